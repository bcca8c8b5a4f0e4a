import type { ContractRow, DeletedRow } from '@producer-portal/domain/import'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { listOfAlert } from '@producer-portal/domain/inforce'
import { sql } from 'kysely'
import type { DatabaseTransaction } from '../database/database.ts'
import { batchSize, getOwners, isOnBooksOf } from './owners.ts'
import type { EntityWriter } from './writer.ts'

/** Contracts in force with all their alerts, by the contract. */
export const contractWriter: EntityWriter<'contracts'> = {
  keyOf: (row) => Object.values(toKey(row)).join('|'),
  referencesOf: ({ agencyNo }) => (agencyNo === null ? [] : [{ field: 'agencyNo', to: 'agency', value: agencyNo }]),
  translate: (row, { read }) => ({
    ...row,
    alerts: row.alerts.map((alert) => ({ ...alert, policyStatus: read('policy', alert.policyStatus).word })),
  }),
  write: async (transaction, rows) => {
    const columns = sql`co_code, co_type, contract_no, agency_nos, agent_nos, document`
    const { rows: written } = await sql<{ contract_no: string }>`
      insert into inforce_contract as stored (${columns})
      select ${columns} from json_to_recordset(${JSON.stringify(rows.map(toStored))}::json) as given (
        co_code text, co_type text, contract_no text, agency_nos text[], agent_nos text[], document json
      )
      on conflict (contract_no, co_code, co_type) do update
      set agency_nos = excluded.agency_nos, agent_nos = excluded.agent_nos, document = excluded.document
      where (stored.agency_nos, stored.agent_nos, stored.document::text)
        is distinct from (excluded.agency_nos, excluded.agent_nos, excluded.document::text)
      returning contract_no`.execute(transaction)
    const changed = new Set([...written.map((row) => row.contract_no), ...(await replaceAlerts(transaction, rows))])
    return changed.size
  },
  remove: async (transaction, rows) => {
    await removeAlerts(transaction, rows, [])
    const { numAffectedRows = 0n } = await sql`
      delete from inforce_contract as stored using json_to_recordset(${JSON.stringify(rows.map(toKey))}::json) as given (
        contract_no text, co_code text, co_type text
      )
      where (stored.contract_no, stored.co_code, stored.co_type) = (given.contract_no, given.co_code, given.co_type)
    `.execute(transaction)
    return Number(numAffectedRows)
  },
  findOthers: async (transaction, agencies) => {
    const { rows } = await sql<ContractRow['contract']>`
      select co_code as "coCode", co_type as "coType", contract_no as "contractNo" from inforce_contract
      where ${isOnBooksOf(agencies)}
        and not exists (select from imported_key where key = concat_ws('|', contract_no, co_code, co_type))
      limit ${batchSize}`.execute(transaction)
    return rows.map((contract) => ({ contract, deleted: true as const }))
  },
}

/** Leaves the alerts that stay as they are. @returns the numbers of the contracts whose alerts have changed */
async function replaceAlerts(
  transaction: DatabaseTransaction,
  rows: readonly ContractRow[],
): Promise<readonly string[]> {
  // Lists show alerts of the same day in the order in which they came in
  const alerts = rows.flatMap(toAlerts).map((alert, place) => ({ ...alert, place }))
  const removed = await removeAlerts(transaction, rows, alerts)
  const columns = sql`list, contract_no, lapse_date, agency_nos, agent_nos, document`
  const { rows: added } = await sql<{ contract_no: string }>`
    insert into inforce_alert (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(alerts)}::json) as given (${alertShape})
    where not exists (select from inforce_alert as stored where ${isSameAlert})
    order by place
    returning contract_no`.execute(transaction)
  return [...removed, ...added.map((row) => row.contract_no)]
}

async function removeAlerts(
  transaction: DatabaseTransaction,
  contracts: readonly (ContractRow | DeletedRow<'contracts'>)[],
  alerts: readonly ReturnType<typeof toAlerts>[number][],
): Promise<readonly string[]> {
  const { rows } = await sql<{ contract_no: string }>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(alerts)}::json) as given (${alertShape})
    )
    delete from inforce_alert as stored using json_to_recordset(${JSON.stringify(contracts.map(toKey))}::json) as named (
      contract_no text, co_code text, co_type text
    )
    where stored.contract_no = named.contract_no
      and stored.document->'contract'->>'coCode' = named.co_code
      and stored.document->'contract'->>'coType' = named.co_type
      and not exists (select from given where ${isSameAlert})
    returning stored.contract_no`.execute(transaction)
  return rows.map((row) => row.contract_no)
}

const alertShape = sql`
  list text, contract_no text, lapse_date date, agency_nos text[], agent_nos text[], document json, place integer`
const isSameAlert = sql`stored.contract_no = given.contract_no
  and (stored.agency_nos, stored.agent_nos, stored.document::text)
  is not distinct from (given.agency_nos, given.agent_nos, given.document::text)`

function toKey({ contract }: ContractRow | DeletedRow<'contracts'>) {
  const { coCode, coType, contractNo } = contract
  return { contract_no: normalizeContractNumber(contractNo), co_code: coCode, co_type: coType }
}

function toStored(row: ContractRow) {
  const { agencyNo, alerts: _alerts, deleted: _deleted, ...document } = row
  return { ...toKey(row), ...getOwners(agencyNo, row.agents), document }
}

function toAlerts(row: ContractRow) {
  const { agencyNo, contract, clients, agents, alerts } = row
  return alerts.map((alert) => ({
    list: listOfAlert(alert) ?? 'other',
    contract_no: toKey(row).contract_no,
    lapse_date: alert.lapseDate,
    ...getOwners(agencyNo, agents),
    document: { ...alert, contract, clients, agents },
  }))
}
