import { describe, expect, test } from 'vitest'
import { classifyAuthFailure, isAnswer, isSuccess, statusCodes } from './auth-failure.ts'
import type { CallOutcome } from './auth-failure.ts'

const [before, at, after] = [999, 1000, 1001]
const expiresAt = 1000
const list: CallOutcome = { method: 'GET', path: '/contracts', auth: 'bearer', status: 200 }
const save: CallOutcome = { method: 'POST', path: '/profile/update/email', auth: 'bearer', status: 403 }

describe('what a call means for the session', () => {
  test.each<readonly [string, CallOutcome, number, string]>([
    ['success stays', list, after, 'none'],
    ['401 with a live token signs out', { ...list, status: 401 }, before, 'logout'],
    ['401 at the expiration time is expiry', { ...list, status: 401 }, at, 'expired'],
    ['401 after the expiration time is expiry', { ...list, status: 401 }, after, 'expired'],
    ['403 with a live token signs out', { ...list, status: 403 }, before, 'logout'],
    ['403 after the expiration time is expiry', { ...list, status: 403 }, after, 'expired'],
    ['403 with errors on a profile save is shown', { ...save, hasMessage: true }, before, 'none'],
    ['403 without errors on a profile save signs out', save, before, 'logout'],
    [
      '403 with errors on another save signs out',
      { ...save, path: '/quicklinks-selections', hasMessage: true },
      before,
      'logout',
    ],
    [
      '403 with errors on reading the profile signs out',
      { ...list, path: '/profile', status: 403, hasMessage: true },
      before,
      'logout',
    ],
    ['401 with errors on a profile save signs out', { ...save, status: 401, hasMessage: true }, before, 'logout'],
    ['no answer with a live token stays', { ...list, status: null }, before, 'none'],
    ['no answer after the expiration time is expiry', { ...list, status: null }, after, 'expired'],
    ['a bad address signs out', { ...list, status: null, isBadUrl: true }, before, 'logout'],
    ['404 stays', { ...list, status: 404 }, after, 'none'],
    ['409 stays', { ...list, status: 409 }, after, 'none'],
    ['500 stays', { ...list, status: 500 }, after, 'none'],
    ['wrong password at login stays', { ...list, path: '/auth/login', auth: 'none', status: 401 }, after, 'none'],
    ['no answer at login stays', { ...list, path: '/auth/login', auth: 'none', status: null }, after, 'none'],
    [
      '401 on the migration signs out',
      { ...list, path: '/auth/migrate', auth: 'credential', status: 401 },
      before,
      'logout',
    ],
  ])('%s', (_, call, now, expected) => {
    expect(classifyAuthFailure(call, now, expiresAt)).toBe(expected)
  })

  test('without a stored expiration time 401 signs out and a network failure stays', () => {
    expect(classifyAuthFailure({ ...list, status: 401 }, after, null)).toBe('logout')
    expect(classifyAuthFailure({ ...list, status: null }, after, null)).toBe('none')
  })
})

describe('statuses', () => {
  test('are the fourteen that the carrier answers with', () => {
    expect(Object.values(statusCodes)).toEqual([200, 201, 207, 297, 298, 299, 302, 400, 401, 403, 404, 409, 412, 423])
  })

  test.each([
    [200, true, true],
    [207, true, true],
    [299, true, true],
    [302, true, false],
    [423, true, false],
    [499, true, false],
    [500, false, false],
  ])('%s is an answer: %s, a success: %s', (status, answer, success) => {
    expect([isAnswer(status), isSuccess(status)]).toEqual([answer, success])
  })
})
