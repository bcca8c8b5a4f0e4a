import type { DeletedRow, StatementRow } from '@producer-portal/domain/import'
import { sql } from 'kysely'
import type { ProducerYearTable } from '../tables.ts'
import type { EntityWriter } from './writer.ts'

/**
 * Producers' figures, by agent and year. When those of a year change, its documents go: they are written again, under
 * other names, as a document never changes.
 */
export const statementWriter: EntityWriter<'statements'> = {
  keyOf: ({ agentNo, year }) => [agentNo, year].join('|'),
  referencesOf: () => [],
  write: async (transaction, rows) => {
    const { rows: written } = await sql<ReturnType<typeof toKey>>`
      insert into producer_year as stored (agent_no, year, ${sql.raw(figures.join(', '))})
      select agent_no, year, ${sql.raw(figures.join(', '))} from json_to_recordset(${JSON.stringify(rows.map(toStored))}::json) as given (
        agent_no text, year integer, contract_type text, is_benefit_eligible boolean, is_leaders_court boolean,
        benefact_paid double precision, benefact_credits double precision, ncdc_paid double precision,
        ncdc_credits double precision, issued_on date
      )
      on conflict (agent_no, year) do update set
        ${sql.raw(figures.map((name) => `${name} = excluded.${name}`).join(', '))}
      where (${figuresOf('stored')}) is distinct from (${figuresOf('excluded')})
      returning agent_no, year`.execute(transaction)
    if (written.length > 0) {
      await sql`
        delete from statement as stored using json_to_recordset(${JSON.stringify(written)}::json) as given (
          agent_no text, year integer
        )
        where (stored.agent_no, stored.year) = (given.agent_no, given.year)`.execute(transaction)
    }
    return written.length
  },
  remove: async (transaction, rows) => {
    const { numAffectedRows = 0n } = await sql`
      delete from producer_year as stored using json_to_recordset(${JSON.stringify(rows.map(toKey))}::json) as given (
        agent_no text, year integer
      )
      where (stored.agent_no, stored.year) = (given.agent_no, given.year)`.execute(transaction)
    return Number(numAffectedRows)
  },
}

const figures = [
  'contract_type',
  'is_benefit_eligible',
  'is_leaders_court',
  'benefact_paid',
  'benefact_credits',
  'ncdc_paid',
  'ncdc_credits',
  'issued_on',
] as const satisfies readonly (keyof ProducerYearTable)[]

const figuresOf = (table: 'stored' | 'excluded') => sql.raw(figures.map((name) => `${table}.${name}`).join(', '))

function toKey({ agentNo, year }: StatementRow | DeletedRow<'statements'>) {
  return { agent_no: agentNo, year }
}

function toStored(row: StatementRow) {
  return {
    ...toKey(row),
    contract_type: row.contractType,
    is_benefit_eligible: row.isBenefitEligible,
    is_leaders_court: row.isLeadersCourt,
    benefact_paid: row.benefactPaid,
    benefact_credits: row.benefactCredits,
    ncdc_paid: row.ncdcPaid,
    ncdc_credits: row.ncdcCredits,
    issued_on: row.issuedOn,
  }
}
