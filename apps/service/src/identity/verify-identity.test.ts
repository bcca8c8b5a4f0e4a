// @vitest-environment node
import type { IdentityProvider } from '@producer-portal/identity-provider'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { getIssuer, getPageAfterSignOut } from './open-identity.ts'
import { parseAccountId } from './provider-accounts.ts'
import { verifyWith, verifyWithIssuer } from './verify-identity.ts'

const issuer = 'https://idp.example.com'
const expected = { issuer, clientId: 'portal' }
const now = new Date('2026-03-16T15:00:00Z')
const [own, other] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
const jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: '1' }

interface Claims {
  readonly iss?: string
  readonly aud?: string
  readonly sub?: string
  readonly nonce?: string
  /** Seconds from now. */
  readonly exp?: number
}

function sign({ exp = 300, ...claims }: Claims, key = own.privateKey): Promise<string> {
  const seconds = now.getTime() / 1000
  return new SignJWT({ iss: issuer, aud: 'portal', sub: '3:rivera', nonce: 'n', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: '1' })
    .setIssuedAt(seconds - 60)
    .setExpirationTime(seconds + exp)
    .sign(key)
}

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const faults: [string, Claims][] = [
  ['of another provider', { iss: 'https://other.example.com' }],
  ['for another client', { aud: 'other' }],
  ['of another sign-in', { nonce: 'other' }],
  ['whose time is over', { exp: -31 }],
]

describe('the tokens of the provider inside', () => {
  const read = vi.fn<IdentityProvider['readAccessToken']>()
  const verify = verifyWith({ readAccessToken: read } as unknown as IdentityProvider, { keys: [jwk] }, expected)
  const checkOwn = async (claims: Claims, key?: typeof own.privateKey) =>
    verify({ accessToken: 'access', idToken: await sign(claims, key), nonce: 'n' })

  beforeEach(() => void read.mockReset().mockResolvedValue({ accountId: '3:rivera', clientId: 'portal' }))

  test('name the user, the generation, and until when', async () => {
    const expiresAt = new Date(now.getTime() + 330_000)
    expect(await checkOwn({})).toEqual({ userId: 'rivera', generation: 3, expiresAt })
    expect(read).toHaveBeenCalledExactlyOnceWith('access')
  })

  test('count half a minute longer, as clocks differ', async () => {
    expect(await checkOwn({ exp: -20 })).not.toBeNull()
  })

  test.each(faults)('%s name nobody', async (_, claims) => {
    expect(await checkOwn(claims)).toBeNull()
  })

  test('that somebody else has signed name nobody', async () => {
    expect(await checkOwn({}, other.privateKey)).toBeNull()
  })

  test.each([
    ['is none', null],
    ['is of another user', { accountId: '3:lin', clientId: 'portal' }],
    ['is of an earlier password', { accountId: '2:rivera', clientId: 'portal' }],
    ['is for another client', { accountId: '3:rivera', clientId: 'other' }],
  ])('whose access token %s name nobody', async (_, token) => {
    read.mockResolvedValue(token)
    expect(await checkOwn({})).toBeNull()
  })
})

const check = async (claims: Claims = {}, verify = verifyWithIssuer(expected)) =>
  verify({ accessToken: 'access', idToken: await sign({ sub: '77', ...claims }), nonce: 'n' })

describe('the tokens of another provider', () => {
  let user: Readonly<Record<string, unknown>>
  let status: number
  let metadata: Readonly<Record<string, unknown>>
  let asked: string[]
  let authorization: string | null

  beforeEach(() => {
    asked = []
    status = 200
    authorization = null
    user = { sub: '77', preferred_username: 'rivera' }
    metadata = { issuer, jwks_uri: `${issuer}/keys`, userinfo_endpoint: `${issuer}/me` }
    vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
      const path = String(address).replace(issuer, '')
      asked.push(path)
      if (path === '/me') authorization = new Headers(init?.headers).get('authorization')
      const answer = { '/keys': { keys: [jwk] }, '/me': user }[path] ?? metadata
      const body = JSON.stringify(answer)
      const headers = { 'content-type': 'application/json' }
      return Promise.resolve(new Response(body, { status: path === '/me' ? status : 200, headers }))
    })
  })

  test('name the user as the provider calls them, by the keys that it gives', async () => {
    const expiresAt = new Date(now.getTime() + 330_000)
    expect(await check()).toEqual({ userId: 'rivera', generation: null, expiresAt })
    expect(asked).toEqual(['/.well-known/openid-configuration', '/keys', '/me'])
    expect(authorization).toBe('Bearer access')
  })

  test.each([{ sub: '77' }, { sub: '77', preferred_username: null }])('or by their number: %j', async (given) => {
    user = given
    expect(await check()).toMatchObject({ userId: '77' })
  })

  test.each(faults)('%s name nobody, and nobody is asked about them', async (_, claims) => {
    expect(await check(claims)).toBeNull()
    expect(asked).not.toContain('/me')
  })

  test.each([
    ['refuses', 401, { sub: '77' }],
    ['knows as another user', 200, { sub: '78', preferred_username: 'rivera' }],
    ['knows nothing of', 200, {}],
  ])('whose access token the provider %s name nobody', async (_, answer, given) => {
    status = answer
    user = given
    expect(await check()).toBeNull()
  })

  test('are checked by what the provider once said of itself; what could not be read is asked for again', async () => {
    const verify = verifyWithIssuer(expected)
    metadata = { ...metadata, issuer: 'https://other.example.com' }
    await expect(check({}, verify)).rejects.toThrow('The identity provider calls itself https://other.example.com')
    metadata = { ...metadata, issuer }
    expect(await check({}, verify)).not.toBeNull()
    expect(await check({}, verify)).not.toBeNull()
    expect(asked.filter((path) => path.includes('well-known'))).toHaveLength(2)
  })
})

test.each([
  ['3:rivera', { userId: 'rivera', generation: 3 }],
  ['12:a:b', { userId: 'a:b', generation: 12 }],
  ['rivera', { userId: '', generation: -1 }],
  ['-1:rivera', { userId: '', generation: -1 }],
])('the account %s', (id, account) => {
  expect(parseAccountId(id)).toEqual(account)
})

const at = { PUBLIC_URL: 'https://portal.example.com' }
const outside = { ...at, FEATURE_OKTA_LOGIN: 'true', OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'portal-7' }

test.each<[string, Record<string, string>, string, string]>([
  ['the portal itself', at, `${at.PUBLIC_URL}/idp`, '/'],
  ['the provider inside', { ...at, FEATURE_OKTA_LOGIN: 'true' }, `${at.PUBLIC_URL}/idp`, '/idp/sign-out'],
  ['another provider', outside, issuer, '/'],
  ['one with a page after it', { ...outside, OIDC_SIGN_OUT_URL: `${issuer}/bye` }, issuer, `${issuer}/bye`],
])('where users sign in with %s, signing out leads to its own place', (_, given, address, page) => {
  const settings = readSettings({ PORTAL_MODE: 'test', ...given })
  expect(getIssuer(settings).issuer).toBe(address)
  expect(getPageAfterSignOut(settings)).toBe(page)
})
