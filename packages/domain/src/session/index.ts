export { afterLogin } from './after-login.ts'
export type { AfterLogin } from './after-login.ts'
export { classifyAuthFailure } from './auth-failure.ts'
export type { AuthFailure, CallOutcome } from './auth-failure.ts'
export { initialAuthentication, nextAuthentication } from './authentication.ts'
export type { AuthenticationEvent } from './authentication.ts'
export { authSessionSchema, loginAnswerSchema } from './auth-session.ts'
export type { AuthenticationState, AuthSession, LoginAnswer } from './auth-session.ts'
export { credentialLengths, identityScopes, sessionConstants } from './constants.ts'
export { cookieText } from './cookie-text.ts'
export type { CookieOptions } from './cookie-text.ts'
export { cookiesOfSession, readCookies } from './cookies.ts'
export type { SessionCookies } from './cookies.ts'
export { getSessionInfo, login, oktaLogin, requestOtp, validateCode, verifyOtp } from './sign-in-endpoints.ts'
export { migrateSession } from './endpoints.ts'
export { dueIdleAnnouncement, idleAnnouncements } from './idle-announcements.ts'
export { idleSettings, idleState, isRenewalDue } from './inactivity.ts'
export type { IdleSettings, IdleState } from './inactivity.ts'
export { cookieNames, productLogoutPath, sessionStorageKeys } from './names.ts'
export type { CookieKey, SessionStorageKey } from './names.ts'
export { onboardingAfterSignIn } from './onboarding.ts'
export type { ExpiryCounters, Onboarding } from './onboarding.ts'
export { canSendPasscode } from './passcode.ts'
export {
  isPasswordAcceptable,
  passwordChecklist,
  passwordErrors,
  passwordRules,
  passwordRuleTexts,
} from './password.ts'
export type { PasswordCheck, PasswordRule } from './password.ts'
export {
  checkResetLink,
  requestPasswordReset,
  requestUserId,
  resetLinkSchema,
  resetPassword,
} from './password-reset-endpoints.ts'
export { otpMethodSchema, passcodeSchema, passwordInputSchema, sessionIdSchema, userIdInputSchema } from './requests.ts'
export { safeReturnPath } from './return-path.ts'
export { checkSession, requiredCookies } from './session-check.ts'
export type { SessionCheck, SessionStorageValues } from './session-check.ts'
export { isAnswer, isSuccess, sessionTimeoutStatus, statusCodes } from './status-codes.ts'
export { isExpired, readTokenExpiry, readTokenIssue } from './token.ts'
export { fitsTwoFactorStep, twoFactorPhonePath, twoFactorStep } from './two-factor-route.ts'
export type { TwoFactorPath, TwoFactorStep } from './two-factor-route.ts'
export {
  contactOf,
  methodsOf,
  otpMethodOf,
  otpMethods,
  twoFactorStateSchema,
  verificationMethods,
  verificationTypes,
} from './two-factor.ts'
export type {
  OtpMethod,
  TwoFactorContacts,
  TwoFactorState,
  VerificationMethod,
  VerificationType,
} from './two-factor.ts'
