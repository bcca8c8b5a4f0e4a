import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as session from './index.ts'

const accepts = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema !== undefined && v.safeParse(schema, value).success
const userData = { browserInfo: 'Firefox', osInfo: null, host: 'localhost' }
const verification = { sessionId: 's', otpCode: '123456', otpMethod: 'email', saveFingerprint: true, userData }

describe('the sign-in calls', () => {
  test.each([
    [session.login, 'POST /auth/login', 'none'],
    [session.getSessionInfo, 'POST /auth/get-session-info', 'none'],
    [session.migrateSession, 'POST /auth/migrate', 'credential'],
    [session.requestOtp, 'POST /auth/request-otp', 'none'],
    [session.verifyOtp, 'POST /auth/verify-otp', 'none'],
    [session.validateCode, 'POST /validate', 'none'],
    [session.oktaLogin, 'POST /okta/login', 'none'],
    [session.requestPasswordReset, 'POST /forgot-password/', 'none'],
    [session.checkResetLink, 'GET /forgot-password/{sessionId}', 'none'],
    [session.resetPassword, 'POST /forgot-password/update/', 'none'],
  ] as const)('$name stands at its address with its credential', (endpoint, address, auth) => {
    expect([`${endpoint.method} ${endpoint.path}`, endpoint.auth]).toEqual([address, auth])
  })

  test.each([
    ['user id and password', { username: 'rivera', password: 'x' }, true],
    ['with a remembered device', { username: 'rivera', password: 'x', mfaDeviceToken: 't' }, true],
    ['no password', { username: 'rivera', password: '' }, false],
    ['blank user id', { username: '  ', password: 'x' }, false],
    ['260 characters of password', { username: 'rivera', password: 'x'.repeat(260) }, true],
    ['261 characters of password', { username: 'rivera', password: 'x'.repeat(261) }, false],
    ['unknown field', { username: 'rivera', password: 'x', admin: true }, false],
    ['no text', { username: 1, password: 'x' }, false],
  ])('login takes %s: %s', (_, body, expected) => {
    expect(accepts(session.login.body, body)).toBe(expected)
  })

  test.each([
    ['a passcode', verification, true],
    ['a passcode of 5', { ...verification, otpCode: '12345' }, false],
    ['a passcode without a digit', { ...verification, otpCode: 'abcdef' }, false],
    ['an unknown method', { ...verification, otpMethod: 'pigeon' }, false],
    ['an unknown fact about the browser', { ...verification, userData: { ...userData, plugins: '' } }, false],
  ])('verify-otp takes %s', (_, body, expected) => {
    expect(accepts(session.verifyOtp.body, body)).toBe(expected)
  })

  test('answers may lack any field and carry others', () => {
    expect(v.parse(session.login.answer, { jwt: 't', extra: 1 })).toMatchObject({
      jwt: 't',
      mfaRequired: false,
      message: null,
    })
    expect(v.parse(session.getSessionInfo.answer, {})).toMatchObject({ email: null, mfaRequired: false })
    expect(v.parse(session.verifyOtp.answer, { mfaToken: null })).toMatchObject({ mfaToken: null, ucUserId: null })
  })

  const sessionFields =
    'jwt ontCred ucUserName ucUserId ucUserAudience ucUserAccess ocmRegion ocmChecksum mfaToken redirectUrl'
  test.each([
    ['a session', session.verifyOtp, sessionFields],
    ['the session of an identity provider', session.oktaLogin, sessionFields],
    ['a sign-in', session.login, `${sessionFields} mfaRequired sessionId message`],
    [
      'a sign-in that waits for its code',
      session.getSessionInfo,
      'sessionId email mobilePhone homePhone mfaRegistrationRequired mfaRequired firstName lastName userWamEndpoint userLogin',
    ],
  ] as const)('the fields of %s are those of the contract', (_, { answer }, fields) => {
    expect(Object.keys(v.parse(answer, {}))).toEqual(fields.split(' '))
  })

  test('a reset link is valid unless the answer says otherwise', () => {
    expect(v.parse(session.checkResetLink.answer, {}).valid).toBe(true)
    expect(v.parse(session.checkResetLink.answer, { valid: false }).valid).toBe(false)
  })
})
