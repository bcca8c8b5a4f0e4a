import type { Settings } from '../config/settings.ts'

/** The path of the identity provider; its issuer is this path below the service's address. */
export const identityPath = '/idp'

/** The provider's own pages; everything else below `/idp` is the protocol. */
export const interactionPath = `${identityPath}/interaction`

/** With `true` the box for remembering the device is ticked; other providers pass it over. */
export const rememberParameter = 'remember_device'

/** The path where a browser is signed out of the provider. */
export const signOutPath = `${identityPath}/sign-out`

/** The style sheet of its pages. */
export const pageStylePath = `${identityPath}/pages.css`

/** The typeface of its pages. */
export const pageFontPath = `${identityPath}/inter.woff2`

/** The address a browser goes to after signing out: to the identity provider if users sign in there, otherwise home. */
export function getPageAfterSignOut(settings: Settings): string {
  if (!settings.FEATURE_OKTA_LOGIN) return '/'
  if (settings.OIDC_ISSUER === undefined) return signOutPath
  return settings.OIDC_SIGN_OUT_URL?.href ?? '/'
}
