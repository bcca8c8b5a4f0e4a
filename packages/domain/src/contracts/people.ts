import * as v from 'valibot'
import { optionalNumber, optionalText } from '../endpoint/fields.ts'
import { getDisplayName, joinName } from '../formatting/display-name.ts'

const nameEntries = {
  firstName: optionalText,
  middleName: optionalText,
  lastName: optionalText,
  suffixName: optionalText,
  displayName: optionalText,
}

/** An insured or owner. `ipn` is the number under which the carrier knows the person. */
export const clientSchema = v.object({ ...nameEntries, ipn: optionalText, fullName: optionalText })
/** An insured or an owner, with the names that are known. */
export interface Client extends v.InferOutput<typeof clientSchema> {}

/** An agent of a contract; `percentInterest` is the share of the commission in percent. */
export const agentSchema = v.object({
  ...nameEntries,
  agentNo: optionalText,
  agentName: optionalText,
  agencyNo: optionalText,
  agencyName: optionalText,
  percentInterest: optionalNumber,
  phoneNumber: optionalText,
})
/** An agent of a contract, with the share in it. */
export interface Agent extends v.InferOutput<typeof agentSchema> {}

/** The insured's full name as the carrier writes it, otherwise the joined parts. */
export function insuredName(client: Client): string {
  return client.fullName?.trim() || joinName(client) || getDisplayName(client)
}

/** All insured people of a case in one line; empty when none of them has a name. */
export function insuredNames({ clients }: { readonly clients: readonly Client[] }): string {
  return clients.map(insuredName).filter(Boolean).join(', ')
}

/** The first agent of a contract in short, with the number of further ones, and the first one's agency. */
export function agentInShort([first, ...more]: readonly Partial<Agent>[]): { name: string; agency: string } {
  if (!first) return { name: '', agency: '' }
  const name = getDisplayName(first)
  return { name: more.length > 0 ? `${name} +${more.length}`.trim() : name, agency: first.agencyName?.trim() ?? '' }
}
