import { beforeEach, describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'

const service = await openFileService({
  settings: { SIGN_IN_TRIES_PER_ACCOUNT: '3', SIGN_IN_TRIES_PER_ADDRESS: '5', SIGN_IN_WINDOW_SECONDS: '600' },
})
beforeEach(() => service.services.db.deleteFrom('sign_in_attempt').execute())

const signIn = (username: string, password: string, from = '192.0.2.1') =>
  service.call('/api/auth/login', { json: { username, password }, from })
const askForHelp = (userId: string) => service.call('/api/forgot-password/', { json: { userId }, from: '192.0.2.11' })
const statuses = async (tries: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(tries)).map(({ status }) => status)

describe('the limits of signing in', () => {
  test('after three wrong passwords even the right one has to wait, from any address', async () => {
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      expect((await signIn('rivera', 'x', from)).status).toBe(401)
    const refused = await signIn('rivera', rightPassword, '192.0.2.4')
    expect(refused.status).toBe(429)
    expect(refused.body).toEqual({
      code: 'tooManyRequests',
      message: 'Too many sign-in attempts. Try again in 10 minutes.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(590)
    expect((await signIn('okafor', rightPassword, '192.0.2.1')).status).toBe(200)
  })

  test('spellings of one user ID are one account', async () => {
    for (const username of ['rivera', 'RIVERA', ' Rivera ']) expect((await signIn(username, 'x')).status).toBe(401)
    expect((await signIn('riverA', rightPassword)).status).toBe(429)
  })

  test('who waits as long as told gets in', async () => {
    for (const _ of [1, 2, 3]) await signIn('rivera', 'x')
    const refused = await signIn('rivera', rightPassword)
    service.advance(Number(refused.headers.get('retry-after')))
    expect((await signIn('rivera', rightPassword)).status).toBe(200)
  })

  test('refused attempts do not make the wait longer', async () => {
    for (const _ of [1, 2, 3]) await signIn('rivera', 'x')
    service.advance(300)
    const refused = await signIn('rivera', 'x')
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(300)
  })

  test.each([
    [330, '5 minutes'],
    [550, 'a minute'],
  ])('%i seconds later the wait is rounded up: %s', async (seconds, wait) => {
    for (const _ of [1, 2, 3]) await signIn('rivera', 'x')
    service.advance(seconds)
    const { body } = await signIn('rivera', 'x')
    expect(body).toEqual({ code: 'tooManyRequests', message: `Too many sign-in attempts. Try again in ${wait}.` })
  })

  test('an unknown user meets the same limit', async () => {
    for (const _ of [1, 2, 3]) expect((await signIn('nobody', 'x')).status).toBe(401)
    expect((await signIn('nobody', 'x')).status).toBe(429)
  })

  test('one address may fail five times, under any user ID', async () => {
    const users = ['rivera', 'okafor', 'lin', 'brandt', 'hale', 'moreau']
    const tried = []
    for (const user of users) tried.push((await signIn(user, 'x', '192.0.2.7')).status)
    expect(tried).toEqual([401, 401, 401, 401, 401, 429])
    expect((await signIn('moreau', rightPassword, '192.0.2.8')).status).toBe(200)
  })

  test('right passwords do not count, however often one address signs in', async () => {
    for (let count = 0; count < 7; count += 1) {
      expect((await signIn('rivera', rightPassword, '192.0.2.6')).status).toBe(200)
    }
  })

  test('help from one address has the same limit where that is low', async () => {
    const asked = []
    for (let count = 0; count < 6; count += 1) asked.push((await askForHelp(`nobody-${count}`)).status)
    expect(asked).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a success clears the account', async () => {
    for (const _ of [1, 2]) await signIn('rivera', 'x')
    expect((await signIn('rivera', rightPassword)).status).toBe(200)
    expect((await signIn('rivera', 'x', '192.0.2.5')).status).toBe(401)
  })

  test("does not clear another account's", async () => {
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await signIn('rivera', 'x', from)
    expect((await signIn('okafor', rightPassword, '192.0.2.9')).status).toBe(200)
    expect((await signIn('rivera', rightPassword, '192.0.2.9')).status).toBe(429)
  })

  test('attempts at the same moment all count', async () => {
    const tries = Array.from({ length: 8 }, (_, n) => signIn('rivera', `wrong-${n}`, `192.0.2.${n}`))
    const counted = (await statuses(tries)).filter((status) => status === 401)
    expect(counted.length).toBeLessThanOrEqual(3)
  })
})

test('the audit names who and from where, and never a secret or a user id that does not exist', async () => {
  await signIn('rivera', 'Secret#1', '198.51.100.4')
  await signIn('Secret#2', 'x', '198.51.100.4')
  await signIn('rivera', rightPassword, '198.51.100.4')
  const audit = service.events.slice(-3)
  expect(audit).toEqual([
    'sign-in failed {"user":"rivera","address":"198.51.100.4"}',
    'sign-in failed {"user":"(unknown)","address":"198.51.100.4"}',
    'signed in {"user":"rivera","address":"198.51.100.4"}',
  ])
})
