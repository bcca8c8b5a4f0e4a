import type { CallExamples } from '../openapi/types.ts'
import { demoPassword } from '../mocks/people/demo-people.ts'

const session = {
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJyaXZlcmEiLCJpYXQiOjE3NzM2NzMyMDAsImV4cCI6MTc3MzY3NjgwMH0.c2lnbmF0dXJl',
  ontCred: 'Zm9yIG90aGVyIHN5c3RlbXM',
  ucUserName: 'Elena Rivera',
  ucUserId: 'rivera',
  ucUserAudience: 'Agent',
  ucUserAccess: 'FRS',
  ocmRegion: 'central',
  ocmChecksum: '4f1a',
  mfaToken: null,
  redirectUrl: null,
}
const sessionId = 'cGVuZGluZyBzZXNzaW9u'
const otpMethod = 'sms-mobile'
const otpCode = '482913'
const newPassword = 'Harbor#2026'

export const signInExamples: CallExamples = {
  login: {
    body: { username: 'rivera', password: demoPassword },
    answer: { ...session, mfaRequired: false, sessionId: null, message: null },
  },
  getSessionInfo: {
    body: { sessionId },
    answer: {
      sessionId,
      email: 'm•••@example.com',
      mobilePhone: '•••••••0132',
      homePhone: null,
      mfaRegistrationRequired: false,
      mfaRequired: true,
      firstName: 'Mia',
      lastName: 'Both',
      userWamEndpoint: null,
      userLogin: 'mfa-both',
    },
  },
  requestOtp: { body: { sessionId, otpMethod }, answer: {} },
  verifyOtp: {
    body: {
      sessionId,
      otpCode,
      otpMethod,
      saveFingerprint: true,
      userData: { browserInfo: 'Chrome 141', osInfo: 'Windows', host: 'portal.example', location: 'America/Chicago' },
    },
    answer: { ...session, ucUserName: 'Mia Both', ucUserId: 'mfa-both', mfaToken: 'cmVtZW1iZXJlZCBkZXZpY2U' },
  },
  validateCode: { body: { code: 'ZnJvbSBvdXRzaWRl' }, answer: {} },
  oktaLogin: {
    body: {
      accessToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyaXZlcmEifQ.c2lnbmF0dXJl',
      idToken: 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJyaXZlcmEiLCJub25jZSI6Im9uY2UifQ.c2lnbmF0dXJl',
      nonce: 'once',
    },
    answer: session,
  },
  requestPasswordReset: { body: { userId: 'rivera' }, answer: {} },
  checkResetLink: { params: { sessionId: 'bGluayBieSBlbWFpbA' }, answer: { valid: true } },
  resetPassword: {
    body: { newPassword, newPasswordVerified: newPassword, sessionId: 'bGluayBieSBlbWFpbA' },
    answer: {},
  },
  requestUserId: { body: { email: 'rivera@example.com' }, answer: {} },
  migrateSession: { answer: {} },
  getProofMethods: {
    answer: { password: true, email: 'r•••@example.com', mobilePhone: '•••••••0111', homePhone: null },
  },
  proveByPassword: { body: { password: demoPassword }, answer: {} },
  requestProofCode: { body: { otpMethod: 'email' }, answer: {} },
  verifyProofCode: { body: { otpCode, otpMethod: 'email' }, answer: {} },
}
