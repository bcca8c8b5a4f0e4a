import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './Field.js'

test('names a control of one’s own and describes it', () => {
  render(
    <Field label="Notes" hint="Up to 500 characters" isRequired>
      {(control) => <textarea {...control} />}
    </Field>,
  )
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ })
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Up to 500 characters')
  expect(box.required).toBe(true)
})
