import { expect, test } from 'vitest'
import { canSavePassword } from './security.ts'

const good = { oldPassword: 'Producer#2026', newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }

test.each([
  ['the current password and a good new one, typed twice, may be saved', good, true],
  ['without the current password nothing is saved', { ...good, oldPassword: '' }, false],
  ['a current password of blanks is one', { ...good, oldPassword: ' ' }, true],
  ['a confirmation that differs is not saved', { ...good, newPasswordVerified: 'Better#2028' }, false],
  ['a new password that breaks a rule is not saved', { ...good, newPassword: 'x', newPasswordVerified: 'x' }, false],
])('%s', (_, change, expected) => {
  expect(canSavePassword(change)).toBe(expected)
})
