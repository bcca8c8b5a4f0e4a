import type { IllustrationAgent, IllustrationPolicy } from '@producer-portal/domain/illustrations'
import { isQuickProduct, mostPoliciesFound } from '@producer-portal/domain/illustrations'
import type { BusinessScope, ScopePart } from '@producer-portal/domain/manage-access'
import { narrowScope } from '@producer-portal/domain/manage-access'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { RawBuilder, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { IllustrationPolicyTable } from './tables.ts'
import { inScope } from '../scope.ts'

export interface StoredPolicy extends Selectable<IllustrationPolicyTable> {
  /** Of the first client; null where it isn't known. */
  readonly birth_date: string | null
}

/** The stored details of the contract that a policy is; undefined when there are none. */
export async function readContractDocument(
  db: Database,
  { contract_no, co_code, co_type }: Pick<StoredPolicy, 'contract_no' | 'co_code' | 'co_type'>,
): Promise<unknown> {
  const row = await db
    .selectFrom('inforce_contract')
    .select('document')
    .where('contract_no', '=', contract_no)
    .where('co_code', '=', co_code)
    .where('co_type', '=', co_type)
    .executeTakeFirst()
  return row?.document
}

/** The agents of a scope who have a policy in force there, by name. */
export async function listIllustrationAgents(db: Database, scope: BusinessScope): Promise<IllustrationAgent[]> {
  const parts = scope === 'everything' ? [{ agencyNo: null, agentNos: null }] : scope
  if (parts.length === 0) return []
  const { rows } = await sql<IllustrationAgent>`
    select agent_no as "agentNo", full_name as "fullName", min(user_id) as "userId"
    from member
    where agent_no is not null and (${sql.join(parts.map(hasPolicyInPart), sql` or `)})
    group by agent_no, full_name
    order by full_name, agent_no`.execute(db)
  return rows
}

/** An agent belongs to a part with a policy in force that belongs to it, too. */
function hasPolicyInPart({ agencyNo, agentNos }: ScopePart): RawBuilder<boolean> {
  // A part that names its agents names those of other agencies, too, as far as their business is in this agency.
  const isMember = agencyNo === null || agentNos !== null ? sql`true` : sql`member.agency_no = ${agencyNo}`
  const isNamed = agentNos === null ? sql`true` : sql`agent_no = any (array[${sql.join(agentNos)}]::text[])`
  const isOfAgency = agencyNo === null ? sql`true` : sql`agency_nos @> array[${agencyNo}]::text[]`
  return sql<boolean>`(${isMember} and ${isNamed} and exists (
    select from illustration_policy where is_in_force and agent_nos @> array[member.agent_no] and ${isOfAgency}
  ))`
}

/** The agent of a scope with that number; undefined when there is none with a policy in force. */
export async function findIllustrationAgent(
  db: Database,
  scope: BusinessScope,
  agentNo: string,
): Promise<IllustrationAgent | undefined> {
  const agents = await listIllustrationAgents(db, narrowScope(scope, { agentNo }))
  return agents.find((agent) => agent.agentNo === agentNo)
}

/**
 * The policies in force of one agent whose client and number hold every word of the text, in any letter case and with or
 * without accents; by client.
 */
export async function searchPolicies(
  db: Database,
  { scope, agentNo, text }: { readonly scope: BusinessScope; readonly agentNo: string; readonly text: string },
): Promise<IllustrationPolicy[]> {
  const rows = await db
    .selectFrom('illustration_policy')
    .leftJoin('client', 'client.ipn', 'illustration_policy.ipn')
    .select(['policy_no', 'client_name', 'birth_date', 'product_type'])
    .where('is_in_force', '=', true)
    .where(inScope(narrowScope(scope, { agentNo })))
    .where((eb) => eb.and(toWords(text).map((word) => sql<boolean>`has_word(search_text, ${word})`)))
    .orderBy('client_name')
    .orderBy('contract_no')
    .limit(mostPoliciesFound)
    .execute()
  return rows.map((row) => ({
    clientName: row.client_name,
    dateOfBirth: row.birth_date,
    policyNumber: row.policy_no,
    productType: row.product_type,
    canBeAutomated: isQuickProduct(row.product_type ?? ''),
  }))
}

/** One policy in force of an agent, by its number with or without zeros in front. */
export function findPolicy(
  db: Database,
  { scope, agentNo, policyNo }: { readonly scope: BusinessScope; readonly agentNo: string; readonly policyNo: string },
): Promise<StoredPolicy | undefined> {
  return db
    .selectFrom('illustration_policy')
    .leftJoin('client', 'client.ipn', 'illustration_policy.ipn')
    .selectAll('illustration_policy')
    .select('birth_date')
    .where('contract_no', '=', normalizeContractNumber(policyNo))
    .where('is_in_force', '=', true)
    .where(inScope(narrowScope(scope, { agentNo })))
    .orderBy('co_code')
    .orderBy('co_type')
    .executeTakeFirst()
}

/** The words of a text; numbers without the zeros in front that no stored number has room for. */
function toWords(text: string): readonly string[] {
  const words = text.split(/\s+/u).filter(Boolean)
  return [...new Set(words.map((word) => (/^0+\d{10}$/.test(word) ? word.slice(-10) : word)))]
}
