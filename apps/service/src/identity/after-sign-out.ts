import type { Settings } from '../config/settings.ts'
import { signOutPath } from './paths.ts'

/** Where a browser goes after signing out of the portal: to the identity provider where people signed in, else home. */
export function afterSignOut(settings: Settings): string {
  if (!settings.FEATURE_OKTA_LOGIN) return '/'
  if (settings.OIDC_ISSUER === undefined) return signOutPath
  return settings.OIDC_SIGN_OUT_URL?.href ?? '/'
}
