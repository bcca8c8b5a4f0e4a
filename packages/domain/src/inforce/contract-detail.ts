import * as v from 'valibot'
import { contractSchema } from '../cases/contract.ts'
import { optionalList, optionalNumber, optionalText } from '../cases/lenient.ts'
import { agentSchema, clientSchema } from '../cases/people.ts'
import { aplAvailableSchema, inforceAlertSchema } from './alert.ts'

/**
 * What the side panel of an in-force contract shows. `otherContracts`, the owner's further contracts, is
 * portal-defined: the panel has a section for them.
 */
export const inforceContractDetailSchema = v.object({
  contract: contractSchema,
  clients: optionalList(clientSchema),
  payors: optionalList(clientSchema),
  productName: optionalText,
  faceAmount: optionalNumber,
  modalPremium: optionalNumber,
  billFrequency: optionalText,
  billGroup: optionalText,
  baseIssueDate: optionalText,
  aplAvailable: aplAvailableSchema,
  agents: optionalList(agentSchema),
  alerts: optionalList(inforceAlertSchema),
  otherContracts: optionalList(contractSchema),
})
/** The details of a contract in force, as its side panel shows them. */
export interface InforceContractDetail extends v.InferOutput<typeof inforceContractDetailSchema> {}
