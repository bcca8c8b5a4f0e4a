import { demoPerson } from '@producer-portal/domain/mocks'
import { expect, test } from 'vitest'
import { mobilePhonePaths } from './mobile-phone-change.js'

test.each([
  ['rivera', '/change-mfa-phone', '/change-mfa-phone-verify', '/profile'],
  ['hale', '/change-mfa-phone', '/change-mfa-phone-verify', '/dashboard'],
  ['lin', '/verify/mobile', '/verify/mobile-otp', '/verify-contact'],
])('%s comes from %s to %s and back to %s', (userId, number, code, back) => {
  const user = demoPerson(userId)
  expect(mobilePhonePaths(number, user)).toMatchObject({ number, code, back })
  expect(mobilePhonePaths(code, user)).toMatchObject({ number, code, back })
})
