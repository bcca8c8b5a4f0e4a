import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notSent, wrongCode } from '../../testing/results.js'
import { VerifyMobilePhone, type VerifyMobilePhoneProps } from './VerifyMobilePhone.js'

const nothing = () => undefined
const page = (more: Partial<VerifyMobilePhoneProps> = {}) => (
  <VerifyMobilePhone
    phone="3125550142"
    codesSent={1}
    numberHref="#number"
    onCodeSubmit={nothing}
    onCodeResend={nothing}
    onStartAgain={nothing}
    onCancel={nothing}
    {...more}
  />
)
const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('another code to the phone empties the field, a wrong one is left to be corrected', async () => {
  const { rerender } = render(page())
  await userEvent.type(field(), '204917')
  rerender(page({ failure: wrongCode }))
  expect(field().value).toBe('204917')
  rerender(page({ codesSent: 2 }))
  expect(field().value).toBe('')
})

test.each([
  ['a wrong code is no reason to ask for another', wrongCode, true],
  ['one that was not sent is', notSent, false],
])('while a new phone is confirmed %s before the time is over', (_, failure, isOff) => {
  render(page({ failure, resendWait: 30 }))
  const resend = screen.getByRole('button', { name: /another code|send .*again|resend/i })
  expect(resend.getAttribute('aria-disabled') === 'true').toBe(isOff)
})
