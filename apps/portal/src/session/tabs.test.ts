import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '../state/session-state.js'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
import { lastActivity, noteActivity } from './activity.js'
import { endSession } from './end-session.js'
import { refreshSession } from './refresh-session.js'
import { openTabLine } from './tab-line.js'
import type { TabLine } from './tab-line.js'
import { joinTabs } from './tabs.js'

const replace = vi.fn<(url: string | URL) => void>()
const reload = vi.fn<() => void>()
let otherTab: TabLine

beforeEach(() => {
  vi.spyOn(window.location, 'replace').mockImplementation(replace)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  setCookies(sessionCookies())
  refreshSession()
  joinTabs()
  otherTab = openTabLine(() => undefined)
})
afterEach(() => {
  otherTab.close()
  vi.restoreAllMocks()
  replace.mockReset()
  reload.mockReset()
  endSession()
})

test('signed out in another tab: this one forgets the session and shows the sign-in page', async () => {
  otherTab.tell({ kind: 'signed-out' })
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/login'))
  expect(window.sessionStorage.length).toBe(0)
})

test('signed out in another tab: nothing of the account stays on the screen meanwhile', async () => {
  otherTab.tell({ kind: 'signed-out' })
  await vi.waitFor(() => expect(currentSession()).toEqual({ status: 'unknown' }))
})

test('expired in another tab: this one shows the reason, and keeps what was typed', async () => {
  window.sessionStorage.setItem('draft:rivera:name', '{}')
  otherTab.tell({ kind: 'expired' })
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/expired'))
  expect(Object.keys(window.sessionStorage)).toEqual(['draft:rivera:name'])
})

test('used in another tab: the idle time begins anew here too', async () => {
  const now = Date.now()
  noteActivity(now - 60_000)
  otherTab.tell({ kind: 'active', atMs: now - 1_000 })
  await vi.waitFor(() => expect(lastActivity(now)).toBe(now - 1_000))
})

test('signed in as somebody else in another tab: this one loads anew', async () => {
  otherTab.tell({ kind: 'signed-in', userId: 'lin' })
  await vi.waitFor(() => expect(reload).toHaveBeenCalled())
})

test('signed in again as the same user: this tab goes on with the new token', async () => {
  const renewed = Math.floor(Date.now() / 1000) + 9_999
  setCookies({ jwt: tokenUntil(renewed) })
  otherTab.tell({ kind: 'signed-in', userId: 'rivera' })
  await vi.waitFor(() => expect(window.sessionStorage.getItem('session_expiration_time')).toBe(String(renewed)))
  expect(reload).not.toHaveBeenCalled()
})

test('signed in elsewhere while nobody is signed in here: this tab is signed in too', async () => {
  endSession()
  setCookies(sessionCookies())
  otherTab.tell({ kind: 'signed-in', userId: 'rivera' })
  await vi.waitFor(() => expect(currentSession()).toMatchObject({ status: 'authenticated' }))
  expect(reload).not.toHaveBeenCalled()
})
