import { readCookies } from '@producer-portal/domain/session'
import type { Caller } from '../http/caller.ts'
import type { Services } from '../http/services.ts'
import { revokeSession } from '../store/revoked-sessions.ts'
import { clearedCookies } from './session-cookies.ts'

/**
 * Ends a session: the token no longer calls the API even where it was copied, and the browser's cookies go. The
 * browser comes here by address, without a header, so the cookie says which session it is. Without a session it does
 * the same, so that signing out twice is no error.
 * @returns a redirect home for a browser, an acknowledgement for a call
 */
export async function signOut(request: Request, { isSecure, address }: Caller, services: Services): Promise<Response> {
  const { db, tokens, now, log } = services
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? readCookies(request.headers.get('cookie') ?? '').jwt
  const session = token === undefined ? null : await tokens.read('session', token)
  if (session !== null) {
    await revokeSession(db, session, now())
    log.event('signed out', { user: session.userId, address })
  }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  for (const cookie of clearedCookies(isSecure)) headers.append('set-cookie', cookie)
  if (request.method !== 'GET') return new Response('{}', { headers })
  headers.set('location', '/')
  return new Response(null, { status: 303, headers })
}
