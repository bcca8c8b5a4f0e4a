import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from './state.js'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
import { lastActivity, recordActivity, shareActivity } from './activity.js'
import {
  endSession,
  endSessionInAllTabs,
  expireSession,
  followOtherTabs,
  refreshSession,
  signOut,
  startSession,
} from './session.js'
import { openTabChannel } from './tab-channel.js'
import type { TabChannel, TabMessage } from './tab-channel.js'

const replace = vi.fn<(url: string | URL) => void>()
const reload = vi.fn<() => void>()
let otherTab: TabChannel
let heard: TabMessage[]

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  setCookies(sessionCookies())
  refreshSession()
  followOtherTabs()
  heard = []
  otherTab = openTabChannel((message) => heard.push(message))
  vi.spyOn(window, 'fetch').mockImplementation(() => Promise.resolve(new Response('{}')))
})
afterEach(() => {
  otherTab.close()
  endSession()
})

test('signed out in another tab: this one forgets the session and shows the sign-in page', async () => {
  otherTab.send({ kind: 'signed-out' })
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/login'))
  expect(window.sessionStorage.length).toBe(0)
})

test('signed out in another tab: nothing of the account stays on the screen meanwhile', async () => {
  otherTab.send({ kind: 'signed-out' })
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'leaving' }))
})

test('expired in another tab: this one shows the reason, and keeps what was typed', async () => {
  window.sessionStorage.setItem('draft:rivera:name', '{}')
  otherTab.send({ kind: 'expired' })
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/expired'))
  expect(Object.keys(window.sessionStorage).toSorted()).toEqual(['draft:rivera:name', 'return_to'])
})

test('used in another tab: the idle time restarts here too', async () => {
  const now = Date.now()
  recordActivity(now - 60_000)
  otherTab.send({ kind: 'active', atMs: now - 1_000 })
  await vi.waitFor(() => expect(lastActivity(now)).toBe(now - 1_000))
})

test('signed in as another user in another tab: this one reloads', async () => {
  otherTab.send({ kind: 'signed-in', userId: 'lin' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

test('signed in again as the same user: this tab continues with the new token', async () => {
  const renewed = Math.floor(Date.now() / 1000) + 9_999
  setCookies({ jwt: tokenUntil(renewed) })
  otherTab.send({ kind: 'signed-in', userId: 'rivera' })
  await vi.waitFor(() => expect(window.sessionStorage.getItem('session_expiration_time')).toBe(String(renewed)))
  expect(reload).not.toHaveBeenCalled()
})

test('signed in elsewhere while this tab is signed out: this tab is signed in too', async () => {
  endSession()
  setCookies(sessionCookies())
  otherTab.send({ kind: 'signed-in', userId: 'rivera' })
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated' }))
  expect(reload).not.toHaveBeenCalled()
})

test.each<[string, () => unknown, TabMessage]>([
  ['a sign-in', startSession, { kind: 'signed-in', userId: 'rivera' }],
  ['signing out', signOut, { kind: 'signed-out' }],
  ['a session that is ended in place', endSessionInAllTabs, { kind: 'signed-out' }],
  ['a session that has run out', expireSession, { kind: 'expired' }],
  ['activity', () => shareActivity(7), { kind: 'active', atMs: 7 }],
])('the other tabs hear of %s', async (_, act, message) => {
  await act()
  await vi.waitFor(() => expect(heard).toEqual([message]))
})
