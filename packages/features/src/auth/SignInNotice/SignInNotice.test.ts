import type { Failure } from '@producer-portal/domain/endpoint'
import { expect, test } from 'vitest'
import { createTranslate } from '../../i18n/useMessages.js'
import { authMessages } from '../messages.js'
import { formatTimeLeft, toSignInFailureText } from './SignInNotice.js'
import { defaultMessagesContext } from '../../testing/default-messages.js'

const said = (message: string | undefined) => ({ message, errors: [] })

test.each<[Failure, string]>([
  [{ kind: 'unauthenticated', ...said(undefined) }, 'Invalid Credentials'],
  [{ kind: 'unauthenticated', ...said('') }, 'Invalid Credentials'],
  [{ kind: 'unauthenticated', ...said('Your account is locked.') }, 'Your account is locked.'],
  [{ kind: 'tooManyRequests', ...said(undefined) }, 'Too many sign-in attempts. Try again later.'],
  [{ kind: 'tooManyRequests', ...said('Try again in 10 minutes.') }, 'Try again in 10 minutes.'],
  [{ kind: 'failed' }, 'Unknown error occurred while logging in.'],
  [{ kind: 'refused', status: 400, ...said('column "x" does not exist') }, 'Unknown error occurred while logging in.'],
  [{ kind: 'unreachable' }, 'Check your internet connection and try again.'],
])('the failure %o reads "%s"', (failure, expected) => {
  expect(toSignInFailureText(failure, createTranslate(authMessages, defaultMessagesContext))).toBe(expected)
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
