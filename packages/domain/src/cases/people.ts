import * as v from 'valibot'
import { optionalNumber, optionalText } from './lenient.ts'

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
