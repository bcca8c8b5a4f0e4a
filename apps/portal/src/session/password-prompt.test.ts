import { afterEach, expect, test } from 'vitest'
import { isPromptAnswered, notePromptAnswer } from './password-prompt.js'
import { clearStoredSession, storeSession } from './session-storage.js'

afterEach(() => {
  clearStoredSession()
  window.localStorage.clear()
})

test('who answered is not asked again until the next sign-in', () => {
  storeSession({ expirationTime: '1800000000' })
  expect(isPromptAnswered()).toBe(false)
  notePromptAnswer()
  expect(isPromptAnswered()).toBe(true)
  storeSession({ expirationTime: '1800003600' })
  expect(isPromptAnswered()).toBe(false)
})
