import * as v from 'valibot'

const text = v.nullish(v.string(), null)

const foundAgentSchema = v.object({ agentNo: v.string(), fullName: text, agencyNo: text, agencyName: text })
/** An agent found by the home-office search. */
export interface FoundAgent extends v.InferOutput<typeof foundAgentSchema> {}

const foundAgencySchema = v.object({ agencyNo: v.string(), agencyName: text })
/** An agency found by the home-office search; its number starts with `AG`. */
export interface FoundAgency extends v.InferOutput<typeof foundAgencySchema> {}

export const agentSearchResultSchema = v.object({
  agents: v.nullish(v.array(foundAgentSchema), []),
  agencies: v.nullish(v.array(foundAgencySchema), []),
})
/** What the home-office search finds. */
export interface AgentSearchResult extends v.InferOutput<typeof agentSearchResultSchema> {}
