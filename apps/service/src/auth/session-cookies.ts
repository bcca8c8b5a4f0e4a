import type { AuthSession, CookieKey } from '@producer-portal/domain/session'
import { cookieText, cookiesOfSession, sessionConstants } from '@producer-portal/domain/session'

const rememberedSeconds = sessionConstants.rememberDeviceDays * 86_400

/** What a sign-in leaves in the browser and a sign-out takes away. A remembered device stays remembered. */
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
 * can tell a session that ran out from no session at all; the remembered device lasts 30 days.
 */
export function sessionCookies(session: AuthSession, isSecure: boolean): readonly string[] {
  const values = cookiesOfSession(session)
  const lasting = session.mfaToken === null ? [] : [deviceCookie(session.mfaToken, isSecure)]
  const passing = sessionKeys.flatMap((key) => {
    const value = values[key]
    return value === undefined ? [] : [cookieText(key, value, { isSecure })]
  })
  return [...passing, ...lasting]
}

/** Removes every cookie of a session. */
export function clearedCookies(isSecure: boolean): readonly string[] {
  return [...sessionKeys, 'impersonate' as const].map((key) => cookieText(key, '', { isSecure, maxAgeSeconds: 0 }))
}

function deviceCookie(token: string, isSecure: boolean): string {
  return cookieText('mfaToken', token, { isSecure, maxAgeSeconds: rememberedSeconds })
}
