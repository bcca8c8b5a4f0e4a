import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PhoneField } from './PhoneField.js'

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' })

test('shows the keys of a phone and may be filled by the browser', () => {
  render(<PhoneField label="Mobile phone" />)
  expect([box().type, box().autocomplete]).toEqual(['tel', 'tel'])
})

test('a number that is given is shown in order', () => {
  render(<PhoneField label="Mobile phone" value="3125550101" />)
  expect(box().value).toBe('(312) 555-0101')
})

test('a number that is too short stays as it is', async () => {
  render(<PhoneField label="Mobile phone" defaultValue="312" error="Enter ten digits." />)
  await userEvent.type(box(), '55')
  await userEvent.tab()
  expect(box().value).toBe('31255')
})
