import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '../state/session-state.js'
import { sessionCookies, setCookies, tokenUntil } from '../testing/sign-in-as.js'
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
