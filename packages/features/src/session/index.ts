export { LegacyLogin, type LegacyLoginProps, type SignInCredentials } from './LegacyLogin.js'
export { sessionMessages } from './messages.js'
export type { SignInFailure } from './sign-in-failure.js'
