import type { AccessValue } from './access-values.ts'
import { audiences } from './audiences.ts'
import type { Audience } from './audiences.ts'
import type { AccessRule } from './user.ts'

/** The audiences that pass a rule on their own, with the access values given (none by default); for tables of roles. */
export function audiencesPassing(rule: AccessRule, access: readonly AccessValue[] = []): readonly Audience[] {
  return audiences.filter((audience) => rule({ userId: audience, audiences: [audience], access }))
}
