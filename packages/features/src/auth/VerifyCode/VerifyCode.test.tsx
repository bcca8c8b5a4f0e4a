import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notSent, wrongCode } from '../../testing/results.js'
import { VerifyCode, type VerifyCodeProps } from './VerifyCode.js'

const nothing = () => undefined
const step = (more: Partial<VerifyCodeProps> = {}) => (
  <VerifyCode
    method="sms"
    contact="******0112"
    infoHref="/verify/info"
    onCodeSubmit={nothing}
    onCodeResend={nothing}
    onCancel={nothing}
    {...more}
  />
)
const field = () => screen.getByLabelText<HTMLInputElement>('One-time passcode')
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000))
const isResendOff = () =>
  screen.getByRole('button', { name: 'Send another code' }).getAttribute('aria-disabled') === 'true'

test('another code empties the field, a wrong one is left to be corrected', async () => {
  const { rerender } = render(step())
  await userEvent.type(field(), '204917')
  rerender(step({ failure: wrongCode }))
  expect(field().value).toBe('204917')
  rerender(step({ resentCount: 1 }))
  expect(field().value).toBe('')
})

test.each([
  ['a wrong code is no reason to ask for another', wrongCode, true],
  ['one that was not sent is', notSent, false],
])('before the time is over %s', (_, failure, isOff) => {
  render(step({ failure, resendWait: 30 }))
  expect(isResendOff()).toBe(isOff)
})

test('each code that is sent begins another wait, which ends by itself', () => {
  vi.useFakeTimers()
  const { rerender } = render(step({ resendWait: 30 }))
  pass(29)
  expect(isResendOff()).toBe(true)
  pass(1)
  expect(isResendOff()).toBe(false)
  rerender(step({ resendWait: 30, resentCount: 1 }))
  expect(isResendOff()).toBe(true)
  pass(30)
  expect(isResendOff()).toBe(false)
})
