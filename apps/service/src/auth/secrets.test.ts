import { expect, test } from 'vitest'
import { hashSecret, randomPasscode, randomToken, timingSafeEqual } from './secrets.ts'
import { tooManyAttemptsError } from './sign-in.ts'

test('a passcode always has six digits', () => {
  const codes = Array.from({ length: 400 }, randomPasscode)
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBeGreaterThan(380)
})

test('a token has 32 random bytes', () => {
  expect(randomToken()).toMatch(/^[\w-]{43}$/)
  expect(randomToken()).not.toBe(randomToken())
})

test('a hash tells its words apart, and whether there are one or two', () => {
  const hashes = [hashSecret('a', 'b'), hashSecret('ab'), hashSecret('b', 'a'), hashSecret('a')]
  expect(new Set(hashes).size).toBe(4)
  expect(hashSecret('a', 'b')).toBe(hashes[0])
})

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'abcd', false],
  ['', '', true],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(timingSafeEqual(one, other)).toBe(expected)
})

test.each([
  [1, 'a minute'],
  [59, 'a minute'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %i seconds is told as %s', (seconds, wait) => {
  expect(tooManyAttemptsError(seconds)).toMatchObject({
    status: 429,
    message: `Too many sign-in attempts. Try again in ${wait}.`,
    headers: { 'retry-after': String(seconds) },
  })
})
