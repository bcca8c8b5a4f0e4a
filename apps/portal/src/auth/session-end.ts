import type { AuthFailure } from '@producer-portal/domain/auth'

/** The way a session ended, and the page that says so: /expired or /logout. */
export type SessionEnd = Exclude<AuthFailure, 'none'>

const listeners: ((end: SessionEnd) => void)[] = []

/** Calls back when a session ends without leaving the page, for memory that must not reach the next user. */
export function onSessionEnd(forget: (end: SessionEnd) => void): void {
  listeners.push(forget)
}

export function announceSessionEnd(end: SessionEnd): void {
  for (const forget of listeners) forget(end)
}
