import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Fieldset } from './Fieldset.js'

test('its question names the group, and hint and error are read with it', () => {
  render(
    <Fieldset label="Mailing address" hint="Where statements go" error="Enter a whole address.">
      <input aria-label="City" />
    </Fieldset>,
  )
  const group = screen.getByRole('group', { name: 'Mailing address' })
  const texts = group
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
  expect(texts).toEqual(['Where statements go', 'Enter a whole address.'])
})

test.each([
  ['radiogroup', 'true'],
  ['group', null],
] as const)('a %s is said to be required and wrong as a whole: %s', (role, value) => {
  render(<Fieldset role={role} label="Delivery" error="Choose one." isRequired />)
  const root = screen.getByRole(role)
  expect([root.getAttribute('aria-required'), root.getAttribute('aria-invalid')]).toEqual([value, value])
})

test("a description of one's own is kept beside the hint", () => {
  render(<Fieldset label="Mailing address" hint="Where statements go" aria-describedby="note" />)
  expect(screen.getByRole('group').getAttribute('aria-describedby')).toMatch(/-hint note$/)
})
