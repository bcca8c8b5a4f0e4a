import { migrateSession } from '@producer-portal/domain/auth'
import { call } from '../api/api.js'
import { isPasswordPromptAnswered, recordPasswordPromptAnswer } from './password-prompt.js'
import { startSession } from './session.js'
import { currentSession } from './state.js'

let renewal: Promise<void> | undefined

/**
 * Exchanges the credential for a session with a new token, here and in the other tabs; once at a time. A refusal ends
 * the session as any refused call does, and without a connection the present token goes on. It's still the same
 * sign-in: the question about an expiring password isn't asked again.
 */
export function renewSession(): Promise<void> {
  renewal ??= renew().finally(() => {
    renewal = undefined
  })
  return renewal
}

async function renew(): Promise<void> {
  try {
    const answer = await call(migrateSession, {})
    // Signed out meanwhile: a late answer starts no session
    if (!answer.ok || currentSession().status !== 'authenticated') return
    const wasAnswered = isPasswordPromptAnswered()
    startSession()
    if (wasAnswered) recordPasswordPromptAnswer()
  } catch {
    // The present token lasts until it expires; the next activity tries again.
  }
}
