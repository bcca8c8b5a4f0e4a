import { describe, expect, test } from 'vitest'
import { isNameChanged, nameOfProfile } from './name.ts'
import { chosenQuestion, ownQuestion, securityQuestions } from './security.ts'

const current = { firstName: 'Robert', middleName: 'T.', lastName: 'Chen', suffixName: '' }

describe('changing the name', () => {
  test.each([
    ['nothing changed', {}, false],
    ['only blanks changed', { firstName: ' Robert ' }, false],
    ['the first name changed', { firstName: 'Rob' }, true],
    ['the middle name removed', { middleName: '' }, true],
    ['the last name changed', { lastName: "O'Chen" }, true],
    ['a suffix added', { suffixName: 'Jr.' }, true],
  ])('%s', (_, change, expected) => {
    expect(isNameChanged({ ...current, ...change }, current)).toBe(expected)
  })

  test('counts as changed even while it may not be saved', () => {
    expect(isNameChanged({ ...current, firstName: '' }, current)).toBe(true)
    expect(isNameChanged({ ...current, suffixName: ' ' }, current)).toBe(false)
  })

  test('the suffix of the profile is the suffix name of the form', () => {
    expect(nameOfProfile({ ...current, middleName: null, suffix: 'III' })).toEqual({
      ...current,
      middleName: '',
      suffixName: 'III',
    })
  })
})

describe('the security question', () => {
  test('offers eight different entries, the last one for an own question', () => {
    expect(new Set(securityQuestions).size).toBe(8)
    expect(securityQuestions.at(-1)).toBe(ownQuestion)
  })

  test("sends the user's own text, or the preset whatever the text field contains", () => {
    expect(chosenQuestion({ choice: ownQuestion, ownText: ' Favourite lake? ' })).toBe('Favourite lake?')
    expect(chosenQuestion({ choice: securityQuestions[2], ownText: 'x' })).toBe(securityQuestions[2])
  })
})

test('a missing part of a name is empty in its form', () => {
  const none = { firstName: null, middleName: null, lastName: null, suffix: null }
  expect(nameOfProfile(none)).toEqual({ firstName: '', middleName: '', lastName: '', suffixName: '' })
  expect(nameOfProfile({ firstName: 'Ada', middleName: 'B.', lastName: 'Cole', suffix: 'Jr.' })).toEqual({
    firstName: 'Ada',
    middleName: 'B.',
    lastName: 'Cole',
    suffixName: 'Jr.',
  })
})
