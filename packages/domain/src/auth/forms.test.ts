import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { codeForm, emailAddressForm, newPasswordForm, passwordForm, signInForm, userIdForm } from './forms.ts'

/** The first problem of each field, as a form shows them; what is sent when there is none. */
function send(schema: v.GenericSchema, typed: unknown): unknown {
  const { success, output, issues } = v.safeParse(schema, typed)
  if (success) return output
  const first = new Map<string, string>()
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? ''
    if (!first.has(field)) first.set(field, issue.message)
  }
  return [...first.values()]
}

test.each<[string, v.GenericSchema, unknown, unknown]>([
  ['without a user name', signInForm, { username: ' ', password: 'x' }, ['userNameMissing']],
  ['without anything', signInForm, { username: '', password: '' }, ['userNameMissing', 'passwordMissing']],
  ['with both', signInForm, { username: ' rivera ', password: ' x ' }, { username: 'rivera', password: ' x ' }],
  ['without a user ID', userIdForm, { username: ' ' }, ['userIdMissing']],
  ['without an email address', emailAddressForm, { email: ' ' }, ['emailMissing']],
  ['with no email address', emailAddressForm, { email: 'rivera' }, ['emailInvalid']],
  ['without a code', codeForm, { code: '' }, ['codeMissing']],
  ['with what is no code', codeForm, { code: 'abc' }, ['codeInvalid']],
  ['with a code', codeForm, { code: '123456' }, { code: '123456' }],
  ['on a device to remember', codeForm, { code: '123456', remember: 'on' }, { code: '123456', remember: 'on' }],
])('a form %s', (_, schema, typed, expected) => {
  expect(send(schema, typed)).toEqual(expected)
})

describe('a new password', () => {
  const good = { newPassword: ' Better#2027', newPasswordVerified: ' Better#2027' }
  test.each([
    ['typed twice is sent to the letter', good, good],
    ['with a confirmation that differs', { ...good, newPasswordVerified: 'Better#2027' }, ['confirmationUnmet']],
    ['that breaks a rule', { newPassword: 'x', newPasswordVerified: 'x' }, ['passwordUnmet']],
    ['that is missing', { newPassword: '', newPasswordVerified: '' }, ['passwordUnmet']],
  ])('%s', (_, typed, expected) => {
    expect(send(newPasswordForm, typed)).toEqual(expected)
  })

  test('in the account needs the current one, of which blanks are one', () => {
    expect(send(passwordForm, { ...good, oldPassword: '' })).toEqual(['currentPasswordMissing'])
    expect(send(passwordForm, { ...good, oldPassword: ' ' })).toEqual({ ...good, oldPassword: ' ' })
  })
})
