/** The cookies of a session, by what they hold. Values are percent-encoded. */
export const cookieNames = {
  jwt: 'authpw_jwt',
  access: 'uc_user_access',
  audience: 'uc_user_audience',
  userId: 'uc_user_id',
  userName: 'uc_user_name',
  credential: 'ONTCred',
  region: 'ocmRegion',
  checksum: 'ocmChecksum',
  /** The remembered device; outlives the session. */
  mfaToken: 'mfaToken',
  /** Set by others while they look at the portal as somebody else; the portal only reads it. */
  impersonate: 'impersonate',
  /** The path to return to after sign-in. */
  redirectUrl: 'redirect_url',
} as const
export type CookieKey = keyof typeof cookieNames

/** The session-storage keys of a session (portal-defined names). */
export const sessionStorageKeys = {
  jwt: 'authpw_jwt',
  credential: 'ONTCred',
  userName: 'uc_user_name',
  /** When the token expires, in seconds since 1970. */
  expirationTime: 'session_expiration_time',
} as const
export type SessionStorageKey = keyof typeof sessionStorageKeys

/** Where the browser goes to sign out of the product: a page address, not a call of the client. */
export const productLogoutPath = '/api/auth/logout'
