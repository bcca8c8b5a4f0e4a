import type { CodeFailure } from '@producer-portal/domain/auth'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CodeFailureText } from './VerifyStep.js'

const refused = (status: number, message: string) => ({ kind: 'refused', status, message, errors: [] }) as const

test.each<[CodeFailure, string]>([
  [{ step: 'check', failure: refused(400, 'No.') }, 'The code you entered is incorrect. Try again.'],
  [{ step: 'send', failure: { kind: 'failed' } }, 'Failed to send MFA Code'],
  [
    { step: 'send', failure: { kind: 'unreachable' } },
    'Failed to send MFA CodeCheck your internet connection and try again.',
  ],
  [{ step: 'check', failure: { kind: 'failed' } }, 'Unknown error validating OTP Code'],
  [
    { step: 'check', failure: { kind: 'unreachable' } },
    'Unknown error validating OTP CodeCheck your internet connection and try again.',
  ],
  [{ step: 'check', failure: refused(423, 'This code has expired.') }, 'This code has expired.'],
])('%o reads "%s"', (failure, text) => {
  expect(render(<CodeFailureText failure={failure} />).container.textContent).toBe(text)
})
