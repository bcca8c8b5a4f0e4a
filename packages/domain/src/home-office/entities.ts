import * as v from 'valibot'

const text = v.nullish(v.string(), null)

const foundAgentSchema = v.object({ agentNo: v.string(), fullName: text, agencyNo: text, agencyName: text })
/** Its number starts with `AG`. */
const foundAgencySchema = v.object({ agencyNo: v.string(), agencyName: text })

export const agentSearchResultSchema = v.object({
  agents: v.nullish(v.array(foundAgentSchema), []),
  agencies: v.nullish(v.array(foundAgencySchema), []),
})
/** The results of the home-office search. */
export interface AgentSearchResult extends v.InferOutput<typeof agentSearchResultSchema> {}
