import { migrateSession } from '@producer-portal/domain/session'
import { call } from '../data/api.js'
import { changeAuthentication, currentAuthentication } from '../state/authentication-state.js'
import { isPromptAnswered, notePromptAnswer } from './password-prompt.js'
import { startSession } from './start-session.js'

/**
 * Exchanges the credential for a session with a token of full length, here and in the other tabs. One exchange at a
 * time; a refusal ends the session as any refused call does, and without a connection the present token goes on. It is
 * the same sign-in still: who has answered about the password is not asked again.
 */
export async function renewSession(): Promise<void> {
  if (currentAuthentication()?.status === 'migrating') return
  changeAuthentication({ kind: 'migration-started' })
  try {
    const answer = await call(migrateSession, {})
    if (!answer.ok || currentAuthentication()?.status !== 'migrating') return
    changeAuthentication({ kind: 'migration-done' })
    const wasAnswered = isPromptAnswered()
    startSession()
    if (wasAnswered) notePromptAnswer()
  } catch {
    // The token that is there lasts until its own end; the next activity tries again.
  } finally {
    if (currentAuthentication()?.status === 'migrating') changeAuthentication({ kind: 'signed-in' })
  }
}
