import { describe, expect, test } from 'vitest'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { identityVisitor } from '../testing/identity-visitor.ts'
import type { IdentityVisitor, VisitedPage } from '../testing/identity-visitor.ts'
import { runTestService } from '../testing/running-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await runTestService({ FEATURE_OKTA_LOGIN: 'on' })

const newVisitor = () => identityVisitor(service.origin)
const typed = (username: string, password = rightPassword) => ({ username, password })
const hidden = ({ text }: VisitedPage, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? ''

async function tokensOf(visitor: IdentityVisitor, code: string, verifier = visitor.verifier) {
  const response = await fetch(`${service.origin}/idp/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'producer-portal',
      redirect_uri: `${service.origin}/login`,
      code,
      code_verifier: verifier,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function exchange(accessToken = '', idToken = '', nonce = '') {
  const response = await fetch(`${service.origin}/api/okta/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessToken, idToken, nonce }),
  })
  return { status: response.status, cookies: response.headers.getSetCookie(), body: await response.json() }
}

async function sentCode(userId: string): Promise<string> {
  const response = await fetch(`${service.origin}/api/dev/outbox?to=${userId}`)
  const [newest] = (await response.json()) as OutboxEntry[]
  return newest?.code ?? ''
}

async function signIn(visitor: IdentityVisitor, userId: string): Promise<VisitedPage> {
  return visitor.send(await visitor.begin(), 'sign-in', typed(userId))
}

async function changePassword(userId: string, newPassword: string): Promise<void> {
  const visitor = newVisitor()
  const { address } = await signIn(visitor, userId)
  const { body } = await tokensOf(visitor, address.searchParams.get('code') ?? '')
  const { body: session } = await exchange(body['access_token'], body['id_token'], visitor.nonce)
  const response = await fetch(`${service.origin}/api/profile/update/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${(session as { jwt: string }).jwt}` },
    body: JSON.stringify({ oldPassword: rightPassword, newPassword, newPasswordVerified: newPassword }),
  })
  expect(response.status).toBe(200)
}

/** The effect of the change on the account, at a moment in which the provider has written more since. */
const startGeneration = (userId: string) =>
  service.db
    .updateTable('account')
    .set((eb) => ({ session_generation: eb('session_generation', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()

describe('the identity provider', () => {
  test('names itself and what it offers', async () => {
    const response = await fetch(`${service.origin}/idp/.well-known/openid-configuration`)
    expect(await response.json()).toMatchObject({
      issuer: `${service.origin}/idp`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      grant_types_supported: ['authorization_code'],
    })
  })

  test('its page asks for user name and password, runs no script, and knows who is coming', async () => {
    const visitor = newVisitor()
    const { status, text, address } = await visitor.begin({ login_hint: '"><script>rivera' })
    expect(status).toBe(200)
    expect(text).toContain('&quot;&gt;&lt;script&gt;rivera')
    expect(text).not.toContain('<script')
    const policy = (await fetch(address)).headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
  })

  test('leads back with a code whose tokens are good for one session of the portal', async () => {
    const visitor = newVisitor()
    const { address } = await signIn(visitor, 'rivera')
    expect(`${address.origin}${address.pathname}`).toBe(`${service.origin}/login`)
    expect(address.searchParams.get('state')).toBe(visitor.state)

    const { body } = await tokensOf(visitor, address.searchParams.get('code') ?? '')
    const session = await exchange(body['access_token'], body['id_token'], visitor.nonce)
    expect(session).toMatchObject({ status: 200, body: { ucUserId: 'rivera', ucUserAudience: 'Agent' } })
    expect(session.cookies.join()).toContain('authpw_jwt=')
    const again = await exchange(body['access_token'], body['id_token'], visitor.nonce)
    expect([again.status, again.cookies]).toEqual([401, []])
  })

  test('its code can be used once, and only by the client that asked for it', async () => {
    const visitor = newVisitor()
    const code = (await signIn(visitor, 'rivera')).address.searchParams.get('code') ?? ''
    expect((await tokensOf(visitor, code, newVisitor().verifier)).status).toBe(400)
    const again = newVisitor()
    const fresh = (await signIn(again, 'rivera')).address.searchParams.get('code') ?? ''
    expect((await tokensOf(again, fresh)).status).toBe(200)
    expect((await tokensOf(again, fresh)).status).toBe(400)
  })

  test('knows a browser until it signs out of the portal', async () => {
    const visitor = newVisitor()
    await signIn(visitor, 'rivera')
    expect((await visitor.begin({ prompt: 'none' })).address.searchParams.get('code')).toBeTruthy()
    await visitor.open('/api/auth/logout')
    expect((await visitor.begin({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required')
  })

  test('a wrong password says so, keeps the user name, and the next try may be right', async () => {
    const visitor = newVisitor()
    const page = await visitor.begin()
    const refused = await visitor.send(page, 'sign-in', typed('lin', 'Wrong#2026'))
    expect(refused.status).toBe(401)
    expect(refused.text).toContain('Invalid Credentials')
    expect(refused.text).toContain('value="lin"')
    expect((await visitor.send(page, 'sign-in', typed('lin'))).address.searchParams.get('code')).toBeTruthy()
  })

  test('too many wrong passwords tell when the next try counts, and how to set another one', async () => {
    const visitor = newVisitor()
    const page = await visitor.begin()
    for (let tries = 0; tries < 10; tries += 1) await visitor.send(page, 'sign-in', typed('ito', 'Wrong#2026'))
    const refused = await visitor.send(page, 'sign-in', typed('ito'))
    expect(refused.status).toBe(429)
    expect(refused.text).toMatch(/Too many sign-in attempts\. Try again in \d+ minutes?\./)
    expect(refused.text).toContain('>Reset your password</a>')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test.each([
    ['another address to come back to', { redirect_uri: 'https://evil.example.com/login' }],
    ['an unknown portal', { client_id: 'somebody' }],
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
  ])('refuses %s', async (_, more) => {
    const { address, text } = await newVisitor().begin(more)
    expect(address.searchParams.get('code')).toBeNull()
    expect(text + address.search).toMatch(/has ended|error=/)
  })

  test('a sign-in that was cancelled leads back with the reason', async () => {
    const visitor = newVisitor()
    const { address } = await visitor.begin()
    const { searchParams } = (await visitor.open(`${address.pathname}/cancel`)).address
    expect(searchParams.get('error')).toBe('access_denied')
  })

  test("a page of somebody else's sign-in says that it has ended", async () => {
    const { address } = await newVisitor().begin()
    const stranger = await newVisitor().open(address)
    expect([stranger.status, stranger.text]).toEqual([400, expect.stringContaining('has ended')])
  })
})

describe('a second factor at the identity provider', () => {
  test('is asked for, and a remembered device, whose cookie no script can read, is not asked again', async () => {
    const visitor = newVisitor()
    const choose = await signIn(visitor, 'mfa-both')
    expect(choose.text).toContain('Email to m***@example.com')
    const enter = await visitor.send(choose, 'send', { pending: hidden(choose, 'pending'), method: 'sms-mobile' })
    expect(enter.text).toContain('We sent a one-time passcode by text message to mobile phone ******0112.')
    const code = await sentCode('mfa-both')
    const fields = { pending: hidden(enter, 'pending'), method: 'sms-mobile', remember: 'yes' }
    const wrong = await visitor.send(enter, 'code', { ...fields, code: code === '000000' ? '000001' : '000000' })
    expect(wrong.text).toContain('The code you entered is incorrect. Try again.')
    expect(wrong.text).toContain('checked')
    const done = await visitor.send(wrong, 'code', { ...fields, code })
    expect(done.address.searchParams.get('code')).toBeTruthy()
    expect((await signIn(visitor, 'mfa-both')).address.searchParams.get('code')).toBeTruthy()
    expect(visitor.given.some((cookie) => cookie.startsWith('idp_device='))).toBe(true)
    expect(visitor.given.filter((cookie) => !/; httponly/i.test(cookie))).toEqual([])
  })

  test('with an email address only, the code is on its way at once', async () => {
    expect((await signIn(newVisitor(), 'mfa-email')).text).toContain('Enter your code')
  })

  test('without any contact, the page tells whom to call', async () => {
    expect((await signIn(newVisitor(), 'mfa-none')).text).toContain('800-555-0142')
  })

  test('five wrong codes end it', async () => {
    const visitor = newVisitor()
    let page = await signIn(visitor, 'mfa-email')
    const fields = { pending: hidden(page, 'pending'), method: 'email' }
    for (let tries = 0; tries < 5; tries += 1) page = await visitor.send(page, 'code', { ...fields, code: 'wrong1' })
    expect(page.text).toContain('Too many incorrect codes. Please sign in again.')
    expect(page.text).toContain('name="password"')
  })
})

describe('after a change of the password', () => {
  test('the provider asks every browser for the new one', async () => {
    const [earlier, other] = [newVisitor(), newVisitor()]
    await signIn(earlier, 'brandt')
    await signIn(other, 'lin')
    await changePassword('brandt', 'Better#2027')
    expect((await earlier.begin({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required')
    expect((await other.begin({ prompt: 'none' })).address.searchParams.get('code')).toBeTruthy()
  })

  test('an authorization code, and the tokens made of one, are no longer good for a session', async () => {
    const [withCode, withTokens] = [newVisitor(), newVisitor()]
    const code = (await signIn(withCode, 'hale')).address.searchParams.get('code') ?? ''
    const { body } = await tokensOf(
      withTokens,
      (await signIn(withTokens, 'hale')).address.searchParams.get('code') ?? '',
    )
    await changePassword('hale', 'Better#2027')
    expect((await tokensOf(withCode, code)).status).toBe(400)
    expect((await exchange(body['access_token'], body['id_token'], withTokens.nonce)).status).toBe(401)
  })
})

describe('a sign-in that meets a change of the password', () => {
  test('leaves nothing behind, however late the provider writes it', async () => {
    const [withCode, withTokens] = [newVisitor(), newVisitor()]
    const code = (await signIn(withCode, 'moreau')).address.searchParams.get('code') ?? ''
    const signedIn = await signIn(withTokens, 'moreau')
    const { body } = await tokensOf(withTokens, signedIn.address.searchParams.get('code') ?? '')
    await startGeneration('moreau')
    expect((await tokensOf(withCode, code)).status).toBe(400)
    expect((await exchange(body['access_token'], body['id_token'], withTokens.nonce)).status).toBe(401)
    expect((await withCode.begin({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required')
    expect((await signIn(withCode, 'moreau')).address.searchParams.get('code')).toBeTruthy()
  })

  test('ends when the password was checked before it and the browser goes on after it', async () => {
    const visitor = newVisitor()
    const page = await visitor.begin()
    const goOn = await visitor.sendAndStay(page, 'sign-in', typed('sato'))
    await startGeneration('sato')
    expect((await visitor.open(goOn)).address.searchParams.get('code')).toBeNull()
    expect((await visitor.begin({ prompt: 'none' })).address.searchParams.get('error')).toBe('login_required')
  })
})

describe('tokens that do not hold', () => {
  test('are refused, whichever of them it is', async () => {
    const visitor = newVisitor()
    const { address } = await signIn(visitor, 'okafor')
    const { body } = await tokensOf(visitor, address.searchParams.get('code') ?? '')
    const [accessToken, idToken = ''] = [body['access_token'], body['id_token']]
    const other = newVisitor()
    const otherCode = (await signIn(other, 'rivera')).address.searchParams.get('code') ?? ''
    const { body: others } = await tokensOf(other, otherCode)
    const [head, payload] = idToken.split('.')
    const attempts = await Promise.all([
      exchange(accessToken, idToken, 'another nonce'),
      exchange(accessToken, `${head}.${payload}.forged`, visitor.nonce),
      exchange('made up', idToken, visitor.nonce),
      exchange(others['access_token'], idToken, visitor.nonce),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([401, 401, 401, 401])
    expect(attempts.flatMap(({ cookies }) => cookies)).toEqual([])
  })
})
