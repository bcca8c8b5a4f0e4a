import { readCookies } from '@producer-portal/domain/session'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../http/services.ts'
import { afterSignOut } from '../identity/after-sign-out.ts'
import { revokeSession } from '../store/revoked-sessions.ts'
import { clearedCookies } from './session-cookies.ts'

/**
 * Ends a session: the token no longer calls the API even where it was copied, and the browser's cookies go. The
 * browser comes here by address, without a header, so the cookie says which session it is. Without a session it does
 * the same, so that signing out twice is no error.
 * @returns for a browser a redirect home, by way of the identity provider where people sign in there; an
 * acknowledgement for a call
 */
export async function signOut(request: Request, { isSecure, address }: Caller, services: Services): Promise<Response> {
  const { db, tokens, now, log, settings } = services
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? readCookies(request.headers.get('cookie') ?? '').jwt
  const session = token === undefined ? null : await tokens.read('session', token)
  if (session !== null) {
    // A session may have been renewed meanwhile, so its last token is as old as this moment at most.
    const expiresAt = new Date(now().getTime() + settings.TOKEN_LIFETIME_SECONDS * 1000)
    await revokeSession(db, { sessionId: session.sessionId, expiresAt }, now())
    log.event('signed out', { user: session.userId, address })
  }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  for (const cookie of clearedCookies(isSecure)) headers.append('set-cookie', cookie)
  if (request.method !== 'GET') return new Response('{}', { headers })
  headers.set('location', afterSignOut(settings))
  return new Response(null, { status: 303, headers })
}
