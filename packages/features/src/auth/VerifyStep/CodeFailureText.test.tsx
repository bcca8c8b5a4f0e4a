import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type CodeFailure, CodeFailureText } from './VerifyStep.js'

test.each<[CodeFailure, string]>([
  [{ kind: 'wrongCode' }, 'The code you entered is incorrect. Try again.'],
  [{ kind: 'sendFailed' }, 'Failed to send MFA Code'],
  [{ kind: 'sendUnreachable' }, 'Failed to send MFA CodeCheck your internet connection and try again.'],
  [{ kind: 'checkFailed' }, 'Unknown error validating OTP Code'],
  [{ kind: 'checkUnreachable' }, 'Check your internet connection and try again.'],
  [{ kind: 'refused', message: 'This code has expired.' }, 'This code has expired.'],
])('%o reads "%s"', (failure, text) => {
  expect(render(<CodeFailureText failure={failure} />).container.textContent).toBe(text)
})
