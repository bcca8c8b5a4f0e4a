import type { AccessUser } from '@producer-portal/domain/access'
import type { AuthFailure } from '@producer-portal/domain/session'

/** Who sits in front of this tab. `unknown` only until the cookies have been read. */
export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'authenticated'; readonly user: AccessUser }

/** Where a lost session sends the user: to /expired, or to /logout. */
export type LostSession = Exclude<AuthFailure, 'none'>
