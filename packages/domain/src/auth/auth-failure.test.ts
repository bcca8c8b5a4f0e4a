import { describe, expect, test } from 'vitest'
import { classifyAuthFailure, statusCodes } from './auth-failure.ts'
import type { Failure } from '../endpoint/index.ts'

const [before, at, after] = [999, 1000, 1001]
const expiresAt = 1000
const list = { method: 'GET', path: '/contracts', auth: 'bearer' } as const
const save = { method: 'POST', path: '/profile/update/email', auth: 'bearer' } as const
const withWords = { message: undefined, errors: ['No.'] }
const withoutWords = { message: undefined, errors: [] }
const unauthenticated: Failure = { kind: 'unauthenticated', ...withoutWords }
const forbidden: Failure = { kind: 'refused', status: 403, ...withoutWords }
const forbiddenWithWords: Failure = { kind: 'refused', status: 403, ...withWords }
const unreachable: Failure = { kind: 'unreachable' }

type Call = Parameters<typeof classifyAuthFailure>[0]

describe('what a failed call means for the session', () => {
  test.each<readonly [string, Call, Failure | 'bad-url', number, string]>([
    ['401 with a live token signs out', list, unauthenticated, before, 'logout'],
    ['401 at the expiration time is expiry', list, unauthenticated, at, 'expired'],
    ['401 after the expiration time is expiry', list, unauthenticated, after, 'expired'],
    ['403 with a live token signs out', list, forbidden, before, 'logout'],
    ['403 after the expiration time is expiry', list, forbidden, after, 'expired'],
    ['403 with errors on reading a save signs out', { ...save, method: 'GET' }, forbiddenWithWords, before, 'logout'],
    ['403 with errors on a profile save is shown', save, forbiddenWithWords, before, 'none'],
    ['403 without errors on a profile save signs out', save, forbidden, before, 'logout'],
    [
      '403 with errors on another save signs out',
      { ...save, path: '/quicklinks-selections' },
      forbiddenWithWords,
      before,
      'logout',
    ],
    [
      '403 with errors on reading the profile signs out',
      { ...list, path: '/profile' },
      forbiddenWithWords,
      before,
      'logout',
    ],
    [
      '403 for lack of proof stays',
      list,
      { kind: 'refused', status: 403, needsProof: true, ...withWords },
      before,
      'none',
    ],
    ['401 with errors on a profile save signs out', save, { kind: 'unauthenticated', ...withWords }, before, 'logout'],
    ['no answer with a live token stays', list, unreachable, before, 'none'],
    ['no answer after the expiration time is expiry', list, unreachable, after, 'expired'],
    ['a bad address signs out', list, 'bad-url', before, 'logout'],
    ['400 stays', list, { kind: 'refused', status: 400, ...withWords }, after, 'none'],
    ['423 stays', list, { kind: 'refused', status: 423, ...withoutWords }, before, 'none'],
    ['429 stays', list, { kind: 'tooManyRequests', retryAt: undefined, ...withoutWords }, after, 'none'],
    ['404 stays', list, { kind: 'notFound', ...withoutWords }, after, 'none'],
    ['409 stays', list, { kind: 'conflict', ...withoutWords }, after, 'none'],
    ['500 stays', list, { kind: 'failed', status: 500 }, after, 'none'],
    ['wrong password at login stays', { ...list, path: '/auth/login', auth: 'none' }, unauthenticated, after, 'none'],
    ['no answer at login stays', { ...list, path: '/auth/login', auth: 'none' }, unreachable, after, 'none'],
    [
      '401 on the migration signs out',
      { ...list, path: '/auth/migrate', auth: 'credential' },
      unauthenticated,
      before,
      'logout',
    ],
  ])('%s', (_, call, failure, now, expected) => {
    expect(classifyAuthFailure(call, failure, now, expiresAt)).toBe(expected)
  })

  test('without a stored expiration time 401 signs out and a network failure stays', () => {
    expect(classifyAuthFailure(list, unauthenticated, after, null)).toBe('logout')
    expect(classifyAuthFailure(list, unreachable, after, null)).toBe('none')
  })
})

test('the statuses are the fourteen that the carrier answers with', () => {
  expect(Object.values(statusCodes)).toEqual([200, 201, 207, 297, 298, 299, 302, 400, 401, 403, 404, 409, 412, 423])
})
