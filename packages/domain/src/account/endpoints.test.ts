import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { audiencesPassing } from '../access/index.ts'
import * as profile from './index.ts'

const accepts = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema !== undefined && v.safeParse(schema, value).success
const name = { firstName: 'Elena', lastName: 'Rivera', middleName: '', suffixName: null }
const answers = { question: 'Which lake?', answer: 'a', answerVerified: 'a' }

describe('the profile calls', () => {
  test.each([
    [profile.getProfile, 'GET /profile'],
    [profile.getMessageCount, 'GET /messages/count'],
    [profile.updatePassword, 'POST /profile/update/password'],
    [profile.updateSecurityQuestion, 'POST /profile/update/question'],
    [profile.updateEmail, 'POST /profile/update/business-email'],
    [profile.updateBusinessPhone, 'POST /profile/update/business-phone'],
    [profile.updateName, 'POST /profile/update/name'],
    [profile.initiateContactChange, 'POST /profile/update/contact/initiate'],
    [profile.verifyContactChange, 'POST /profile/update/contact/verify'],
    [profile.updateFieldDirectory, 'POST /profile/update/fieldDirectory'],
    [profile.updateTextAlerts, 'POST /profile/update/optIn'],
    [profile.updateLanguage, 'POST /profile/update/language'],
    [profile.confirmContact, 'POST /profile/update/verify'],
  ] as const)('$name stands at its address and needs a session', (endpoint, address) => {
    expect([`${endpoint.method} ${endpoint.path}`, endpoint.auth]).toEqual([address, 'bearer'])
  })

  test.each([
    ['a password', profile.updatePassword, { newPassword: 'a', newPasswordVerified: 'b', oldPassword: 'c' }, true],
    [
      'a password without the current one',
      profile.updatePassword,
      { newPassword: 'a', newPasswordVerified: 'a' },
      false,
    ],
    ['a question', profile.updateSecurityQuestion, answers, true],
    ['answers that differ', profile.updateSecurityQuestion, { ...answers, answerVerified: 'b' }, false],
    ['an email', profile.updateEmail, { email: 'a@example.com', emailVerified: 'a@example.com' }, true],
    ['emails that differ', profile.updateEmail, { email: 'a@example.com', emailVerified: 'b@example.com' }, false],
    ['no email', profile.updateEmail, { email: 'a', emailVerified: 'a' }, false],
    ['a business phone', profile.updateBusinessPhone, { phone: '3125550101', phoneExt: '204' }, true],
    ['a business phone without extension', profile.updateBusinessPhone, { phone: '3125550101', phoneExt: '' }, true],
    ['a business phone that is not stripped', profile.updateBusinessPhone, { phone: '(312) 555-0101' }, false],
    ['an extension of 6', profile.updateBusinessPhone, { phone: '3125550101', phoneExt: '123456' }, false],
    ['a name', profile.updateName, name, true],
    ['a blank last name', profile.updateName, { ...name, lastName: ' ' }, false],
    ['a first name of 101', profile.updateName, { ...name, firstName: 'x'.repeat(101) }, false],
    ['a name with an agent number', profile.updateName, { ...name, agentNo: '1' }, false],
    ['a new mobile phone', profile.initiateContactChange, { phoneNumber: '7735550101', otpMethod: 'sms-mobile' }, true],
    ['a passcode', profile.verifyContactChange, { sessionId: 's', otpCode: '123456', otpMethod: 'sms-mobile' }, true],
    ['a passcode without its session', profile.verifyContactChange, { otpCode: '123456', otpMethod: 'email' }, false],
    ['the directory choice', profile.updateFieldDirectory, { showInFieldDirectory: false }, true],
    ['the directory choice as text', profile.updateFieldDirectory, { showInFieldDirectory: 'no' }, false],
    ['a language', profile.updateLanguage, { language: 'fr-CA' }, true],
    ['a language that the portal does not speak', profile.updateLanguage, { language: 'de-DE' }, false],
    ['the opt-in', profile.updateTextAlerts, { enabled: true }, true],
    ['a confirmation with an empty object', profile.confirmContact, {}, true],
    ['a confirmation without a body', profile.confirmContact, undefined, true],
    ['a confirmation with something in it', profile.confirmContact, { email: 'x' }, false],
  ])('take %s', (_, endpoint, body, expected) => {
    expect(accepts(endpoint.body, body)).toBe(expected)
  })

  test('refuse changes by home office and guests, but never the confirmation or the password', () => {
    const barred = ['HomeOffice', 'HomeOfficeAIC', 'AgentGuest', 'AICGuest']
    for (const { access } of [profile.updateEmail, profile.updateName, profile.updateTextAlerts]) {
      expect(audiencesPassing(access ?? (() => true)).filter((audience) => barred.includes(audience))).toEqual([])
    }
    expect([profile.confirmContact.access, profile.updatePassword.access]).toEqual([undefined, undefined])
  })

  test('the session of a phone change may be missing from the answer', () => {
    expect(v.parse(profile.initiateContactChange.answer, {})).toEqual({ sessionId: null })
    expect(v.parse(profile.messageCountSchema, { unreadSms: null })).toEqual({ unreadSms: 0 })
  })
})
