/** Where the identity provider stands; the issuer is this path below the service's address. */
export const identityPath = '/idp'

/** Its own pages, where people type; everything else below `/idp` is the protocol. */
export const interactionPath = `${identityPath}/interaction`

/** With `true` the box for remembering the device is ticked; other providers pass it over. */
export const rememberParameter = 'remember_device'

/** Where a browser is signed out of the provider. */
export const signOutPath = `${identityPath}/sign-out`

/** The style sheet of its pages. */
export const pageStylePath = `${identityPath}/pages.css`

/** The typeface of its pages. */
export const pageFontPath = `${identityPath}/inter.woff2`
