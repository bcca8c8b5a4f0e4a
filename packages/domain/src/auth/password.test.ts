import { describe, expect, test } from 'vitest'
import { isPasswordAcceptable, passwordChecklist, passwordErrors, passwordRuleTexts } from './password.ts'

const unmet = (password: string, confirmation = password) =>
  passwordChecklist(password, confirmation)
    .filter(({ isMet }) => !isMet)
    .map(({ rule }) => rule)

describe('a new password', () => {
  test.each([
    ['all rules met', 'Producer#2026', []],
    ['7 characters', 'Aa#4567', ['length']],
    ['8 characters', 'Aa#45678', []],
    ['256 characters', `Aa#4${'x'.repeat(252)}`, []],
    ['257 characters', `Aa#4${'x'.repeat(253)}`, ['length']],
    ['no number', 'Producer#', ['number']],
    ['no uppercase letter', 'producer#2026', ['uppercase']],
    ['no lowercase letter', 'PRODUCER#2026', ['lowercase']],
    ['no special character', 'Producer2026', ['special']],
    ['a space does not count as special', 'Producer 2026', ['special']],
    ['a space is allowed', 'Producer #2026', []],
    ['an ampersand is banned', 'Producer#&2026', ['banned']],
    ['a less-than sign is banned', 'Producer#<2026', ['banned']],
    ['a banned character is not the special one', 'Producer<2026', ['special', 'banned']],
    ['a greater-than sign is fine', 'Producer>2026', []],
    ['letters with accents count', 'ÉÉÉÉéééé#1', []],
    ['nothing typed', '', ['length', 'number', 'uppercase', 'lowercase', 'special', 'banned', 'match']],
  ])('%s', (_, password, expected) => {
    expect(unmet(password)).toEqual(expected)
  })

  test.each(Array.from('!"#$%\'()*+,-./:;=>?@[\\]^_`{|}~').map((character) => [character]))(
    '%s is special',
    (character) => {
      expect(unmet(`Producer${character}2026`)).toEqual([])
    },
  )

  test('the confirmation must be the same, to the letter', () => {
    expect(unmet('Producer#2026', 'producer#2026')).toEqual(['match'])
    expect(isPasswordAcceptable('Producer#2026', '')).toBe(false)
    expect(isPasswordAcceptable('Producer#2026', 'Producer#2026')).toBe(true)
  })

  test('a refusal names the rules in the words of the checklist', () => {
    expect(passwordErrors('producer', 'x')).toEqual([
      'At least one number.',
      'At least one uppercase letter.',
      'At least one special character.',
      'Passwords Match.',
    ])
    expect(passwordErrors('Producer#2026', 'Producer#2026')).toEqual([])
  })

  test('the checklist has its exact texts in order', () => {
    expect(passwordChecklist('', '').map(({ rule }) => passwordRuleTexts[rule])).toEqual([
      '8-256 characters in length.',
      'At least one number.',
      'At least one uppercase letter.',
      'At least one lowercase letter.',
      'At least one special character.',
      'No banned characters (< or &).',
      'Passwords Match.',
    ])
  })
})
