import { getProfile } from '@producer-portal/domain/account'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeSession, currentSession } from '../auth/state.js'
import { call } from '../api/api.js'
import './connect-session.js'

const user = { userId: 'rivera', audiences: ['Agent'], access: ['FRS'] } as const

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined)
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}', { status: 401 })))
})
afterEach(() => {
  vi.restoreAllMocks()
  changeSession({ status: 'unknown' })
})

test.each([
  ['ends the session of who is signed in', { status: 'authenticated', user }, 'unknown'],
  ['does nothing to who is signed out by now', { status: 'anonymous' }, 'anonymous'],
] as const)('a call that is not allowed %s', async (_, session, after) => {
  changeSession(session)
  expect(await call(getProfile, {})).toMatchObject({ ok: false, status: 401 })
  expect(currentSession().status).toBe(after)
})
