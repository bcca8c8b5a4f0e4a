import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PasswordField } from './PasswordField.js'

test('hides what is typed until users ask to see it, and says which it is', async () => {
  render(<PasswordField label="Password" />)
  const box = screen.getByLabelText<HTMLInputElement>('Password')
  const reveal = screen.getByRole('button', { name: 'Show password' })
  expect([box.type, reveal.getAttribute('aria-pressed')]).toEqual(['password', 'false'])
  await userEvent.click(reveal)
  expect([box.type, reveal.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
  await userEvent.click(reveal)
  expect(box.type).toBe('password')
})

test.each(['current-password', 'new-password'] as const)('tells password managers that it is a %s', (autoComplete) => {
  render(<PasswordField label="Password" autoComplete={autoComplete} />)
  expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe(autoComplete)
})

test('switched off, what was typed cannot be shown either', async () => {
  render(<PasswordField label="Password" defaultValue="secret" disabled />)
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('password')
})
