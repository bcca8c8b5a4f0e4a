import type { Case, ContractType } from '@producer-portal/domain/cases'
import { caseSchema } from '@producer-portal/domain/cases'
import { normalizeContractNumber } from '@producer-portal/domain/formatting'
import { sql } from 'kysely'
import * as v from 'valibot'
import type { Database } from './database/database.ts'
import { peopleOf } from './people-of.ts'

/**
 * Adds cases of an agency to a list in one statement; a thousand at a time is quick. What is stored keeps the case's schema, which
 * is why lists can be answered without checking them again.
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
      ...peopleOf(agencyNo, agents),
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
