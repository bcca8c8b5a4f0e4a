import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.js'

test.each(['current-password', 'new-password'] as const)('tells password managers that it is a %s', (autoComplete) => {
  render(<PasswordField label="Password" autoComplete={autoComplete} />)
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe(autoComplete)
})

test('switched off, what was typed cannot be shown either', async () => {
  render(<PasswordField label="Password" defaultValue="secret" disabled />)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
})
