import * as v from 'valibot'
import { normalizeContractNumber } from '../formatting/contract-number.ts'
import { optionalFlag, optionalText } from './lenient.ts'

/** A contract: its three-part identity, and whether the policy system knows it (`inCss`). */
export const contractSchema = v.object({
  coCode: v.string(),
  coType: v.string(),
  contractNo: v.string(),
  inCss: optionalFlag,
  productName: optionalText,
})
/** Which contract a case is about. `contractNo` is what people read; with the codes it is unique. */
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
