import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { changePendingSignIn, currentPendingSignIn, usePendingSignIn } from './state.js'
import { endSession } from './session.js'
import type { PendingSignIn } from './state.js'

const waiting: PendingSignIn = {
  stage: 'waiting',
  sessionId: 's1',
  contacts: { email: 'm***@example.com', mobilePhone: '******0112', homePhone: null },
  sentBy: 'sms',
}
const storageName = 'pending_sign_in'

/** A page that shows it reads the storage of the tab. */
const readPendingSignIn = () => renderHook(usePendingSignIn).result.current

afterEach(() => {
  cleanup()
  changePendingSignIn(null)
})

test.each<[string, PendingSignIn]>([
  ['with a code that was sent', waiting],
  ['before its contacts are known', { ...waiting, contacts: null, sentBy: null }],
  ['that was locked', { stage: 'locked' }],
  ['whose time was over', { stage: 'ended' }],
])('a sign-in %s is still there after the page was loaded again', (_, pending) => {
  changePendingSignIn(pending)
  expect(readPendingSignIn()).toEqual(pending)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['another shape', '{"stage":"waiting","sessionId":7}'],
  ['no session', JSON.stringify({ ...waiting, sessionId: '' })],
  ['a way that nobody knows', JSON.stringify({ ...waiting, sentBy: 'pigeon' })],
])('%s in its place is no sign-in', (_, stored) => {
  window.sessionStorage.setItem(storageName, stored)
  expect(readPendingSignIn()).toBeNull()
})

test('a sign-in that is locked keeps nothing that could be used', () => {
  changePendingSignIn(waiting)
  changePendingSignIn({ stage: 'locked' })
  expect(window.sessionStorage.getItem(storageName)).toBe('{"stage":"locked"}')
})

test('before the cookies have been read it is not known whether anybody is signed in', async () => {
  vi.resetModules()
  const fresh = await import('./state.js')
  expect(fresh.currentSession()).toEqual({ status: 'unknown' })
})

test('signing out forgets it, in the page and in the tab', () => {
  changePendingSignIn(waiting)
  endSession()
  expect(currentPendingSignIn()).toBeNull()
  expect(readPendingSignIn()).toBeNull()
})
