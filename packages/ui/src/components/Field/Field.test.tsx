import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.js'

test("names a control of one's own and describes it", () => {
  render(
    <Field label="Notes" hint="Up to 500 characters" isRequired>
      {(control) => <textarea {...control} />}
    </Field>,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Up to 500 characters')
  expect(box.required).toBe(true)
})

test('hint, error and a text elsewhere are read with it, in that order', () => {
  render(
    <Field label="Notes" hint="Up to 500 characters" error="Write a sentence." describedBy="elsewhere">
      {({ required: _required, ...control }) => <input {...control} />}
    </Field>,
  )
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent ?? id)).toEqual([
    'Up to 500 characters',
    'Write a sentence.',
    'elsewhere',
  ])
})

test('without an error it says nothing is wrong, and draws no line for it', () => {
  const { container } = render(<Field label="Notes">{(control) => <input {...control} />}</Field>)
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
  expect(container.querySelector('[id$="-error"]')).toBeNull()
})
