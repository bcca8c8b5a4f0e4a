import { expect, test } from 'vitest'
import { getText } from '../../i18n/define-messages.js'
import { authMessages } from '../messages.js'
import { formatTimeLeft, type SignInFailure, toSignInFailureText } from './SignInNotice.js'

test.each<[SignInFailure, string]>([
  [{ kind: 'rejected' }, 'Invalid Credentials'],
  [{ kind: 'rejected', message: '' }, 'Invalid Credentials'],
  [{ kind: 'rejected', message: 'Your account is locked.' }, 'Your account is locked.'],
  [{ kind: 'limited' }, 'Too many sign-in attempts. Try again later.'],
  [{ kind: 'limited', message: 'Try again in 10 minutes.' }, 'Try again in 10 minutes.'],
  [{ kind: 'failed' }, 'Unknown error occurred while logging in.'],
  [{ kind: 'failed', message: 'column "x" does not exist' }, 'Unknown error occurred while logging in.'],
  [{ kind: 'unreachable' }, 'Check your internet connection and try again.'],
  [{ kind: 'unreachable', message: 'Failed to fetch' }, 'Check your internet connection and try again.'],
])('the failure %o reads "%s"', (failure, expected) => {
  expect(toSignInFailureText(failure, (key) => String(getText(authMessages.entries[key])))).toBe(expected)
})

test.each([
  [600, '10:00'],
  [65, '1:05'],
  [4.2, '0:05'],
  [0, '0:00'],
  [-3, '0:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(formatTimeLeft(seconds)).toBe(text)
})
