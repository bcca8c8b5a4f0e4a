import { demoPeople } from '@producer-portal/domain/mocks'
import { firstStatementYear } from '@producer-portal/domain/statements'
import type { Insertable } from 'kysely'
import type { ProducerYearTable } from '../../store/tables.ts'
import type { SubjectSeed } from '../seed.ts'

interface Contract {
  readonly type: string
  readonly isBenefitEligible: boolean
  readonly isLeadersCourt: boolean
}

const ordinary: Contract = { type: 'Agent', isBenefitEligible: true, isLeadersCourt: true }

/** Contracts that differ: a manager's type has no NCDC statement, and a broker's contract brings neither. */
const contracts: Readonly<Record<string, Contract>> = {
  okafor: { ...ordinary, type: 'General Agent' },
  vega: { ...ordinary, isLeadersCourt: false },
  frost: { ...ordinary, isBenefitEligible: false },
  brandt: { type: 'Broker', isBenefitEligible: false, isLeadersCourt: false },
}

/** Writes the finished years of every producer with a demo account. */
export const seed: SubjectSeed = async (db, now, { agentNumber }) => {
  const count = Math.max(0, now.getFullYear() - firstStatementYear)
  const years = Array.from({ length: count }, (_, place) => firstStatementYear + place)
  const rows = demoPeople.flatMap(({ userId, agentNo }, person) =>
    agentNo === null
      ? []
      : years.map((year) => producerYear(agentNumber(agentNo), year, contracts[userId] ?? ordinary, person)),
  )
  if (rows.length > 0) await db.insertInto('producer_year').values(rows).execute()
}

function producerYear(
  agentNo: string,
  year: number,
  contract: Contract,
  person: number,
): Insertable<ProducerYearTable> {
  // Years go up and down a little, differently for everyone.
  const swing = ((year * 7 + person * 5) % 9) - 4
  return {
    agent_no: agentNo,
    year,
    contract_type: contract.type,
    is_benefit_eligible: contract.isBenefitEligible,
    is_leaders_court: contract.isLeadersCourt,
    benefact_paid: 18_400 + person * 310 + swing * 1_275.5,
    benefact_credits: 320 + person * 4 + swing * 18,
    ncdc_paid: 6_200 + person * 120 + swing * 415.25,
    ncdc_credits: 96 + person + swing * 6,
    issued_on: `${year + 1}-01-31`,
  }
}
