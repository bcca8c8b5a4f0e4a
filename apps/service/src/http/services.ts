import type { Tokens } from '../auth/tokens.ts'
import type { Settings } from '../config/settings.ts'
import type { VerifyIdentity } from '../identity/verify-identity.ts'
import type { Log } from '../server/log.ts'
import type { Database } from '../store/database/database.ts'

/** What every route may use. */
export interface Services {
  readonly db: Database
  readonly settings: Settings
  readonly tokens: Tokens
  /** Checks the tokens of the identity provider. */
  readonly verifyIdentity: VerifyIdentity
  readonly log: Log
  /** The clock: all days and expiries follow it. */
  readonly now: () => Date
}
