import { afterEach, expect, test } from 'vitest'
import { isPasswordPromptAnswered, recordPasswordPromptAnswer } from './password-prompt.js'
import { clearStoredSession, storeSession } from './cookies.js'

afterEach(clearStoredSession)

test('who answered is not asked again until the next sign-in', () => {
  storeSession({ expirationTime: '1800000000' })
  expect(isPasswordPromptAnswered()).toBe(false)
  recordPasswordPromptAnswer()
  expect(isPasswordPromptAnswered()).toBe(true)
  storeSession({ expirationTime: '1800003600' })
  expect(isPasswordPromptAnswered()).toBe(false)
})
