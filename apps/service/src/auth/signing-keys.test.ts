import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OpenDatabase } from '../store/database/database.ts'
import { readSetting } from '../store/settings.ts'
import { rotateSigningKey } from '../store/signing-keys.ts'
import { openFilledDatabase } from '../testing/memory-database.ts'
import { keysNoticedWithin, openSigningKeys } from './signing-keys.ts'
import { createTokens } from './tokens.ts'

let database: OpenDatabase
let time = Date.now()
const now = () => new Date(time)
const later = (seconds: number) => new Date(time + seconds * 1000)
const facts = { userId: 'rivera', sessionId: 's-1', generation: 0 }

beforeAll(async () => {
  database = await openFilledDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.db.deleteFrom('signing_key').execute())

/** The tokens of one of several processes on the database. */
const openProcess = async () => createTokens(await openSigningKeys(database.db, now), 3600)
const rotate = (endsAt: Date) => rotateSigningKey(database.db, { now: now(), endsAt })

test('two processes read what the other has signed, before and after a key was replaced', async () => {
  const [one, other] = await Promise.all([openProcess(), openProcess()])
  const before = await one.sign('session', facts)
  await expect(other.read('session', before)).resolves.toMatchObject(facts)
  await rotate(later(60))
  // A process that has noticed signs with the new key; the other one finds it by its id
  const fresh = await openProcess()
  time += 2_000
  await expect(one.read('session', await fresh.sign('session', facts))).resolves.toMatchObject(facts)
  await expect(fresh.read('session', await other.sign('session', facts))).resolves.toMatchObject(facts)
  await expect(fresh.read('session', before)).resolves.toMatchObject(facts)
  expect(fresh.isRenewalKey('s-1', other.renewalKey('s-1'))).toBe(true)
})

test('a replaced key counts until it ends, in processes that run, too', async () => {
  const tokens = await openProcess()
  const before = await tokens.sign('session', facts)
  await rotate(later(60))
  time += 59_000
  await expect(tokens.read('session', before)).resolves.toMatchObject(facts)
  time += 1_000 + keysNoticedWithin * 1000
  await expect(tokens.read('session', before)).resolves.toBeNull()
  await expect(tokens.read('session', await tokens.sign('session', facts))).resolves.toMatchObject(facts)
})

test('a key that leaked ends at once, and so do those from before it', async () => {
  const tokens = await openProcess()
  const first = await tokens.sign('session', facts)
  await rotate(later(3600))
  time += keysNoticedWithin * 1000
  const second = await tokens.sign('session', facts)
  await rotate(now())
  time += keysNoticedWithin * 1000
  for (const token of [first, second]) await expect(tokens.read('session', token)).resolves.toBeNull()
})

test('made-up ids lead to few queries', async () => {
  const keys = await openSigningKeys(database.db, now)
  const tokens = createTokens(keys, 3600)
  const forged = await new SignJWT({}).setProtectedHeader({ alg: 'HS256', kid: 'forged' }).sign(new Uint8Array(32))
  const known = keys.all()
  for (let count = 0; count < 5; count += 1) await expect(tokens.read('session', forged)).resolves.toBeNull()
  expect(keys.all()).toBe(known)
})

test('the version before finds the key that signs where it looks for it', async () => {
  const keys = await openSigningKeys(database.db, now)
  const shared = async () => readSetting(database.db, 'signing-secret')
  expect(Buffer.from(keys.current().secret).toString('base64url')).toBe(await shared())
  const { added, retired } = await rotate(later(60))
  expect(retired).toBe(keys.current().id)
  time += keysNoticedWithin * 1000
  await keys.refresh()
  expect(keys.current().id).toBe(added)
  expect(Buffer.from(keys.current().secret).toString('base64url')).toBe(await shared())
})
