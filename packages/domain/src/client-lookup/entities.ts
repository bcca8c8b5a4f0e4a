import * as v from 'valibot'
import { contractTypes } from '../cases/contract-types.ts'
import { contractSchema } from '../contracts/contract.ts'

const text = v.nullish(v.string(), null)
const number = v.nullish(v.number(), null)

/** A search answers with this many contracts at most. */
export const mostClientResults = 100

/** A client found by the client and contract search. */
export const clientResultSchema = v.object({
  name: text,
  /** ISO date. */
  birthDate: text,
  /** The client's number; GET /contract/client/{clientId} takes it as the client id. */
  ipn: v.string(),
  contractNumber: text,
  relationship: text,
})
export type ClientResult = v.InferOutput<typeof clientResultSchema>

/** Another list that shows a contract: in a list of new business, or among the contracts in force. */
export const contractSourceSchema = v.object({
  list: v.picklist([...contractTypes, 'inforce']),
  contract: contractSchema,
  /** The agency of the first agent, for home office, who choose whose lists they look at. */
  agencyNo: text,
  /** The agents of a contract in force, for whom an illustration of it can be requested. */
  agentNos: v.nullish(v.array(v.string()), []),
  /** The case in an address; null for a contract in force. */
  caseKey: text,
})
/** Another list that shows a contract. */
export type ContractSource = v.InferOutput<typeof contractSourceSchema>

/** A contract of a client. `source` is portal-defined. */
export const lookupContractSchema = v.object({
  prodName: text,
  /** Dollars. */
  faceAmount: number,
  relationship: text,
  billStatus: text,
  contractNumber: text,
  /** ACTIVE or TERM; other values count as inactive. */
  status: text,
  source: v.nullish(contractSourceSchema, null),
})
export type LookupContract = v.InferOutput<typeof lookupContractSchema>

/** The client whose contracts are shown. The name is not among the given fields and may be missing. */
export const clientDetailSchema = v.object({
  clientId: v.string(),
  name: text,
  /** ISO date. */
  birthDate: text,
  age: number,
  insuranceAge: number,
  email: text,
  phone: text,
  address: text,
  contracts: v.nullish(v.array(lookupContractSchema), []),
})
export type ClientDetail = v.InferOutput<typeof clientDetailSchema>

/** The two tables of the lookup page. */
export interface SplitContracts {
  readonly active: readonly LookupContract[]
  readonly inactive: readonly LookupContract[]
}

/** ACTIVE, in any case, is active; TERM and everything else is inactive. */
export function isActiveContract({ status }: LookupContract): boolean {
  return status?.trim().toUpperCase() === 'ACTIVE'
}

/** True if the policy system has ended a contract: TERM, in any case. */
export function isTerminatedContract({ status }: LookupContract): boolean {
  return status?.trim().toUpperCase() === 'TERM'
}

/** Splits a client's contracts into active and inactive ones, order kept. */
export function splitContracts(contracts: readonly LookupContract[]): SplitContracts {
  return {
    active: contracts.filter(isActiveContract),
    inactive: contracts.filter((contract) => !isActiveContract(contract)),
  }
}
