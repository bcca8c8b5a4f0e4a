import { parseAccessUser } from '@producer-portal/domain/access'
import type { AccessUser } from '@producer-portal/domain/access'
import { checkSession, cookieNames, isExpired, productLogoutPath } from '@producer-portal/domain/auth'
import type { CookieKey, SessionCheck, SessionCookies, SessionStorageValues } from '@producer-portal/domain/auth'
import { connectSession } from '../api/api.js'
import { isOffline, reportLost, whenOnline } from '../api/connection.js'
import { clearCache } from '../api/cache.js'
import { claimStorage, clearSharedStorage, clearStorage } from '../storage/stored.js'
import { clearActivity, receiveActivity, recordActivity } from './activity.js'
import { savedReturnTo, saveReturnTo } from './after-sign-in.js'
import { nowInSeconds, updateClockOffset } from './clock.js'
import {
  browserCookies,
  clearStoredSession,
  removeCookie,
  storedExpiry,
  storedSession,
  storeSession,
} from './cookies.js'
import { announceSessionEnd } from './session-end.js'
import type { SessionEnd } from './session-end.js'
import { forgetSignOut, getSignOutReason, noteSignOut } from './signed-out.js'
import { changePendingSignIn, changeSession, currentSession } from './state.js'
import { broadcast, subscribeToTabs } from './tab-channel.js'
import type { TabMessage } from './tab-channel.js'

/** Gives the client of the API the tokens of this browser, and ends the session when a call has lost it. */
export function connectClient(): void {
  connectSession({
    readToken: (auth) => (auth === 'credential' ? browserCookies().credential : browserCookies().jwt),
    readExpiry: storedExpiry,
    now: nowInSeconds,
    onServerTime: updateClockOffset,
    onProofNeeded: () =>
      import('./ProofPrompt.js').then(
        ({ askForProof }) => askForProof(),
        () => false,
      ),
    onSessionLoss: (by) => {
      // A late answer to an ended session changes nothing for a signed-out user, and a page that is leaving keeps its reason
      if (currentSession().status === 'authenticated') handleSessionLoss(by)
    },
  })
}

/**
 * Reads the session from the cookies again: at the start, on every page, and when another tab has signed in. A session
 * that has ended leaves no answers behind, and a page never continues with the session of another user.
 */
export function refreshSession(): void {
  const current = currentSession()
  // The cookies outlive a session that the service no longer takes: they must not bring it back on the way out
  if (current.status === 'leaving' || current.status === 'ended') return
  const reading = readSession(browserCookies(), storedSession(), nowInSeconds())
  if (reading.kind === 'ended') return handleSessionLoss(reading.by)
  if (reading.kind === 'anonymous') {
    clearStoredSession()
    clearSharedStorage()
    if (current.status === 'authenticated') forgetSession('expired')
    else if (current.status === 'unknown') changeSession({ status: 'anonymous' })
    return
  }
  if (current.status === 'authenticated' && current.user.userId !== reading.user.userId) return hardReload()
  storeSession(reading.toStore)
  if (current.status === 'authenticated' && JSON.stringify(current.user) === JSON.stringify(reading.user)) return
  claimStorage(reading.user.userId)
  changeSession({ status: 'authenticated', user: reading.user })
}

/** Starts the session of the service's cookies, and says whether there is one. */
export function startSession(): boolean {
  if (!browserCookies().jwt) return false
  refreshSession()
  const session = currentSession()
  if (session.status !== 'authenticated') return false
  recordActivity(Date.now())
  forgetSignOut()
  changePendingSignIn(null)
  broadcast({ kind: 'signed-in', userId: session.user.userId })
  return true
}

/**
 * Leaves a session that has ended. `expired` forgets the user and shows the sign-in page with the reason; `logout`, for
 * one that the service no longer takes, does so through the sign-out page. Both keep the path and the drafts, and reload
 * the page, so that nothing of the user stays in memory.
 */
export function handleSessionLoss(by: SessionEnd): void {
  const { pathname, search, hash } = window.location
  const target = `/${by}`
  if (pathname === target) return changeSession({ status: 'anonymous' })
  if (by === 'expired') forgetSession('expired')
  else noteSignOut('ended')
  saveReturnTo(pathname + search + hash)
  leaveFor(target)
}

/**
 * Loads another page. Until then nothing of the user stays on the screen, nothing redirects to /login or asks about
 * unsaved changes. Without a connection this page says that the session has ended, and leaves once there is one.
 */
function leaveFor(address: string): void {
  changeSession({ status: isOffline() ? 'ended' : 'leaving' })
  whenOnline(() => window.location.replace(address))
}

/**
 * Ends a session after inactivity: the service revokes the token, and every tab shows the sign-in page with the reason.
 * Drafts and the path are kept for when the same user returns.
 */
export function expireSession(): void {
  void revokeToken(browserCookies().jwt)
  broadcast({ kind: 'expired' })
  handleSessionLoss('expired')
}

/**
 * Signs out in every tab, then leaves through the product logout, which leads to the home page. Without a connection the
 * session ends here at once, and the service is told as soon as it can be reached, if this page is still open. Users
 * who didn't ask for it, because their session ended elsewhere, find the path and the drafts again.
 */
export async function signOut(): Promise<void> {
  const { jwt } = browserCookies()
  if (getSignOutReason() === 'ended') {
    const path = savedReturnTo()
    forgetSession('expired')
    noteSignOut('ended')
    if (path) saveReturnTo(path)
    broadcast({ kind: 'expired' })
  } else {
    endSession()
    noteSignOut('signedOut')
    broadcast({ kind: 'signed-out' })
  }
  if (!isOffline() && (await revokeToken(jwt))) return leaveFor(productLogoutPath)
  reportLost()
  whenOnline(() => void revokeToken(jwt))
  leaveFor(productLogoutPath)
}

/** The same without leaving the page. */
export function endSessionInAllTabs(): void {
  void revokeToken(browserCookies().jwt)
  endSession()
  broadcast({ kind: 'signed-out' })
}

/** Forgets everything of this user in this browser: session storage, cookies, cached answers, state. */
export function endSession(): void {
  forgetSession('logout')
}

/** The remembered device outlives the session: it saves its owner the second factor for 30 days. */
const keptCookies: readonly CookieKey[] = ['mfaToken']

/** Forgets a session. One that ended without the user leaves what they have typed in this tab. */
function forgetSession(end: SessionEnd): void {
  clearStorage(end)
  const cookies = Object.keys(cookieNames) as CookieKey[]
  for (const key of cookies) if (!keptCookies.includes(key)) removeCookie(key)
  clearActivity()
  clearCache()
  changePendingSignIn(null)
  announceSessionEnd(end)
  changeSession({ status: 'anonymous' })
}

/** The time that signing out waits for the service, in milliseconds. */
const revocationTimeout = 4_000

/**
 * Revokes a token at the service. The request outlives the page, and the browser forgets the token either way. Without
 * cookies, so that a late answer doesn't clear those of a new sign-in.
 * @returns false if the service can't be reached
 */
async function revokeToken(token: string | undefined): Promise<boolean> {
  if (!token) return true
  const headers = { Authorization: `Bearer ${token}` }
  const revocation = window
    .fetch(productLogoutPath, { method: 'POST', keepalive: true, credentials: 'omit', headers })
    .then(
      () => true,
      () => false,
    )
  return Promise.race([revocation, new Promise<false>((resolve) => setTimeout(resolve, revocationTimeout, false))])
}

/** From now on this tab is signed in and out with the others, and never mixes one user's page with another's token. */
export function followOtherTabs(): void {
  subscribeToTabs(handleTabMessage)
}

function handleTabMessage(message: TabMessage): void {
  if (message.kind === 'active') return receiveActivity(message.atMs)
  const session = currentSession()
  const isSignedIn = session.status === 'authenticated'
  if (message.kind === 'expired') return isSignedIn ? handleSessionLoss('expired') : undefined
  if (message.kind === 'signed-out') return followSignOut(isSignedIn)
  return isSignedIn && session.user.userId !== message.userId ? hardReload() : refreshSession()
}

function followSignOut(isSignedIn: boolean): void {
  clearStorage('logout')
  changePendingSignIn(null)
  if (isSignedIn) leaveFor('/login')
}

/** Another user is signed in: nothing of the first stays in memory or on the screen. */
function hardReload(): void {
  changeSession({ status: 'leaving' })
  window.location.reload()
}

/**
 * From now on a page that Back restores from the browser's memory reads the session before anything else: it is as old
 * as its visit, and its user may have signed out since.
 */
export function refreshOnPageRestore(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    changeSession({ status: 'unknown' })
    refreshSession()
  })
}

/** The session that the cookies and the session storage of a tab make up. */
export type SessionReading =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'authenticated'; readonly user: AccessUser; readonly toStore: SessionCheck['toStore'] }
  | { readonly kind: 'ended'; readonly by: SessionEnd }

/**
 * Reads the session. Without a token the user is signed out, unless the tab has a session that has expired. A token
 * without its audience, its access or any other session cookie is no session, and the user is signed out.
 */
export function readSession(
  cookies: SessionCookies,
  storage: SessionStorageValues,
  nowSeconds: number,
): SessionReading {
  if (!cookies.jwt) return hasExpired(storage, nowSeconds) ? { kind: 'ended', by: 'expired' } : { kind: 'anonymous' }
  const { isValid, expiresAtSeconds, toStore } = checkSession(cookies, storage)
  if (!isValid) return { kind: 'ended', by: 'logout' }
  if (isExpired(expiresAtSeconds, nowSeconds)) return { kind: 'ended', by: 'expired' }
  const { userId = '', audience = '', access = '' } = cookies
  return { kind: 'authenticated', user: parseAccessUser({ userId, audience, access }), toStore }
}

function hasExpired({ expirationTime }: SessionStorageValues, nowSeconds: number): boolean {
  return Boolean(expirationTime) && isExpired(Number(expirationTime), nowSeconds)
}
