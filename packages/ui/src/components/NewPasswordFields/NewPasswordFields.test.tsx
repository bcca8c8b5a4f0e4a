import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FormErrorsContext } from '../Form/form-errors.js'
import { NewPasswordFields, type NewPasswordFieldsProps } from './NewPasswordFields.js'

const labels = {
  password: 'New password',
  confirmation: 'Again',
  showPassword: 'Show new password',
  showConfirmation: 'Show it again',
  rules: 'Your password needs',
}
const getRules = () => [{ id: 'long', label: '12 characters', isMet: false }]

test('both fields are required and new, and the rules describe the first one alone', () => {
  render(<NewPasswordFields labels={labels} getRules={getRules} maxLength={64} />)
  const boxes = ['New password', 'Again'].map((name) => screen.getByLabelText<HTMLInputElement>(name))
  expect(boxes.map((box) => [box.name, box.autocomplete, box.maxLength, box.getAttribute('aria-required')])).toEqual([
    ['newPassword', 'new-password', 64, 'true'],
    ['newPasswordVerified', 'new-password', 64, 'true'],
  ])
  const described = boxes.map((box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent)
  expect(described).toEqual([expect.stringContaining('12 characters'), undefined])
})

test.each<[NewPasswordFieldsProps['layout'], Record<string, string>, boolean]>([
  ['below', {}, false],
  ['below', { newPassword: 'Too short' }, true],
  ['below', { newPasswordVerified: 'Not the same' }, true],
  ['beside', { newPassword: 'Too short' }, false],
])('%s the fields, with the problems %j, the rules that are not met are marked: %s', (layout, errors, isMarked) => {
  const { container } = render(
    <FormErrorsContext.Provider value={errors}>
      <NewPasswordFields labels={labels} getRules={getRules} layout={layout} />
    </FormErrorsContext.Provider>,
  )
  expect(container.querySelector('[data-wrong]') !== null).toBe(isMarked)
})
