import { hasAccess } from './holds.ts'
import type { AccessUser } from './user.ts'

/**
 * Whether a contract number is a link into the policy system: the contract is flagged `inCss` and the user holds the
 * CSS permission. Otherwise the number is plain text.
 */
export function canOpenPolicySystem(contract: { readonly inCss?: boolean | null }, user: AccessUser): boolean {
  return contract.inCss === true && hasAccess(user, ['CSS'])
}
