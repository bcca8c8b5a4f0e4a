import { beforeEach, expect, test, vi } from 'vitest'
import { updateClockOffset } from './clock.js'
import { identityAddress, identityTokens, wasCancelled } from './identity-client.js'

const identity = { issuer: 'https://idp.example.com', clientId: 'portal' }
const request = { verifier: 'v'.repeat(43), state: 's', nonce: 'n', redirectUri: 'https://portal.example.com/login' }
const metadata = {
  issuer: identity.issuer,
  authorization_endpoint: `${identity.issuer}/authorize?tenant=7`,
  token_endpoint: `${identity.issuer}/token`,
}
const start = { username: '', remembersDevice: false }
const seconds = () => Math.floor(Date.now() / 1000)
const encode = (part: object) =>
  btoa(JSON.stringify(part)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** The body of the request for tokens. */
let asked: URLSearchParams | undefined
let claims: Readonly<Record<string, unknown>>
let discovery: Readonly<Record<string, unknown>>

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

beforeEach(() => {
  updateClockOffset(new Date().toUTCString())
  asked = undefined
  discovery = metadata
  claims = { iss: identity.issuer, aud: 'portal', sub: 'rivera', nonce: 'n', iat: seconds(), exp: seconds() + 300 }
  // The client calls fetch of the global scope
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
    if (!String(url).endsWith('/token')) return Promise.resolve(json(discovery))
    asked = new URLSearchParams(String(init?.body))
    const idToken = `${encode({ alg: 'RS256' })}.${encode(claims)}.c2lnbmF0dXJl`
    return Promise.resolve(json({ access_token: 'access', token_type: 'Bearer', id_token: idToken }))
  })
})

test('the sign-in page is asked for a code that only this tab can use, with the password', async () => {
  const { address, request: kept } = await identityAddress(identity, start)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(kept.verifier))
  const challenge = btoa(String.fromCodePoint(...new Uint8Array(digest)))
    .replaceAll('=', '')
    .replaceAll('+', '-')
    .replaceAll('/', '_')
  expect(address.origin + address.pathname).toBe(`${identity.issuer}/authorize`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tenant: '7',
    client_id: 'portal',
    redirect_uri: `${window.location.origin}/login`,
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: kept.state,
    nonce: kept.nonce,
    prompt: 'login',
  })
  const next = await identityAddress(identity, start)
  expect(next.request.state).not.toBe(kept.state)
  expect(next.request.nonce).not.toBe(kept.nonce)
  expect(next.request.verifier).not.toBe(kept.verifier)
})

test('a typed name and the wish to remember the device are passed on', async () => {
  const { address } = await identityAddress(identity, { username: 'rivera', remembersDevice: true })
  expect(address.searchParams.get('login_hint')).toBe('rivera')
  expect(address.searchParams.get('remember_device')).toBe('true')
})

test('a provider without a sign-in page, or another than was asked, is an error', async () => {
  discovery = { ...metadata, authorization_endpoint: undefined }
  await expect(identityAddress(identity, start)).rejects.toThrow('The identity provider has no sign-in page')
  discovery = { ...metadata, issuer: 'https://other.example.com' }
  await expect(identityAddress(identity, start)).rejects.toThrow(/issuer/)
})

const returned = (query: string) => new URL(`${request.redirectUri}?${query}`)
const exchange = (query = 'code=c&state=s') => identityTokens(identity, request, returned(query))

test('the code is exchanged with the verifier of this tab', async () => {
  expect(await exchange()).toMatchObject({ accessToken: 'access', idToken: expect.stringContaining('.') as string })
  expect(Object.fromEntries(asked ?? [])).toEqual({
    grant_type: 'authorization_code',
    client_id: 'portal',
    code: 'c',
    code_verifier: request.verifier,
    redirect_uri: request.redirectUri,
  })
})

test('the state of another sign-in is refused before anything is asked', async () => {
  await expect(exchange('code=c&state=other')).rejects.toThrow(/state/)
  expect(asked).toBeUndefined()
})

test.each([
  ['another sign-in', { nonce: 'other' }, /nonce/],
  ['another provider', { iss: 'https://other.example.com' }, /iss/],
  ['another client', { aud: 'other' }, /aud/],
  ['a time that is over', { exp: seconds() - 600 }, /exp/],
])('a token of %s is refused', async (_, change, reason) => {
  claims = { ...claims, ...change }
  await expect(exchange()).rejects.toThrow(reason)
})

test('a token is valid by the clock of the service, however wrong that of this computer is', async () => {
  claims = { ...claims, iat: seconds() - 7_200, exp: seconds() - 6_900 }
  updateClockOffset(new Date(Date.now() - 7_200_000).toUTCString())
  expect(await exchange()).toMatchObject({ accessToken: 'access' })
})

async function reasonOf(code: string): Promise<unknown> {
  const [ended] = await Promise.allSettled([exchange(`error=${code}&state=s`)])
  return ended.status === 'rejected' ? ended.reason : undefined
}

test('a sign-in that the user ended themselves is told from one that failed', async () => {
  expect(wasCancelled(await reasonOf('access_denied'))).toBe(true)
  expect(wasCancelled(await reasonOf('server_error'))).toBe(false)
  expect(wasCancelled(new Error('access_denied'))).toBe(false)
})

test('a provider over plain http is one on this machine', async () => {
  discovery = {
    ...metadata,
    issuer: 'http://127.0.0.1:4000',
    authorization_endpoint: 'http://127.0.0.1:4000/authorize',
  }
  const { address } = await identityAddress({ ...identity, issuer: 'http://127.0.0.1:4000' }, start)
  expect(address.origin).toBe('http://127.0.0.1:4000')
})
