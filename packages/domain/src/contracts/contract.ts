import * as v from 'valibot'
import { canOpenPolicySystem } from '../access/business.ts'
import type { AccessUser } from '../access/roles.ts'
import { optionalFlag, optionalText } from '../endpoint/fields.ts'
import { normalizeContractNumber } from '../formatting/contract-number.ts'

/** A contract: its three-part identity, and whether the policy system knows it (`inCss`). */
export const contractSchema = v.object({
  coCode: v.string(),
  coType: v.string(),
  contractNo: v.string(),
  inCss: optionalFlag,
  productName: optionalText,
})
/** The contract a case is about. `contractNo` is what people read; with the codes it is unique. */
export interface Contract extends v.InferOutput<typeof contractSchema> {}

const addressPart = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** The places of a contract in an address. */
export const contractPathEntries = { coCode: addressPart, coType: addressPart, contractNo: addressPart }
export const contractPathSchema = v.object(contractPathEntries)
export type ContractPath = v.InferOutput<typeof contractPathSchema>

/** One more place of an address, such as the ipn or a requirement id. */
export const addressPartSchema = addressPart

/** The address parts of a contract, its number padded as addresses carry it. */
export function contractPath({ coCode, coType, contractNo }: ContractPath): ContractPath {
  return { coCode, coType, contractNo: normalizeContractNumber(contractNo) }
}

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
 * The target of a contract number: into the policy system when the contract is in it and the user may go there.
 * @param base the page as the environment names it; undefined while that is not known
 * @returns undefined for a number that is plain text
 */
export function policySystemHref(base: string | undefined, contract: Contract, user: AccessUser): string | undefined {
  if (base === undefined || !canOpenPolicySystem(contract, user)) return undefined
  return contractVerificationUrl(base, contract)
}
