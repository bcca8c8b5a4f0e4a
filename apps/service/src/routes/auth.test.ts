import { cookieNames, readCookies } from '@producer-portal/domain/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { getPageAfterSignOut } from '../identity/open-identity.ts'
import type { Received } from '../testing/test-service.ts'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService()

const signIn = (username: string, password = rightPassword, from = '192.0.2.9') =>
  service.call('/api/auth/login', { json: { username, password }, from })
const cookiesOf = ({ headers }: Received) => headers.getSetCookie()
/** The cookies of an answer as a browser sends them back. */
const sentBack = (received: Received) =>
  cookiesOf(received)
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
const jwtOf = ({ body }: Received) => String(body instanceof Object && 'jwt' in body ? body.jwt : '')

describe('signing in', () => {
  test('the right password gives a session and its cookies', async () => {
    const received = await signIn('rivera')
    expect(received.status).toBe(200)
    expect(received.body).toMatchObject({
      mfaRequired: false,
      ucUserId: 'rivera',
      ucUserName: 'Elena Rivera',
      ucUserAudience: 'Agent',
      ucUserAccess: 'FRS',
    })
    const privateCookies = cookiesOf(received).filter((cookie) => cookie.includes('; HttpOnly'))
    const cookies = cookiesOf(received).filter((cookie) => !privateCookies.includes(cookie))
    expect(privateCookies.map((cookie) => cookie.split('=')[0])).toEqual(['session_renewal', 'known_device'])
    expect(privateCookies[0]).toMatch(/^session_renewal=[\w-]{43}; Path=\/api\/auth; HttpOnly; SameSite=Strict$/)
    expect(cookies.every((cookie) => cookie.endsWith('; Path=/; SameSite=Lax'))).toBe(true)
    const names = cookies.map((cookie) => cookie.split('=')[0])
    const { mfaToken: _, impersonate: __, redirectUrl: ___, ...sessionNames } = cookieNames
    expect(new Set(names)).toEqual(new Set(Object.values(sessionNames)))
    expect(readCookies(sentBack(received))).toMatchObject({
      jwt: jwtOf(received),
      userName: 'Elena Rivera',
    })
  })

  test('the token opens the API until its lifetime is over', async () => {
    const token = jwtOf(await signIn('rivera'))
    const { exp = 0, iat = 0 } = decodeJwt(token)
    expect(exp - iat).toBe(service.services.settings.TOKEN_LIFETIME_SECONDS)
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 200 })
  })

  test('the user id may be typed in capitals and with spaces around it', async () => {
    expect((await signIn('  Rivera ')).status).toBe(200)
  })

  test('over https the cookies are Secure', async () => {
    const received = await service.call('/api/auth/login', {
      json: { username: 'rivera', password: rightPassword },
      headers: { 'x-forwarded-proto': 'https' },
    })
    expect(cookiesOf(received).every((cookie) => cookie.split('; ').includes('Secure'))).toBe(true)
    expect(received.headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  test('a wrong password and an unknown user get the very same answer', async () => {
    const [wrong, unknown] = [await signIn('rivera', 'Wrong#2026'), await signIn('nobody', 'Wrong#2026')]
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({ code: 'unauthenticated', message: 'Invalid Credentials' })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    expect(cookiesOf(wrong)).toEqual([])
  })

  test.each([
    ['no password', { username: 'rivera' }, 'password: '],
    ['a number for a password', { username: 'rivera', password: 5 }, 'password: '],
    ['a blank user id', { username: ' ', password: 'x' }, 'username: '],
    ['an over-long password', { username: 'rivera', password: 'x'.repeat(261) }, 'password: '],
    ['a field that is not asked for', { username: 'rivera', password: 'x', role: 'admin' }, 'role: '],
  ])('%s is refused by naming the field', async (_, json, field) => {
    const { status, body } = await service.call('/api/auth/login', { json })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [expect.stringContaining(field)] })
  })
})

describe('the session', () => {
  test.each([
    ['without a token', {}],
    ['with a token in the cookie only', { cookie: true }],
    ['with another scheme', { scheme: 'Basic' }],
    ['with the credential for a token', { credential: true }],
  ])('a call %s is refused', async (_, how: { cookie?: boolean; scheme?: string; credential?: boolean }) => {
    const { body } = await signIn('rivera')
    const session = body as { jwt: string; ontCred: string }
    const headers: Record<string, string> = how.cookie
      ? { cookie: `${cookieNames.jwt}=${session.jwt}` }
      : how.scheme !== undefined
        ? { authorization: `${how.scheme} ${session.jwt}` }
        : how.credential
          ? { authorization: `Bearer ${session.ontCred}` }
          : {}
    const received = await service.call('/api/profile', { headers })
    expect(received).toMatchObject({ status: 401, body: { message: 'Sign in to continue.' } })
    expect(received.headers.get('www-authenticate')).toBe('Bearer')
  })

  test('the credential of the former product moves the session over, a session token does not', async () => {
    const signedIn = await signIn('lin')
    const headers = { cookie: sentBack(signedIn) }
    const { jwt, ontCred } = signedIn.body as { jwt: string; ontCred: string }
    const moved = await service.call('/api/auth/migrate', { method: 'POST', token: ontCred, headers })
    expect(moved.status).toBe(200)
    expect(cookiesOf(moved).some((cookie) => cookie.startsWith(`${cookieNames.jwt}=`))).toBe(true)
    await expect(service.call('/api/auth/migrate', { method: 'POST', token: jwt, headers })).resolves.toMatchObject({
      status: 401,
    })
  })

  test('a copied credential renews nothing without the cookie of its own session, which no script can read', async () => {
    const [mine, other] = [await signIn('lin'), await signIn('lin')]
    const { ontCred } = mine.body as { ontCred: string }
    const readable = cookiesOf(mine).filter((cookie) => !cookie.includes('HttpOnly'))
    for (const cookie of ['', readable.map((each) => each.split(';')[0]).join('; '), sentBack(other)]) {
      const refused = await service.call('/api/auth/migrate', { method: 'POST', token: ontCred, headers: { cookie } })
      expect([refused.status, cookiesOf(refused)]).toEqual([401, []])
    }
    expect(service.events.at(-1)).toContain('renewal refused')
  })

  test('a renewed session can be renewed again', async () => {
    const signedIn = await signIn('lin')
    const { ontCred } = signedIn.body as { ontCred: string }
    const first = await service.call('/api/auth/migrate', {
      method: 'POST',
      token: ontCred,
      headers: { cookie: sentBack(signedIn) },
    })
    const token = readCookies(sentBack(first)).credential ?? ''
    const again = await service.call('/api/auth/migrate', {
      method: 'POST',
      token,
      headers: { cookie: sentBack(first) },
    })
    expect(again.status).toBe(200)
  })

  test('a session ends for good after twelve hours, however often it was renewed', async () => {
    const signedIn = await signIn('vega')
    const { ontCred } = signedIn.body as { ontCred: string }
    const renew = () =>
      service.call('/api/auth/migrate', { method: 'POST', token: ontCred, headers: { cookie: sentBack(signedIn) } })
    const startedBefore = async (seconds: number) => {
      const startedAt = new Date(Date.now() - seconds * 1000)
      await service.services.db
        .updateTable('session')
        .set({ started_at: startedAt })
        .where('user_id', '=', 'vega')
        .execute()
    }
    await startedBefore(12 * 3600 - 100)
    const { jwt: token = '' } = readCookies(sentBack(await renew()))
    const { exp = 0, iat = 0 } = decodeJwt(token)
    expect(exp - iat).toBeLessThanOrEqual(100)
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 200 })
    await startedBefore(12 * 3600)
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
    await expect(renew()).resolves.toMatchObject({ status: 401 })
  })

  test('a session of another generation is over: the password was changed', async () => {
    const token = await service.tokenOf('sato')
    await service.services.db
      .updateTable('account')
      .set({ session_generation: 1 })
      .where('user_id', '=', 'sato')
      .execute()
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
  })
})

describe('signing out', () => {
  test('a browser that goes there loses its cookies, its session ends, and it lands on the home page', async () => {
    const token = jwtOf(await signIn('okafor'))
    const left = await service.call('/api/auth/logout', { headers: { cookie: `${cookieNames.jwt}=${token}` } })
    expect(left.status).toBe(303)
    expect(left.headers.get('location')).toBe('/')
    expect(cookiesOf(left).every((cookie) => cookie.includes('; Max-Age=0'))).toBe(true)
    const { mfaToken: _, redirectUrl: __, ...removed } = cookieNames
    const emptied = [...Object.values(removed), 'session_renewal'].map((name) => `${name}=`)
    expect(new Set(cookiesOf(left).map((cookie) => cookie.split(';')[0]))).toEqual(new Set(emptied))
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
  })

  test.each([
    ['home', {}, '/'],
    ['by way of the identity provider, where people sign in there', { FEATURE_OKTA_LOGIN: 'on' }, '/idp/sign-out'],
    [
      "by way of another provider's own address",
      {
        FEATURE_OKTA_LOGIN: 'on',
        OIDC_ISSUER: 'https://id.example',
        OIDC_SIGN_OUT_URL: 'https://id.example/out?to=https://portal.example/',
      },
      'https://id.example/out?to=https://portal.example/',
    ],
    [
      'home from a provider that has no such address',
      { FEATURE_OKTA_LOGIN: 'on', OIDC_ISSUER: 'https://id.example' },
      '/',
    ],
  ])('a browser goes %s', (_, given, expected) => {
    expect(getPageAfterSignOut(readSettings(given))).toBe(expected)
  })

  test('the credential of an ended session does not bring it back', async () => {
    const signedIn = await signIn('okafor')
    const { jwt, ontCred } = signedIn.body as { jwt: string; ontCred: string }
    await service.call('/api/auth/logout', { method: 'POST', token: jwt })
    const headers = { cookie: sentBack(signedIn) }
    await expect(service.call('/api/auth/migrate', { method: 'POST', token: ontCred, headers })).resolves.toMatchObject(
      {
        status: 401,
      },
    )
  })

  test('a session that was renewed ends with all of its tokens', async () => {
    const signedIn = await signIn('okafor')
    const { jwt, ontCred } = signedIn.body as { jwt: string; ontCred: string }
    const headers = { cookie: sentBack(signedIn) }
    const moved = await service.call('/api/auth/migrate', { method: 'POST', token: ontCred, headers })
    const renewed = readCookies(sentBack(moved)).jwt ?? ''
    await service.call('/api/auth/logout', { method: 'POST', token: jwt })
    for (const token of [jwt, renewed]) {
      await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
    }
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighboring site', { 'sec-fetch-site': 'same-site' }],
    ['another site in an older browser', { referer: 'https://evil.example.com/' }],
  ])('a link or a form on %s signs nobody out', async (_, headers) => {
    const token = jwtOf(await signIn('okafor'))
    const cookie = `${cookieNames.jwt}=${token}`
    for (const method of ['GET', 'HEAD', 'POST']) {
      const left = await service.call('/api/auth/logout', { method, headers: { cookie, ...headers } })
      expect([left.status, left.headers.get('location'), cookiesOf(left)]).toEqual([303, '/', []])
    }
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 200 })
  })

  test.each([
    ['the portal', { 'sec-fetch-site': 'same-origin' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['the portal in an older browser', { referer: 'http://localhost/dashboard' }],
  ])('from %s it works', async (_, headers) => {
    const token = jwtOf(await signIn('okafor'))
    await service.call('/api/auth/logout', { headers: { cookie: `${cookieNames.jwt}=${token}`, ...headers } })
    await expect(service.call('/api/profile', { token })).resolves.toMatchObject({ status: 401 })
  })

  test('a call is acknowledged, with or without a session', async () => {
    await expect(service.call('/api/auth/logout', { method: 'POST' })).resolves.toMatchObject({ status: 200, body: {} })
  })

  test('only this session ends', async () => {
    const [mine, other] = [jwtOf(await signIn('brandt')), jwtOf(await signIn('brandt'))]
    await service.call('/api/auth/logout', { method: 'POST', token: mine })
    await expect(service.call('/api/profile', { token: other })).resolves.toMatchObject({ status: 200 })
  })
})
