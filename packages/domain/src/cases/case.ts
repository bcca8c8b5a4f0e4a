import * as v from 'valibot'
import { contractSchema } from '../contracts/contract.ts'
import { agentSchema, clientSchema } from '../contracts/people.ts'
import { optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'
import { requirementSchema } from '../requirements/requirement.ts'

/**
 * A New Business case, the same for the three lists. Amounts are dollars, dates ISO days. `procDate` is the day on
 * which the case was processed, and `daysSinceProcDate` counts from it.
 */
export const caseSchema = v.object({
  contract: contractSchema,
  clients: optionalList(clientSchema),
  agents: optionalList(agentSchema),
  caseStatus: optionalText,
  daysSinceProcDate: optionalNumber,
  procDate: optionalText,
  faceAmount: optionalNumber,
  modalPremium: optionalNumber,
  billFrequency: optionalText,
  targetPremium: optionalNumber,
  productLine: optionalText,
  contractType: optionalText,
  programType: optionalText,
  underwriterName: optionalText,
  underwriterMailID: optionalText,
  requirements: optionalList(requirementSchema),
})
/** A New Business case: one row of the lists. An unknown value is null, and a list that is missing is empty. */
export interface Case extends v.InferOutput<typeof caseSchema> {}

/** A key that no other row of a list has: the contract and its first client. */
export function caseKey({ contract, clients }: Pick<Case, 'contract' | 'clients'>): string {
  return [contract.coCode, contract.coType, contract.contractNo, clients[0]?.ipn ?? ''].join('|')
}

/**
 * The case in an address: the contract, and a short check value that tells the first clients of one contract apart. It
 * is far too short to tell who they are, as the number of a person must not be in addresses.
 */
export function caseAddress({ contract, clients }: Pick<Case, 'contract' | 'clients'>): string {
  const { coCode, coType, contractNo } = contract
  return [coCode, coType, contractNo, checkValue(clients[0]?.ipn ?? '')].join('|')
}

/** 12 bits of FNV-1a, in hexadecimal. */
function checkValue(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return ((hash ^ (hash >>> 16)) & 0xfff).toString(16).padStart(3, '0')
}
