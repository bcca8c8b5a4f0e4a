import type { ContractPath } from './contract.ts'
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
