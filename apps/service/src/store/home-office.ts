import type { AgentSearchResult } from '@producer-portal/domain/home-office'
import type { Database } from './database/database.ts'

const mostFound = 50

/** True if an agent number belongs to an agency. */
export async function isAgentOf(db: Database, agencyNo: string, agentNo: string): Promise<boolean> {
  const found = await db
    .selectFrom('member')
    .select('user_id')
    .where('agency_no', '=', agencyNo)
    .where('agent_no', '=', agentNo)
    .executeTakeFirst()
  return found !== undefined
}

/** The agents whose name or number is like this; names and numbers are read by an index where the server has trigrams. */
function findAgents(db: Database, like: string) {
  return db
    .selectFrom('member')
    .innerJoin('agency', 'agency.agency_no', 'member.agency_no')
    .select(['member.agent_no', 'member.full_name', 'agency.agency_no', 'agency.agency_name'])
    .where('member.agent_no', 'is not', null)
    .where((eb) => eb.or([eb('member.full_name', 'ilike', like), eb('member.agent_no', 'ilike', like)]))
    .orderBy('member.full_name')
    .limit(mostFound)
}

export function findAgencies(db: Database, like: string) {
  return db
    .selectFrom('agency')
    .selectAll()
    .where((eb) => eb.or([eb('agency_name', 'ilike', like), eb('agency_no', 'ilike', like)]))
    .orderBy('agency_name')
    .limit(mostFound)
}

/** Agents and agencies whose name or number contains the term, in any letter case; sorted by name. */
export async function searchAgentsAndAgencies(db: Database, term: string): Promise<AgentSearchResult> {
  const like = `%${term.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const agents = await findAgents(db, like).execute()
  const agencies = await findAgencies(db, like).execute()
  return {
    agents: agents.flatMap(({ agent_no: agentNo, full_name: fullName, agency_no: agencyNo, agency_name: agencyName }) =>
      agentNo === null ? [] : [{ agentNo, fullName, agencyNo, agencyName }],
    ),
    agencies: agencies.map(({ agency_no: agencyNo, agency_name: agencyName }) => ({ agencyNo, agencyName })),
  }
}
