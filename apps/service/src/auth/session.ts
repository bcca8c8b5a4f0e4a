import { createHash, randomUUID } from 'node:crypto'
import type { AccessUser } from '@producer-portal/domain/access'
import { formatAccessUser, parseAccessUser } from '@producer-portal/domain/access'
import type { Profile } from '@producer-portal/domain/account'
import { profileSchema } from '@producer-portal/domain/account'
import type { AuthSession, CookieKey } from '@producer-portal/domain/auth'
import { cookieText, cookiesOfSession, readCookies, sessionConstants } from '@producer-portal/domain/auth'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import type { Caller, PrivateCookie } from '../http/context.ts'
import { isFromOtherSite, privateCookieText, readPrivateCookie } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import type { ReadToken, Services, TokenUse, Tokens } from '../services.ts'
import type { Account } from '../store/account.ts'
import { findAccountOfSession } from '../store/account.ts'
import { revokeSession } from '../store/auth.ts'
import { addSession } from '../store/sessions.ts'

/** The data region of every session; there is only one. */
const region = 'us-1'

const nameSchema = v.object({ fullName: v.nullish(v.string(), null) })

/** A session with new tokens: the answer to the sign-in and the source of its cookies. */
async function issueTokens(
  account: Account,
  { sessionId, startedAt }: { readonly sessionId: string; readonly startedAt: Date },
  { tokens, settings }: Pick<Services, 'tokens' | 'settings'>,
): Promise<AuthSession> {
  const facts = { userId: account.user_id, sessionId, generation: account.session_generation }
  const end = sessionEnd(startedAt, settings)
  const [jwt, ontCred] = await Promise.all([tokens.sign('session', facts, end), tokens.sign('credential', facts, end)])
  const { userId, audience, access } = formatAccessUser(toAccessUser(account))
  return {
    jwt,
    ontCred,
    ucUserId: userId,
    ucUserName: v.parse(nameSchema, account.profile).fullName ?? userId,
    ucUserAudience: audience,
    ucUserAccess: access,
    ocmRegion: region,
    ocmChecksum: createHash('sha256')
      .update(`${userId}\n${audience}\n${access}\n${facts.sessionId}`)
      .digest('hex')
      .slice(0, 16),
    mfaToken: null,
    redirectUrl: null,
  }
}

type SessionServices = Pick<Services, 'db' | 'tokens' | 'settings' | 'now'>

/** Starts a session of a user who has just proved who they are: by password, code or identity provider. */
export async function startSession(account: Account, services: SessionServices): Promise<AuthSession> {
  const [sessionId, startedAt] = [randomUUID(), services.now()]
  await addSession(services.db, { id: sessionId, userId: account.user_id, startedAt, provedAt: startedAt })
  return issueTokens(account, { sessionId, startedAt }, services)
}

/** The final end of a session, however often it is renewed. */
function sessionEnd(startedAt: Date, { SESSION_LIFETIME_SECONDS }: Services['settings']): Date {
  return new Date(startedAt.getTime() + SESSION_LIFETIME_SECONDS * 1000)
}

/** A live session: whose it is, when it started, and when its user last proved who they are; null for never. */
interface LiveSession extends ReadToken {
  readonly startedAt: Date
  readonly provedAt: Date | null
}

/** The user behind a request: what the access rules look at, the account, and the session. */
export interface SignedInUser extends AccessUser {
  readonly account: Account
  readonly session: LiveSession
}

/**
 * The user behind the bearer token of an Authorization header; null when it is missing, invalid, signed out, for another
 * use, or of a session that has lasted too long. Only the header counts: with a cookie, other sites could call on the user's behalf.
 */
export async function authenticate(
  use: TokenUse,
  authorization: string | null,
  services: SessionServices,
): Promise<SignedInUser | null> {
  const { db, tokens, settings, now } = services
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return null
  const read = await tokens.read(use, token)
  if (read === null) return null
  const found = await findAccountOfSession(db, read)
  if (found === undefined) return null
  const { account, provedAt } = found
  // One that another version of the service started began with its token
  const startedAt = found.startedAt ?? read.issuedAt
  if (found.startedAt === null) await addSession(db, { id: read.sessionId, userId: read.userId, startedAt, provedAt })
  if (sessionEnd(startedAt, settings) <= now()) return null
  return { ...toAccessUser(account), account, session: { ...read, startedAt, provedAt } }
}

/** The roles of an account, as the access rules take them. */
export function toAccessUser({ user_id: userId, audience, access }: Account): AccessUser {
  return parseAccessUser({ userId, audience, access })
}

/** The profile of a user as it is stored. */
export function parseProfile({ account }: SignedInUser): Profile {
  return v.parse(profileSchema, account.profile)
}

/** Goes with the one call that renews a session. */
const renewalCookie: PrivateCookie = { name: 'session_renewal', path: '/api/auth', sameSite: 'Strict' }

/**
 * Renews a session: new tokens, the same session. The credential can be read by scripts, and so copied; it counts only
 * in the browser that signed in.
 * @throws {HttpError} 401 without that browser's cookie
 */
export async function renewSession(
  user: SignedInUser,
  request: Request,
  { address }: Caller,
  services: Services,
): Promise<AuthSession> {
  const { tokens, log } = services
  const { sessionId } = user.session
  const given = readPrivateCookie(renewalCookie, request)
  if (given === null || !tokens.isRenewalKey(sessionId, given)) {
    log.event('renewal refused', { user: user.userId, address })
    throw new HttpError(401, 'Sign in to continue.', { headers: { 'www-authenticate': 'Bearer' } })
  }
  log.event('session renewed', { user: user.userId, address })
  return issueTokens(user.account, user.session, services)
}

const rememberedSeconds = sessionConstants.rememberDeviceDays * 86_400

/** The cookies that a sign-in sets and a sign-out removes. A remembered device stays remembered. */
const sessionKeys: readonly CookieKey[] = [
  'jwt',
  'access',
  'audience',
  'userId',
  'userName',
  'credential',
  'region',
  'checksum',
]

/**
 * The cookies of a session. They last until the browser closes and not only as long as the token, so that the portal
 * can tell an expired session from no session; a remembered device lasts 30 days. One of them no script can read: the
 * session can be renewed only together with it.
 */
export function sessionCookies(
  session: AuthSession,
  isSecure: boolean,
  tokens: Pick<Tokens, 'renewalKey'>,
): readonly string[] {
  const values = cookiesOfSession(session)
  const lasting = session.mfaToken === null ? [] : [deviceCookie(session.mfaToken, isSecure)]
  const passing = sessionKeys.flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [cookieText(key, value, { isSecure })]
  })
  const { jti: sessionId = '' } = decodeJwt(session.jwt ?? '')
  return [...passing, ...lasting, privateCookieText(renewalCookie, tokens.renewalKey(sessionId), isSecure)]
}

/** Removes every cookie of a session. */
function expiredCookies(isSecure: boolean): readonly string[] {
  const readable = [...sessionKeys, 'impersonate' as const]
  return [
    ...readable.map((key) => cookieText(key, '', { isSecure, maxAgeSeconds: 0 })),
    privateCookieText(renewalCookie, '', isSecure),
  ]
}

function deviceCookie(token: string, isSecure: boolean): string {
  return cookieText('mfaToken', token, { isSecure, maxAgeSeconds: rememberedSeconds })
}

/**
 * Ends a session: the token no longer works, not even a copy of it, and the browser's cookies are removed. A browser
 * comes here by address, without a header, so the cookie says which session it is. Signing out without a session does
 * the same, so signing out twice is not an error. A browser that another site leads here only goes home.
 * @param nextPage where a browser goes afterwards: home, or the sign-out page of the identity provider
 * @returns a redirect for a browser; an acknowledgement for a call
 */
export async function signOut(
  request: Request,
  { isSecure, address }: Caller,
  nextPage: string,
  services: Services,
): Promise<Response> {
  const { db, tokens, now, log, settings } = services
  if (isFromOtherSite(request, settings)) {
    return new Response(null, { status: 303, headers: { location: '/' } })
  }
  const bearer = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const token = bearer ?? readCookies(request.headers.get('cookie') ?? '').jwt
  const session = token === undefined ? null : await tokens.read('session', token)
  if (session !== null) {
    // The session may have been renewed, so its newest token is at most as old as now.
    const expiresAt = new Date(now().getTime() + settings.TOKEN_LIFETIME_SECONDS * 1000)
    await revokeSession(db, { sessionId: session.sessionId, expiresAt })
    log.event('signed out', { user: session.userId, address })
  }
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  for (const cookie of expiredCookies(isSecure)) headers.append('set-cookie', cookie)
  if (request.method !== 'GET') return new Response('{}', { headers })
  headers.set('location', nextPage)
  return new Response(null, { status: 303, headers })
}
