import { expect, test } from 'vitest'
import { retryPause } from './DataProvider.js'
import { HttpError, InvalidAnswerError, NetworkError, TimeoutError } from './errors.js'

const latest = () => 1
const earliest = () => 0

test.each([
  ['a broken connection', new NetworkError('getProfile', 'x'), 1, 1_000],
  ['a time-out, the second time', new TimeoutError('getProfile', 'x'), 2, 2_000],
  ['a failing service, the third time', new HttpError('getProfile', 503), 3, 4_000],
  ['a failing service, the fourth time', new HttpError('getProfile', 503), 4, null],
  ['an answer of the wrong shape', new InvalidAnswerError('getProfile', 'name'), 1, null],
  ['an answer that refuses', new HttpError('getProfile', 404), 1, null],
  ['a defect of the portal', new Error('x'), 1, null],
])('%s is tried again after: %s', (_, error, attempt, expected) => {
  expect(retryPause(error, attempt, latest)).toBe(expected)
})

test('callers spread over the second half of the pause', () => {
  expect(retryPause(new NetworkError('getProfile', 'x'), 1, earliest)).toBe(500)
})
