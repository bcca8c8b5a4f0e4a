/** The scopes that the identity flow asks for. */
export const identityScopes = ['openid', 'profile', 'email'] as const

/** The paths of the identity provider inside the service, and where it signs a browser out. */
export const identityPaths = { provider: '/idp', signOut: '/idp/sign-out' } as const
