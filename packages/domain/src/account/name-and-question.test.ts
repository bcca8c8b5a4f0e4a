import { describe, expect, test } from 'vitest'
import { canSaveName, isNameChanged, nameOfProfile } from './name.ts'
import { canSaveSecurityQuestion, chosenQuestion, ownQuestion, securityQuestions } from './security.ts'

const current = { firstName: 'Robert', middleName: 'T.', lastName: 'Chen', suffixName: null }

describe('changing the name', () => {
  test.each([
    ['nothing changed', {}, false],
    ['only blanks changed', { firstName: ' Robert ' }, false],
    ['an empty suffix for none', { suffixName: '' }, false],
    ['the first name changed', { firstName: 'Rob' }, true],
    ['the middle name removed', { middleName: '' }, true],
    ['the last name changed', { lastName: "O'Chen" }, true],
    ['a suffix added', { suffixName: 'Jr.' }, true],
    ['no first name', { firstName: '', suffixName: 'Jr.' }, false],
    ['a blank last name', { lastName: '  ' }, false],
    ['a last name that is null', { lastName: null, firstName: 'Rob' }, false],
  ])('%s', (_, change, expected) => {
    expect(canSaveName({ ...current, ...change }, current)).toBe(expected)
  })

  test('counts as changed even while it may not be saved', () => {
    expect(isNameChanged({ ...current, firstName: '' }, current)).toBe(true)
    expect(isNameChanged({ ...current, suffixName: ' ' }, current)).toBe(false)
  })

  test('the suffix of the profile is the suffix name of the form', () => {
    expect(nameOfProfile({ ...current, suffix: 'III' }).suffixName).toBe('III')
  })
})

describe('the security question', () => {
  const preset = { choice: securityQuestions[0], ownText: '', answer: 'Lakeside', answerVerified: 'Lakeside' }

  test('offers eight different entries, the last one for an own question', () => {
    expect(new Set(securityQuestions).size).toBe(8)
    expect(securityQuestions.at(-1)).toBe(ownQuestion)
  })

  test.each([
    ['a preset question with both answers', {}, true],
    ['answers that differ', { answerVerified: 'lakeside' }, false],
    ['blanks around an answer', { answer: ' Lakeside ' }, true],
    ['no answer', { answer: '', answerVerified: '' }, false],
    ['blank answers', { answer: ' ', answerVerified: ' ' }, false],
    ['no question', { choice: null }, false],
    ['an own question without text', { choice: ownQuestion }, false],
    ['an own question of blanks', { choice: ownQuestion, ownText: '  ' }, false],
    ['an own question', { choice: ownQuestion, ownText: 'Favourite lake?' }, true],
  ])('%s', (_, change, expected) => {
    expect(canSaveSecurityQuestion({ ...preset, ...change })).toBe(expected)
  })

  test("sends the user's own text, or the preset whatever the text field contains", () => {
    expect(chosenQuestion({ choice: ownQuestion, ownText: ' Favourite lake? ' })).toBe('Favourite lake?')
    expect(chosenQuestion({ choice: securityQuestions[2], ownText: 'x' })).toBe(securityQuestions[2])
  })
})
