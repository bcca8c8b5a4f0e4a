import type { LeaderboardSelector } from '@producer-portal/domain/leaderboard'
import { sql } from 'kysely'
import type { Database } from './database/database.ts'

/** Issued business of one agency or agent, by ranking type. */
export interface IssuedTotals {
  /** The number of the agency or agent. */
  readonly id: string
  readonly name: string
  /** The agency of an agent; null for an agency. */
  readonly agency: string | null
  readonly values: Readonly<Record<string, number>>
}

interface Row {
  readonly id: string
  readonly name: string
  readonly agency: string | null
  readonly cases: number
  readonly face: number
  readonly target: number
}

/**
 * Totals of issued cases, each counted for its first agent and the agency that has it on its books.
 * @param firstDay `YYYY-MM-DD`: cases that were processed earlier don't count
 */
export async function readIssuedTotals(
  db: Database,
  selector: LeaderboardSelector,
  firstDay: string,
): Promise<readonly IssuedTotals[]> {
  const who =
    selector === 'agency'
      ? sql`agency.agency_no as id, agency.agency_name as name, null::text as agency`
      : sql`member.agent_no as id, member.full_name as name, agency.agency_name as agency`
  const { rows } = await sql<Row>`
    select ${who}, count(*) as cases,
      coalesce(sum(issued.face_amount), 0) as face,
      coalesce(sum(issued.target_premium), 0) as target
    from new_business_case as issued
    join agency on agency.agency_no = issued.agency_nos[1]
    ${selector === 'agency' ? sql`` : sql`join member on member.agent_no = issued.agent_nos[1]`}
    where issued.list = 'issued' and issued.proc_date >= ${firstDay}::date
    group by 1, 2, 3`.execute(db)
  return rows.map(({ id, name, agency, cases, face, target }) => ({
    id,
    name,
    agency,
    values: { 'issued-cases': cases, 'face-amount': face, 'target-premium': target },
  }))
}
