import { readTokenIssue } from '@producer-portal/domain/session'
import * as v from 'valibot'
import { browserCookies } from './browser-cookies.js'

const storageName = 'producer-portal.activity'
const listeners = new Set<() => void>()

const activitySchema = v.object({
  /** In milliseconds since 1970, by this computer's clock. */
  atMs: v.number(),
  /** When the token was issued that was there: what happened before a sign-in does not count after it. */
  issued: v.nullable(v.number()),
})
type Activity = v.InferOutput<typeof activitySchema>

/** The last activity that this page knows of. */
let known: Activity | null = null

/**
 * When somebody last used the present session, in any tab, in milliseconds since 1970. Without any trace that is now,
 * and so it is after a clock was set back.
 */
export function lastActivity(nowMs: number): number {
  const issued = issueOfToken()
  const moments = [known, storedActivity()].flatMap((each) => (each?.issued === issued ? [each.atMs] : []))
  const latest = Math.max(...moments)
  if (moments.length > 0 && latest <= nowMs) return latest
  noteActivity(nowMs)
  return nowMs
}

/** Notes activity for this tab, and for tabs that open later. */
export function noteActivity(atMs: number): void {
  known = { atMs, issued: issueOfToken() }
  try {
    window.localStorage.setItem(storageName, JSON.stringify(known))
  } catch {
    // Storage is blocked: the other tabs hear of it by broadcast.
  }
}

/** Another tab was used. */
export function hearActivity(atMs: number): void {
  known = { atMs: Math.max(known?.atMs ?? 0, atMs), issued: issueOfToken() }
  for (const listener of listeners) listener()
}

/**
 * Tells of activity in other tabs.
 * @returns ends it
 */
export function onActivityElsewhere(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** At the end of a session: the next one begins anew. */
export function forgetActivity(): void {
  known = null
  try {
    window.localStorage.removeItem(storageName)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function issueOfToken(): number | null {
  return readTokenIssue(browserCookies().jwt)
}

function storedActivity(): Activity | null {
  try {
    const read = v.safeParse(activitySchema, JSON.parse(window.localStorage.getItem(storageName) ?? ''))
    return read.success ? read.output : null
  } catch {
    return null
  }
}
