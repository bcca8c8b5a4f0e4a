import { getProfile } from '@producer-portal/domain/account'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { call } from '../api/api.js'
import { connectClient, expireSession } from './session.js'
import { changeSession, currentSession } from './state.js'

const user = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] } as const

connectClient()

let replace: MockInstance<Location['replace']>

beforeEach(() => {
  replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { status: 401 })))
})
afterEach(() => changeSession({ status: 'unknown' }))

test.each([
  ['ends the session of a signed-in user', { status: 'authenticated', user }, 'leaving'],
  ['does nothing for a user who has signed out', { status: 'anonymous' }, 'anonymous'],
] as const)('a call that is not allowed %s', async (_, session, after) => {
  changeSession(session)
  expect(await call(getProfile, {})).toMatchObject({ failure: { kind: 'unauthenticated' } })
  expect(currentSession().status).toBe(after)
})

test('a call that fails because the session has expired leaves the page on its way to the reason', async () => {
  changeSession({ status: 'authenticated', user })
  const late = call(getProfile, {})
  expireSession()
  expect(await late).toMatchObject({ failure: { kind: 'unauthenticated' } })
  expect(replace).toHaveBeenCalledExactlyOnceWith('/expired')
})
