/** Numbers of the session. Idle values are defaults, as none are given; a deployment may set its own. */
export const sessionConstants = {
  /** Quiet time before activity is counted, in milliseconds. */
  idleDebounceMs: 500,
  /** Idle time-out in seconds; the prompt appears at half of it. */
  idleTimeoutSeconds: 1200,
  /** The shortest countdown that leaves people the time to react, in seconds. */
  idleMinimumCountdownSeconds: 20,
  rememberDeviceDays: 30,
  /** The password modal appears when this many days or fewer remain. */
  passwordWarningDays: 4,
  /** Contact verification is due when this many days or fewer remain. */
  contactVerificationDays: 1,
} as const

/** The scopes that the identity flow asks for. */
export const identityScopes = ['openid', 'profile', 'email'] as const

/** The paths of the identity provider inside the service, and where it signs a browser out. */
export const identityPaths = { provider: '/idp', signOut: '/idp/sign-out' } as const
