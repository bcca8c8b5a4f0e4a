import { canSaveBusinessPhone, canSaveEmail, canSaveName } from '@producer-portal/domain/account'
import { demoPerson } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import {
  toBusinessPhoneForm,
  findBusinessPhoneProblems,
  findEmailProblems,
  toNameForm,
  findNameProblems,
  cleanExtension,
} from './account-forms.js'

const { profile } = demoPerson('rivera')
const current = 'rivera@example.com'

describe('a new email address', () => {
  test.each([
    ['another one, typed twice', 'new@example.com', 'new@example.com', []],
    ['blanks around it', ' new@example.com', 'new@example.com ', []],
    ['nothing', '', '', ['emailMissing', 'confirmationMissing']],
    ['no address', 'new', 'new', ['emailInvalid']],
    ['the current one', 'Rivera@example.com', 'Rivera@example.com', ['emailSame']],
    ['once only', 'new@example.com', '', ['confirmationMissing']],
    ['two that differ', 'new@example.com', 'mew@example.com', ['emailsDiffer']],
    ['no address, and another one', 'new', 'mew', ['emailInvalid', 'emailsDiffer']],
  ])('%s', (_, email, emailVerified, expected) => {
    const problems = findEmailProblems({ email, emailVerified }, current)
    expect(problems.map(({ text }) => text)).toEqual(expected)
    expect(problems.length === 0).toBe(canSaveEmail(email, emailVerified, current))
  })
})

describe('a name', () => {
  const onFile = toNameForm(profile)

  test.each([
    ['with another first name', { firstName: 'Helena' }, []],
    ['without a first name', { firstName: ' ' }, ['firstMissing']],
    ['without a last name', { lastName: '' }, ['lastMissing']],
    ['with neither', { firstName: '', lastName: '' }, ['firstMissing', 'lastMissing']],
    ['with a suffix', { suffixName: 'III' }, []],
  ])('%s', (_, change, expected) => {
    const typed = { ...onFile, ...change }
    expect(findNameProblems(typed).map(({ text }) => text)).toEqual(expected)
    expect(expected.length === 0).toBe(canSaveName(typed, onFile))
  })

  test('with nothing on file is empty in every part', () => {
    const unnamed = { ...profile, firstName: null, middleName: null, lastName: null, suffix: null }
    expect(toNameForm(unnamed)).toEqual({ firstName: '', middleName: '', lastName: '', suffixName: '' })
  })
})

describe('a business phone', () => {
  const onFile = toBusinessPhoneForm(profile)

  test.each([
    ['of ten digits', { phone: '3125550188' }, []],
    ['of another country', { phone: '+49305550101' }, []],
    ['that is missing', { phone: '' }, ['phoneMissing']],
    ['that is too short', { phone: '312555' }, ['phoneInvalid']],
    ['with another extension', { phoneExt: '7' }, []],
    ['with an extension that is too long', { phoneExt: '123456' }, ['extensionTooLong']],
  ])('%s', (_, change, expected) => {
    const typed = { ...onFile, ...change }
    expect(findBusinessPhoneProblems(typed).map(({ text }) => text)).toEqual(expected)
    expect(expected.length === 0).toBe(canSaveBusinessPhone(typed, onFile))
  })

  test('has an extension of five digits at most, however it is pasted', () => {
    expect(cleanExtension('ext. 204')).toBe('204')
    expect(cleanExtension('1234567')).toBe('12345')
  })

  test('with nothing on file is empty', () => {
    expect(toBusinessPhoneForm({ ...profile, phone: null, phoneExt: null })).toEqual({ phone: '', phoneExt: '' })
  })
})
