import type { CaseRow, DeletedRow } from '@producer-portal/domain/import'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { sql } from 'kysely'
import { batchSize, getOwners, isOnBooksOf } from './owners.ts'
import type { EntityWriter } from './writer.ts'

/** Cases, by the contract and the number of its first client: a case that is issued moves to the other list. */
export const caseWriter: EntityWriter<'cases'> = {
  keyOf: (row) => Object.values(toKey(row)).join('|'),
  referencesOf: ({ agencyNo }) => (agencyNo === null ? [] : [{ field: 'agencyNo', to: 'agency', value: agencyNo }]),
  translate: (row, { read }) => ({
    ...row,
    caseStatus: read('case', row.caseStatus).word,
    requirements: row.requirements.map((requirement) => {
      const { word: status, turn } = read('requirement', requirement.status)
      return { ...requirement, status, orderedBy: turn ?? requirement.orderedBy }
    }),
  }),
  write: async (transaction, rows) => {
    // Lists show cases of the same day in the order in which they came in
    const given = JSON.stringify(rows.map((row, place) => ({ ...toStored(row), place })))
    const columns = sql`list, co_code, co_type, contract_no, ipn, proc_date, agency_nos, agent_nos, document`
    const { rows: counts } = await sql<{ count: number }>`
      with given as materialized (
        select ${columns}, place from json_to_recordset(${given}::json) as given (
          list text, co_code text, co_type text, contract_no text, ipn text, proc_date date,
          agency_nos text[], agent_nos text[], document json, place integer
        )
      ), changed as (
        update new_business_case as stored
        set list = given.list, proc_date = given.proc_date, agency_nos = given.agency_nos,
          agent_nos = given.agent_nos, document = given.document
        from given
        where ${isSameCase} and (
          (stored.list, stored.proc_date, stored.agency_nos, stored.agent_nos, stored.document::text)
          is distinct from (given.list, given.proc_date, given.agency_nos, given.agent_nos, given.document::text)
        )
        returning 1
      ), added as (
        insert into new_business_case (${columns})
        select ${columns} from given where not exists (select from new_business_case as stored where ${isSameCase})
        order by place
        returning 1
      )
      select ((select count(*) from changed) + (select count(*) from added))::int as count`.execute(transaction)
    return counts[0]?.count ?? 0
  },
  remove: async (transaction, rows) => {
    const { numAffectedRows = 0n } = await sql`
      delete from new_business_case as stored
      using json_to_recordset(${JSON.stringify(rows.map(toKey))}::json) as given (
        contract_no text, co_code text, co_type text, ipn text
      )
      where ${isSameCase}`.execute(transaction)
    return Number(numAffectedRows)
  },
  findOthers: async (transaction, agencies) => {
    const { rows } = await sql<CaseKey>`
      select co_code as "coCode", co_type as "coType", contract_no as "contractNo", ipn from new_business_case
      where ${isOnBooksOf(agencies)}
        and not exists (select from imported_key where key = concat_ws('|', contract_no, co_code, co_type, ipn))
      limit ${batchSize}`.execute(transaction)
    return rows.map(({ ipn, ...contract }) => ({ contract, clients: [{ ipn }], deleted: true as const }))
  },
}

interface CaseKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
  readonly ipn: string
}

const isSameCase = sql`(stored.contract_no, stored.co_code, stored.co_type, stored.ipn)
  = (given.contract_no, given.co_code, given.co_type, given.ipn)`

function toKey({ contract, clients }: CaseRow | DeletedRow<'cases'>) {
  const { coCode, coType, contractNo } = contract
  return {
    contract_no: normalizeContractNumber(contractNo),
    co_code: coCode,
    co_type: coType,
    ipn: clients[0]?.ipn ?? '',
  }
}

function toStored({ list, agencyNo, deleted: _deleted, ...document }: CaseRow) {
  return {
    list,
    ...toKey({ ...document, list, agencyNo, deleted: false }),
    proc_date: document.procDate,
    ...getOwners(agencyNo, document.agents),
    document,
  }
}
