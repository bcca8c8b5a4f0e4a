import type { AccessUser } from '../access/user.ts'
import { canOpenPolicySystem } from '../access/policy-system.ts'
import type { Contract, ContractPath } from './contract.ts'
import { contractPath } from './contract.ts'

/**
 * The address of the contract-verification page.
 * @param base the page as the environment names it; a query that it already has is kept
 */
export function contractVerificationUrl(base: string, contract: ContractPath): string {
  const { coCode, coType, contractNo } = contractPath(contract)
  const query = new URLSearchParams({
    Value: contractNo,
    CoCode: coCode,
    CoType: coType,
    Type: 'CO',
    AuthLevel: 'AG',
  })
  return `${base}${base.includes('?') ? '&' : '?'}${query.toString()}`
}

/**
 * Where a contract number leads: into the policy system when the contract is in it and the user may go there.
 * @param base the page as the environment names it; undefined while that is not known
 * @returns undefined for a number that is plain text
 */
export function policySystemHref(base: string | undefined, contract: Contract, user: AccessUser): string | undefined {
  if (base === undefined || !canOpenPolicySystem(contract, user)) return undefined
  return contractVerificationUrl(base, contract)
}
