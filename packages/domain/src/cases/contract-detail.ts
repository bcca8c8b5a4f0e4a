import * as v from 'valibot'
import { agentSchema, clientSchema } from '../contracts/people.ts'
import { optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'
import { requirementSchema } from '../requirements/requirement.ts'
import type { Case } from './case.ts'

/** The fields that the slide-out of a case adds to its row. */
export const contractDetailSchema = v.object({
  requirements: optionalList(requirementSchema),
  underwriterName: optionalText,
  programType: optionalText,
  productName: optionalText,
  modalPremium: optionalNumber,
  billFrequency: optionalText,
  targetPremium: optionalNumber,
  clients: optionalList(clientSchema),
  agents: optionalList(agentSchema),
})
/** The details of a case, as its slide-out shows them. */
export interface ContractDetail extends v.InferOutput<typeof contractDetailSchema> {}

/** The detail of a case whose row is already at hand. */
export function toContractDetail(row: Case): ContractDetail {
  const { requirements, underwriterName, programType, modalPremium, billFrequency, targetPremium, clients, agents } =
    row
  return {
    requirements,
    underwriterName,
    programType,
    productName: row.contract.productName,
    modalPremium,
    billFrequency,
    targetPremium,
    clients,
    agents,
  }
}
