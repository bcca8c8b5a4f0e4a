import { demoPerson } from '@producer-portal/domain/mocks'
import type { MobileCodeFailure } from '@producer-portal/features/account'
import { expect, test } from 'vitest'
import type { SaveResult } from '../api/save.js'
import { checkFailure, mobilePhonePaths, sendFailure } from './mobile-phone-change.js'

type Unsaved = Exclude<SaveResult, { readonly kind: 'saved' }>
const refused = (status: number, message: string, errors: readonly string[] = [message]): Unsaved => ({
  kind: 'refused',
  status,
  message,
  errors,
})

test.each<[string, Unsaved, MobileCodeFailure]>([
  ['without an answer', { kind: 'unreachable' }, { kind: 'sendUnreachable' }],
  ['by a service that broke', { kind: 'failed' }, { kind: 'sendFailed' }],
  ['with reasons', refused(403, 'The same number.'), { kind: 'refused', errors: ['The same number.'] }],
  ['for too many codes', refused(429, 'Try again later.', []), { kind: 'refused', errors: ['Try again later.'] }],
  ['for a malformed request', refused(422, 'Bad request', ['body.phoneNumber']), { kind: 'sendFailed' }],
])('a code that is not sent %s is explained', (_, result, failure) => {
  expect(sendFailure(result)).toEqual(failure)
})

test.each<[string, Unsaved, MobileCodeFailure]>([
  ['is wrong', refused(400, 'Wrong.'), { kind: 'wrongCode' }],
  ['has expired', refused(403, 'This code has expired.'), { kind: 'refused', errors: ['This code has expired.'] }],
  ['is wrong once too often', refused(423, 'Too many.'), { kind: 'ended', errors: ['Too many.'] }],
  ['belongs to no change', refused(409, 'It has ended.'), { kind: 'ended', errors: ['It has ended.'] }],
  ['is not understood', refused(422, 'Bad request', ['body.otpCode']), { kind: 'checkFailed' }],
  ['gets no answer', { kind: 'unreachable' }, { kind: 'checkUnreachable' }],
  ['is not checked by a service that broke', { kind: 'failed' }, { kind: 'checkFailed' }],
])('a code that %s is explained', (_, result, failure) => {
  expect(checkFailure(result)).toEqual(failure)
})

test.each([
  ['rivera', '/change-mfa-phone', '/change-mfa-phone-verify', '/profile'],
  ['hale', '/change-mfa-phone', '/change-mfa-phone-verify', '/dashboard'],
  ['lin', '/verify/mobile', '/verify/mobile-otp', '/verify-contact'],
])('%s comes from %s to %s and back to %s', (userId, number, code, back) => {
  const user = demoPerson(userId)
  expect(mobilePhonePaths(number, user)).toMatchObject({ number, code, back })
  expect(mobilePhonePaths(code, user)).toMatchObject({ number, code, back })
})
