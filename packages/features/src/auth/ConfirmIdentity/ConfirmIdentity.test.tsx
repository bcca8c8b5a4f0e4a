import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ConfirmIdentity, type ConfirmIdentityProps } from './ConfirmIdentity.js'

const nothing = () => undefined
const methods = { password: true, email: 'r***@example.com', mobilePhone: '******0142', homePhone: null }
const dialog = (more: Partial<ConfirmIdentityProps> = {}) => (
  <ConfirmIdentity
    isOpen
    userId="rivera"
    methods={methods}
    onPasswordSubmit={nothing}
    onCodeRequest={nothing}
    onCodeSubmit={nothing}
    onRetry={nothing}
    onCancel={nothing}
    {...more}
  />
)
const sent = (count: number) => ({ sentCode: { method: 'sms', count } as const })
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'One-time passcode' })

test('another code leads to its field, which is empty, from wherever the user has gone meanwhile', async () => {
  const { rerender } = render(dialog(sent(1)))
  await screen.findByRole('dialog')
  await userEvent.type(field(), '2049')
  rerender(dialog(sent(2)))
  expect(field().value).toBe('')
  await userEvent.click(screen.getByRole('button', { name: 'Use your password instead' }))
  expect(screen.queryByRole('textbox', { name: 'One-time passcode' })).toBeNull()
  rerender(dialog(sent(3)))
  expect(field().value).toBe('')
})

test('with a single contact there is no other way to send the code', async () => {
  render(dialog({ ...sent(1), methods: { ...methods, email: null, mobilePhone: null, homePhone: '******0199' } }))
  await screen.findByRole('dialog')
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(names).toContain('Use your password instead')
  expect(names).not.toContain('Get the code another way')
})
