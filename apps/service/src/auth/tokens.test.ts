import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import { describe, expect, test } from 'vitest'
import { fixedKeys } from './signing-keys.ts'
import { createTokens } from './tokens.ts'

const secret = randomBytes(32)
const tokens = createTokens(fixedKeys(secret), 3600)
const facts = { userId: 'rivera', sessionId: 's-1', generation: 0 }

describe('session tokens', () => {
  test('a token says whose session it is and ends after the token lifetime', async () => {
    const token = await tokens.sign('session', facts)
    const { iat = 0, exp = 0 } = decodeJwt(token)
    expect(exp - iat).toBe(3600)
    await expect(tokens.read('session', token)).resolves.toEqual({ ...facts, issuedAt: new Date(iat * 1000) })
  })

  test('a token ends with its session', async () => {
    const end = new Date(Date.now() + 60_000)
    expect(decodeJwt(await tokens.sign('session', facts, end)).exp).toBe(Math.floor(end.getTime() / 1000))
  })

  test('a credential does not pass for a session, nor a session for a credential', async () => {
    await expect(tokens.read('session', await tokens.sign('credential', facts))).resolves.toBeNull()
    await expect(tokens.read('credential', await tokens.sign('session', facts))).resolves.toBeNull()
  })

  const claims = { gen: 0, sub: 'rivera', jti: 's-1', aud: 'producer-portal/session', iss: 'producer-portal' }
  const signed = (change: object, key = secret) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(key)

  test('a token made like ours is read', async () => {
    await expect(tokens.read('session', await signed({}))).resolves.toMatchObject(facts)
  })

  test('a token names its key, and one of a replaced key counts as long as the key does', async () => {
    const token = await tokens.sign('session', facts)
    expect(decodeProtectedHeader(token).kid).toBe('key-0')
    const [older, newer] = [
      { id: 'key-0', secret },
      { id: 'key-1', secret: randomBytes(32) },
    ]
    const hold = (...keys: (typeof older)[]) => ({ ...fixedKeys(), current: () => newer, all: () => keys })
    const replaced = createTokens(hold(newer, older), 3600)
    await expect(replaced.read('session', token)).resolves.toMatchObject(facts)
    await expect(replaced.read('session', await signed({}))).resolves.toMatchObject(facts)
    expect(replaced.isRenewalKey('s-1', tokens.renewalKey('s-1'))).toBe(true)
    expect(replaced.isRenewalKey('s-2', tokens.renewalKey('s-1'))).toBe(false)
    expect(decodeProtectedHeader(await replaced.sign('session', facts)).kid).toBe('key-1')

    const ended = createTokens(hold(newer), 3600)
    await expect(ended.read('session', token)).resolves.toBeNull()
    await expect(ended.read('session', await signed({}))).resolves.toBeNull()
    expect(ended.isRenewalKey('s-1', tokens.renewalKey('s-1'))).toBe(false)
  })

  test("a database that doesn't answer is no wrong token", async () => {
    const away = createTokens({ ...fixedKeys(secret), refresh: () => Promise.reject(new Error('away')) }, 3600)
    await expect(away.read('session', await signed({}))).rejects.toThrow('away')
  })

  test.each([
    ['empty', () => ''],
    ['not a token', () => 'abc'],
    ['unsigned', () => new UnsecuredJWT(claims).setIssuedAt().setExpirationTime('1h').encode()],
    ['signed with another key', () => signed({}, randomBytes(32))],
    ['of another issuer', () => signed({ iss: 'somebody' })],
    ['for another audience', () => signed({ aud: 'other' })],
    ['without a user', () => signed({ sub: undefined })],
    ['without a session', () => signed({ jti: undefined })],
    ['of a generation that is no number', () => signed({ gen: 'x' })],
    ['expired', () => createTokens(fixedKeys(secret), -1).sign('session', facts)],
    ['changed', async () => `${await signed({})}x`],
  ])('a token that is %s is refused', async (_, make) => {
    await expect(tokens.read('session', await make())).resolves.toBeNull()
  })
})
