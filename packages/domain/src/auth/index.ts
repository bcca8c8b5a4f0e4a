export { classifyAuthFailure, statusCodes } from './auth-failure.ts'
export type { AuthFailure } from './auth-failure.ts'
export { codeFailureReasons, isCodeEnded, isWrongCode } from './code-failure.ts'
export type { CodeFailure } from './code-failure.ts'
export {
  codeForm,
  emailAddressForm,
  newPasswordForm,
  ownPasswordForm,
  passwordForm,
  signInForm,
  userIdForm,
} from './forms.ts'
export { identityPaths, identityScopes, sessionConstants } from './constants.ts'
export { credentialLengths } from './credential-lengths.ts'
export { cookieNames, cookieText, productLogoutPath, readCookies, sessionStorageKeys } from './cookies.ts'
export type { CookieKey, SessionCookies, SessionStorageKey } from './cookies.ts'
export {
  checkResetLink,
  getSessionInfo,
  login,
  oktaLogin,
  requestOtp,
  requestPasswordReset,
  requestUserId,
  resetPassword,
  validateCode,
  verifyOtp,
} from './sign-in-endpoints.ts'
export { migrateSession } from './endpoints.ts'
export { getProofMethods, proveByPassword, requestProofCode, verifyProofCode } from './proof-endpoints.ts'
export type { ProofMethods } from './proof-endpoints.ts'
export { dueIdleAnnouncement } from './idle-announcements.ts'
export { idleSettings, idleState, isRenewalDue, renewalIntervalSeconds } from './inactivity.ts'
export type { IdleSettings, IdleState } from './inactivity.ts'
export { onboardingAfterSignIn } from './onboarding.ts'
export type { ExpiryCounters, Onboarding, RequiredAction } from './onboarding.ts'
export { passwordChecklist, passwordErrors, passwordRuleTexts } from './password.ts'

export { otpMethodSchema, passcodeSchema, passwordInputSchema, sessionIdSchema, userIdInputSchema } from './requests.ts'
export { safeReturnPath } from './return-to.ts'
export { checkSession, isExpired, readTokenExpiry, readTokenIssue } from './session.ts'
export type { SessionCheck, SessionStorageValues } from './session.ts'
export { afterLogin, cookiesOfSession } from './sign-in-answer.ts'
export type { AuthSession } from './sign-in-answer.ts'
export { signInTexts } from './sign-in-texts.ts'
export { getContact, toOtpMethod } from './two-factor-methods.ts'
export { verificationMethods } from './two-factor.ts'
export { fitsTwoFactorStep, twoFactorPhonePath, twoFactorStep } from './two-factor-steps.ts'
export type { TwoFactorPath } from './two-factor-steps.ts'
export type { OtpMethod, VerificationMethod } from './two-factor.ts'
export type { TwoFactorContacts, TwoFactorState } from './two-factor-state.ts'
