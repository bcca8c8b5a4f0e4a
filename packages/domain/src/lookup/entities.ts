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

/** An agent found by the home-office search. */
export const foundAgentSchema = v.object({ agentNo: v.string(), fullName: text, agencyNo: text, agencyName: text })
/** An agent whom the search of home office found. */
export interface FoundAgent extends v.InferOutput<typeof foundAgentSchema> {}

/** An agency found by the home-office search; its number starts with `AG`. */
export const foundAgencySchema = v.object({ agencyNo: v.string(), agencyName: text })
/** An agency that the search of home office found. */
export interface FoundAgency extends v.InferOutput<typeof foundAgencySchema> {}

/** What the home-office search finds. */
export const agentSearchResultSchema = v.object({
  agents: v.nullish(v.array(foundAgentSchema), []),
  agencies: v.nullish(v.array(foundAgencySchema), []),
})
/** What the search of home office found. */
export interface AgentSearchResult extends v.InferOutput<typeof agentSearchResultSchema> {}
