import * as v from 'valibot'
import { contractSchema } from '../contracts/contract.ts'
import { agentSchema, clientSchema } from '../contracts/people.ts'
import type { Agent, Client } from '../contracts/people.ts'
import { optionalList, optionalNumber, optionalText } from '../endpoint/fields.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import { aplAvailableSchema, inforceAlertSchema } from './alert.ts'

/**
 * The data of the side panel of an in-force contract. `otherContracts`, the owner's further contracts, is
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

interface WithPeople {
  readonly clients: readonly Client[]
  readonly agents: readonly Agent[]
}

/** In-force answers as the portal keeps them: every agent and client carries its display name. */
export function withDisplayNames<Row extends WithPeople>(row: Row): Row {
  return { ...row, clients: row.clients.map(named), agents: row.agents.map(named) }
}

function named<Person extends Agent | Client>(person: Person): Person {
  return { ...person, displayName: getDisplayName(person) || null }
}
