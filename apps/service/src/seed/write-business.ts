import type { Case, ContractType } from '@producer-portal/domain/cases'
import { caseSchema } from '@producer-portal/domain/cases'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import type { InforceAlert } from '@producer-portal/domain/inforce'
import { inforceAlertSchema, inforceContractDetailSchema, listOfAlert } from '@producer-portal/domain/inforce'
import { inforceDetailFrom } from '@producer-portal/domain/mocks'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from '../store/database/database.ts'
import { getOwners } from '../store/import/owners.ts'

/**
 * Adds cases of an agency to a list in one statement; a thousand at a time is quick. What is stored keeps the case's
 * schema, which is why lists can be answered without checking them again.
 */
export async function writeCases(
  db: Database,
  { list, agencyNo }: { readonly list: ContractType; readonly agencyNo: string },
  cases: readonly Case[],
): Promise<void> {
  const rows = cases.map((each) => {
    const { daysSinceProcDate: _, ...document } = v.parse(caseSchema, each)
    const { contract, clients, agents, procDate } = document
    return {
      list,
      co_code: contract.coCode,
      co_type: contract.coType,
      contract_no: normalizeContractNumber(contract.contractNo),
      ipn: clients[0]?.ipn ?? '',
      proc_date: procDate,
      ...getOwners(agencyNo, agents),
      document,
    }
  })
  const columns = sql`list, co_code, co_type, contract_no, ipn, proc_date, agency_nos, agent_nos, document`
  await sql`
    insert into new_business_case (${columns})
    select ${columns} from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      list text, co_code text, co_type text, contract_no text, ipn text, proc_date date,
      agency_nos text[], agent_nos text[], document json
    )`.execute(db)
}

/**
 * Adds the in-force alerts of an agency and the contracts that they are about. Both are stored as their schemas have
 * them, so lists can be answered without checking them again.
 */
export async function writeInforce(db: Database, agencyNo: string, alerts: readonly InforceAlert[]): Promise<void> {
  const alertRows = alerts.map((each) => {
    const { daysToLapseDate: _, ...document } = v.parse(inforceAlertSchema, each)
    return {
      list: listOfAlert(document) ?? 'other',
      contract_no: normalizeContractNumber(document.contract.contractNo),
      lapse_date: document.lapseDate,
      ...getOwners(agencyNo, document.agents),
      document,
    }
  })
  const alertColumns = sql`list, contract_no, lapse_date, agency_nos, agent_nos, document`
  await sql`
    insert into inforce_alert (${alertColumns})
    select ${alertColumns} from json_to_recordset(${JSON.stringify(alertRows)}::json) as given (
      list text, contract_no text, lapse_date date, agency_nos text[], agent_nos text[], document json
    )`.execute(db)

  const contractColumns = sql`co_code, co_type, contract_no, agency_nos, agent_nos, document`
  await sql`
    insert into inforce_contract (${contractColumns})
    select ${contractColumns} from json_to_recordset(${JSON.stringify(contractRows(agencyNo, alerts))}::json) as given (
      co_code text, co_type text, contract_no text, agency_nos text[], agent_nos text[], document json
    )`.execute(db)
}

function contractRows(agencyNo: string, alerts: readonly InforceAlert[]) {
  const numbers = [...new Set(alerts.map(({ contract }) => contract.contractNo))]
  return numbers.flatMap((contractNo) => {
    const detail = inforceDetailFrom(alerts, contractNo)
    if (detail === null) return []
    const { alerts: _, ...document } = v.parse(inforceContractDetailSchema, detail)
    return [
      {
        co_code: document.contract.coCode,
        co_type: document.contract.coType,
        contract_no: normalizeContractNumber(contractNo),
        ...getOwners(agencyNo, document.agents),
        document,
      },
    ]
  })
}
