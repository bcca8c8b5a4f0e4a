import type { Failure } from '@producer-portal/domain/endpoint'
import { expect, test, vi } from 'vitest'
import { isNotFound, isUnreachable, RequestError } from './errors.js'
import { makeRequestKey } from './request-key.js'

const words = { message: undefined, errors: [] }

test.each<[Failure, string, boolean, boolean]>([
  [{ kind: 'unreachable' }, 'getProfile: unreachable', true, false],
  [{ kind: 'failed', status: 503 }, 'getProfile: failed', false, false],
  [{ kind: 'failed', wrongField: 'agents.1.name' }, 'getProfile: failed at "agents.1.name"', false, false],
  [{ kind: 'notFound', ...words }, 'getProfile: notFound', false, true],
  [{ kind: 'notFound', message: 'No such case.', errors: [] }, 'No such case.', false, true],
  [{ kind: 'unauthenticated', ...words }, 'getProfile: unauthenticated', false, false],
])('%j', (failure, message, unreachable, notFound) => {
  const error = new RequestError('getProfile', failure)
  expect(error).toMatchObject({ name: 'RequestError', message, failure })
  expect([isUnreachable(error), isNotFound(error)]).toEqual([unreachable, notFound])
})

test('a defect of the portal is neither', () => {
  expect([isUnreachable(new Error('x')), isNotFound(undefined)]).toEqual([false, false])
})

test('each request has a key of its own, of 128 bits', () => {
  const keys = Array.from({ length: 20 }, makeRequestKey)
  expect(new Set(keys).size).toBe(20)
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/)
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes)
  expect(makeRequestKey()).toBe('0'.repeat(32))
})
