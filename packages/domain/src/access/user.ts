import type { AccessValue } from './access-values.ts'
import type { AnyAudience, Audience } from './audiences.ts'

/** What the access rules look at: the signed-in user's audiences and access values, already parsed. */
export interface AccessUser {
  readonly userId: string
  readonly audiences: readonly (Audience | AnyAudience)[]
  readonly access: readonly AccessValue[]
}

/** A rule of the access table: pure, total, true where the user may. */
export type AccessRule = (user: AccessUser) => boolean
