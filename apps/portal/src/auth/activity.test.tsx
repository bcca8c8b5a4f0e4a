import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCookies } from '../testing/sign-in-as.js'
import { clearActivity, receiveActivity, lastActivity, recordActivity, onRemoteActivity } from './activity.js'

const now = Date.parse('2026-03-16T15:00:00Z')
const storageName = 'producer-portal.activity'
const signInAt = (issued: number) => setCookies({ jwt: `head.${btoa(JSON.stringify({ iat: issued }))}.signature` })
const leftByAnotherTab = (atMs: number, issued = 1_000) =>
  window.localStorage.setItem(storageName, JSON.stringify({ atMs, issued }))

function blocked(): never {
  throw new DOMException('blocked', 'SecurityError')
}

beforeEach(() => signInAt(1_000))
afterEach(() => {
  clearActivity()
  setCookies({ jwt: '' })
})

test('without any trace the portal is used now', () => {
  expect(lastActivity(now)).toBe(now)
  expect(lastActivity(now + 5)).toBe(now)
})

test('a new tab knows when the others were used', () => {
  leftByAnotherTab(now - 60_000)
  expect(lastActivity(now)).toBe(now - 60_000)
})

test('the latest of all tabs counts', () => {
  recordActivity(now - 60_000)
  receiveActivity(now - 10_000)
  receiveActivity(now - 30_000)
  expect(lastActivity(now)).toBe(now - 10_000)
})

test('what an older session left behind does not count for the next', () => {
  leftByAnotherTab(now - 7_200_000)
  signInAt(2_000)
  expect(lastActivity(now)).toBe(now)
})

test('after the clock was set back the idle time restarts', () => {
  recordActivity(now + 3_600_000)
  expect(lastActivity(now)).toBe(now)
  expect(lastActivity(now + 5)).toBe(now)
})

test('other values in the storage are ignored', () => {
  window.localStorage.setItem(storageName, '{"atMs":"yesterday"}')
  expect(lastActivity(now)).toBe(now)
})

test('a tab receives activity of the others until it stops listening', () => {
  const listener = vi.fn<() => void>()
  const stop = onRemoteActivity(listener)
  receiveActivity(now)
  stop()
  receiveActivity(now)
  expect(listener).toHaveBeenCalledOnce()
})

test('the end of a session leaves no trace', () => {
  recordActivity(now)
  clearActivity()
  expect(window.localStorage.getItem(storageName)).toBeNull()
})

test('blocked storage: the tab goes by what it knows itself', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    vi.spyOn(window.localStorage, method).mockImplementation(blocked)
  }
  recordActivity(now - 60_000)
  expect(lastActivity(now)).toBe(now - 60_000)
  clearActivity()
})
