import { describe, expect, test } from 'vitest'
import { hashPassword, passwordMatches, dummyHash } from './passwords.ts'

describe('stored passwords', () => {
  test('only the right password matches', async () => {
    const stored = await hashPassword('Producer#2026')
    expect(stored).toMatch(/^\$(argon2id|scrypt)\$[\w-]{22}\$[\w-]{43}$/)
    expect(stored).not.toContain('Producer#2026')
    await expect(passwordMatches('Producer#2026', stored)).resolves.toBe(true)
    await expect(passwordMatches('producer#2026', stored)).resolves.toBe(false)
    await expect(passwordMatches('', stored)).resolves.toBe(false)
  })

  test('a hash made at another cost names it, and matches the same way', async () => {
    const cheap = await hashPassword('Producer#2026', { memory: 8, passes: 1 })
    expect(cheap).toMatch(/^\$(argon2id\$m=8,t=1|scrypt)\$/)
    await expect(passwordMatches('Producer#2026', cheap)).resolves.toBe(true)
    await expect(passwordMatches('producer#2026', cheap)).resolves.toBe(false)
  })

  test('the same password is stored differently for two people', async () => {
    expect(await hashPassword('Producer#2026')).not.toBe(await hashPassword('Producer#2026'))
  })

  test('a hash made where argon2 is missing still matches', async () => {
    const scrypt = '$scrypt$AAAAAAAAAAAAAAAAAAAAAA$'
    await expect(passwordMatches('x', `${scrypt}${'A'.repeat(43)}`)).resolves.toBe(false)
  })

  test('nobody can sign in with the stand-in of unknown users', async () => {
    await expect(passwordMatches('', await dummyHash())).resolves.toBe(false)
    expect(await dummyHash()).toBe(await dummyHash())
  })

  test.each([
    ['argon2id', 'NhvutuLTaxJBhVdULoOLud-bD6iQJDdtGfLyHQmVJP8'],
    ['scrypt', 'fSXrJ7QBeiAMIAmFiS8_UcgPJd610uwkoICLhIhC89k'],
  ])('a password that was stored with %s long ago matches', async (algorithm, hash) => {
    const stored = `$${algorithm}$AQEBAQEBAQEBAQEBAQEBAQ$${hash}`
    await expect(passwordMatches('Producer#2026', stored)).resolves.toBe(true)
  })

  test('a password that is longer than any form takes is none', async () => {
    const [longest, longer] = ['x'.repeat(260), 'x'.repeat(261)]
    const cost = { memory: 8, passes: 1 }
    await expect(passwordMatches(longest, await hashPassword(longest, cost))).resolves.toBe(true)
    await expect(passwordMatches(longer, await hashPassword(longer, cost))).resolves.toBe(false)
  })

  test('an unreadable hash is an error, not a match', async () => {
    await expect(passwordMatches('x', 'plain')).rejects.toThrow('Unreadable password hash')
  })
})
