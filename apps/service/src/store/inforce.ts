import type { Contract } from '@producer-portal/domain/contracts'
import { contractSchema } from '@producer-portal/domain/contracts'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { InforceType } from '@producer-portal/domain/inforce'
import type { BusinessScope } from '@producer-portal/domain/manage-access'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import { daysBetween } from '../days.ts'
import { readIdPortions } from './long-lists.ts'
import { inScope } from './scope.ts'

/** The in-force alerts of a list as JSON text, most days to the lapse date first, those without one last, in portions. */
export async function* readInforceList(
  db: Database,
  { list, scope, today }: { readonly list: InforceType; readonly scope: BusinessScope; readonly today: string },
): AsyncGenerator<string> {
  const all = db
    .selectFrom('inforce_alert')
    .select('id')
    .where(inScope(scope))
    .$if(list !== 'all', (query) => query.where('list', '=', list))
    .orderBy('lapse_date', (order) => order.desc().nullsLast())
    .orderBy('id')
  for await (const portion of readIdPortions(db, all)) {
    const rows = await db
      .selectFrom('inforce_alert')
      .select(['lapse_date', sql<string>`document::text`.as('text')])
      .where('id', 'in', portion)
      .orderBy('lapse_date', (order) => order.desc().nullsLast())
      .orderBy('id')
      .execute()
    if (rows.length > 0) yield rows.map(({ lapse_date, text }) => withDays(text, lapse_date, today)).join(',')
  }
}

interface ContractKey {
  readonly coCode: string
  readonly coType: string
  readonly contractNo: string
}

/** The parts of stored documents that are read; everything else is passed on unchanged. */
const storedContract = v.looseObject({ otherContracts: v.array(contractSchema) })
const storedAlert = v.looseObject({ contract: contractSchema })

/** A user's view of in-force contracts: their details and their alerts are different applications. */
export interface ContractScopes {
  readonly details: BusinessScope
  readonly alerts: BusinessScope
}

/** One in-force contract within a scope with the alerts within theirs; null when there is none. */
export async function findInforceContract(
  db: Database,
  { coCode, coType, contractNo }: ContractKey,
  scopes: ContractScopes,
  today: string,
): Promise<object | null> {
  const row = await db
    .selectFrom('inforce_contract')
    .select('document')
    .where('contract_no', '=', contractNo)
    .where('co_code', '=', coCode)
    .where('co_type', '=', coType)
    .where(inScope(scopes.details))
    .executeTakeFirst()
  if (row === undefined) return null
  const alerts = await db
    .selectFrom('inforce_alert')
    .select(['lapse_date', 'document'])
    .where('contract_no', '=', contractNo)
    .where(inScope(scopes.alerts))
    .orderBy('id')
    .execute()
  const { otherContracts, ...document } = v.parse(storedContract, row.document)
  return {
    ...document,
    alerts: alerts
      .map((each) => ({ ...v.parse(storedAlert, each.document), daysToLapseDate: daysBetween(today, each.lapse_date) }))
      .filter(({ contract }) => contract.coCode === coCode && contract.coType === coType),
    otherContracts: await withinScope(db, otherContracts, scopes.details),
  }
}

/** An owner may also have contracts with other agents, which this user must not see. */
async function withinScope(db: Database, contracts: readonly Contract[], scope: BusinessScope): Promise<Contract[]> {
  if (contracts.length === 0) return []
  const seen = await db
    .selectFrom('inforce_contract')
    .select(['co_code', 'co_type', 'contract_no'])
    .where(
      'contract_no',
      'in',
      contracts.map(({ contractNo }) => normalizeContractNumber(contractNo)),
    )
    .where(inScope(scope))
    .execute()
  return contracts.filter(({ coCode, coType, contractNo }) =>
    seen.some(
      (each) =>
        each.contract_no === normalizeContractNumber(contractNo) && each.co_code === coCode && each.co_type === coType,
    ),
  )
}

function withDays(text: string, lapseDate: string | null, today: string): string {
  return `{"daysToLapseDate":${daysBetween(today, lapseDate)},${text.trimStart().slice(1)}`
}
