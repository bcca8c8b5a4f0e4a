import type { ClientDetail, ClientResult, LookupContract } from '@producer-portal/domain/client-lookup'
import {
  caseToLookupContract,
  getAges,
  inforceToLookupContract,
  mostClientResults,
  relationships,
} from '@producer-portal/domain/client-lookup'
import { caseSchema, contractTypes } from '@producer-portal/domain/cases'
import { inforceAlertSchema, inforceContractDetailSchema } from '@producer-portal/domain/inforce'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import { inScope } from './scope.ts'

/** The applications in which a user may find clients: cases and contracts in force are different applications. */
export interface ClientScopes {
  readonly cases: BusinessScope
  readonly inforce: BusinessScope
}

const isVisible = ({ cases, inforce }: ClientScopes): RawBuilder<boolean> =>
  sql<boolean>`((case_id is not null and ${inScope(cases)}) or (case_id is null and ${inScope(inforce)}))`

interface Found {
  readonly ipn: string
  readonly name: string
  readonly birthDate: string | null
  readonly contractNumber: string
  readonly isCase: boolean
}

/**
 * Clients whose name has every word of the text, or one of whose contract numbers has the text, with or without its
 * zeros in front and whatever separates its digits. One row for each contract, by name, and no more than the limit.
 * Nothing in the text is a wildcard.
 * @param text cleaned and not empty
 */
export async function searchClientContracts(
  db: Database,
  text: string,
  scopes: ClientScopes,
): Promise<readonly ClientResult[]> {
  const words = [...new Set(text.split(/[\s,]+/u).filter(Boolean))]
  const names = words.map((word) => sql<boolean>`has_word(search_name, ${word})`)
  const isNamed = names.length > 0 ? sql.join(names, sql` and `) : sql`false`
  const { rows } = await sql<Found>`
    select found.ipn, name, shown_no as "contractNumber", "isCase",
      -- One by one: a join of so few may read the whole table
      (select birth_date from client where client.ipn = found.ipn) as "birthDate"
    from (
      select distinct on (${contract})
        ipn, name, search_name, contract_no, shown_no, case_id is not null as "isCase"
      from (
        select ipn, name, search_name, contract_no, shown_no, co_code, co_type, case_id from client_contract
        where ${isVisible(scopes)} and ((${isNamed}) or ${hasNumber(text)})
        order by ${contract}, case_id nulls first
        limit ${mostClientResults * mostOfContract}
      ) as firsts
      order by ${contract}, case_id nulls first
      limit ${mostClientResults}
    ) as found
    order by search_name, found.ipn, contract_no`.execute(db)
  return rows.map(({ isCase, ...row }) => ({
    ...row,
    relationship: isCase ? relationships.insured : relationships.owner,
  }))
}

const contract = sql`search_name, ipn, contract_no, co_code, co_type`
/**
 * The rows of a client for one contract: its case, and the contract in force. Only so many are sorted, however many are found:
 * of a name that thousands have, sorting all of them would take longer than finding them.
 */
const mostOfContract = 4

function hasNumber(text: string): RawBuilder<boolean> {
  const typed = text.toLowerCase().replaceAll(/[\s.-]+/gu, '')
  const significant = typed.replace(/^0+/, '') || typed
  if (typed === '') return sql<boolean>`false`
  return sql<boolean>`(lower(contract_no) like search_pattern(${significant}, '')
    and (strpos(lower(contract_no), ${typed}) > 0 or starts_with(ltrim(lower(contract_no), '0'), ${significant})))`
}

/** A client with at least one contract in the scopes; null when there is none. */
export async function findClient(
  db: Database,
  ipn: string,
  scopes: ClientScopes,
  today: string,
): Promise<ClientDetail | null> {
  const { rows } = await sql<Omit<ClientDetail, 'clientId' | 'age' | 'insuranceAge' | 'contracts'>>`
    select name, birth_date as "birthDate", email, phone, address
    from client_contract left join client using (ipn)
    where ipn = ${ipn} and ${isVisible(scopes)}
    order by case_id nulls first limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) return null
  const { age, insuranceAge } = getAges(row.birthDate, today) ?? { age: null, insuranceAge: null }
  const contracts = await readClientContracts(db, ipn, scopes, today)
  return { clientId: ipn, ...row, age, insuranceAge, contracts: [...contracts] }
}

const storedCase = v.omit(caseSchema, ['daysSinceProcDate'])
const storedContract = v.pick(inforceContractDetailSchema, [
  'contract',
  'agents',
  'faceAmount',
  'billFrequency',
  'productName',
])
const storedEvent = v.pick(inforceAlertSchema, ['alertType', 'policyStatus', 'lapseDate'])
const storedRow = v.variant('kind', [
  v.object({ kind: v.literal('case'), list: v.picklist(contractTypes), document: storedCase }),
  v.object({ kind: v.literal('inforce'), document: storedContract, events: v.array(storedEvent) }),
])

/** The contracts of a client in the scopes, those in force first, each once. */
export async function readClientContracts(
  db: Database,
  ipn: string,
  scopes: ClientScopes,
  today: string,
): Promise<readonly LookupContract[]> {
  const { rows } = await sql`
    select distinct on (contract_no, co_code, co_type)
      case when case_id is null then 'inforce' else 'case' end as kind, cases.list,
      coalesce(cases.document, inforce.document) as document,
      array(select json_build_object('alertType', alert.document->'alertType',
          'policyStatus', alert.document->'policyStatus', 'lapseDate', alert.lapse_date)
        from inforce_alert as alert where alert.contract_no = own.contract_no
          and alert.document->'contract'->>'coCode' = own.co_code
          and alert.document->'contract'->>'coType' = own.co_type) as events
    from client_contract as own
    left join lateral (select list, document from new_business_case where id = own.case_id) as cases on true
    left join lateral (
      select document from inforce_contract as contract
      where own.case_id is null and contract.contract_no = own.contract_no and contract.co_code = own.co_code
        and contract.co_type = own.co_type
    ) as inforce on true
    where ipn = ${ipn} and ${isVisible(scopes)}
    order by contract_no, co_code, co_type, case_id nulls first`.execute(db)
  const contracts = v
    .parse(v.array(storedRow), rows)
    .map((row) =>
      row.kind === 'case'
        ? caseToLookupContract(row.document, row.list)
        : inforceToLookupContract(row.document, row.events, today),
    )
  return contracts.toSorted((a, b) => rank(a) - rank(b))
}

const rank = ({ source }: LookupContract) => (source?.list === 'inforce' ? 0 : 1)
