import * as v from 'valibot'

const text = v.nullish(v.string(), null)
const number = v.nullish(v.number(), null)

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

/** A contract of a client. */
export const lookupContractSchema = v.object({
  prodName: text,
  /** Dollars. */
  faceAmount: number,
  relationship: text,
  billStatus: text,
  contractNumber: text,
  /** ACTIVE or TERM; other values count as inactive. */
  status: text,
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

/** Splits a client's contracts into active and inactive ones, order kept. */
export function splitContracts(contracts: readonly LookupContract[]): SplitContracts {
  return {
    active: contracts.filter(isActiveContract),
    inactive: contracts.filter((contract) => !isActiveContract(contract)),
  }
}
