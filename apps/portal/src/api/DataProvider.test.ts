import type { Failure } from '@producer-portal/domain/endpoint'
import { expect, test } from 'vitest'
import { retryPause } from './DataProvider.js'
import { RequestError } from './errors.js'

const failing = (failure: Failure) => new RequestError('getProfile', failure)
const unreachable = failing({ kind: 'unreachable' })
const latest = () => 1
const earliest = () => 0

test.each([
  ['a broken connection', unreachable, 1, 1_000],
  ['a broken connection, the second time', unreachable, 2, 2_000],
  ['a failing service, the third time', failing({ kind: 'failed', status: 503 }), 3, 4_000],
  ['a failing service, the fourth time', failing({ kind: 'failed', status: 503 }), 4, null],
  ['an answer of the wrong shape', failing({ kind: 'failed', wrongField: 'name' }), 1, null],
  ['an answer that refuses', failing({ kind: 'notFound', errors: [] }), 1, null],
  ['a defect of the portal', new Error('x'), 1, null],
])('%s is tried again after: %s', (_, error, attempt, expected) => {
  expect(retryPause(error, attempt, latest)).toBe(expected)
})

test('callers spread over the second half of the pause', () => {
  expect(retryPause(unreachable, 1, earliest)).toBe(500)
})
