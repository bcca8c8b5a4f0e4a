import { demoPeople } from '@producer-portal/domain/mocks'
import { firstStatementYear } from '@producer-portal/domain/statements'
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

/** Brings in the finished years of every producer with a demo account. */
export const seed: SubjectSeed = async ({ now, masking: { agentNumber }, bringIn }) => {
  const count = Math.max(0, now.getFullYear() - firstStatementYear)
  const years = Array.from({ length: count }, (_, place) => firstStatementYear + place)
  const rows = demoPeople.flatMap(({ userId, agentNo }, person) =>
    agentNo === null
      ? []
      : years.map((year) => producerYear(agentNumber(agentNo), year, contracts[userId] ?? ordinary, person)),
  )
  if (rows.length > 0) await bringIn('statements', rows)
}

function producerYear(
  agentNo: string,
  year: number,
  { type, isBenefitEligible, isLeadersCourt }: Contract,
  person: number,
): object {
  // Years go up and down a little, differently for everyone.
  const swing = ((year * 7 + person * 5) % 9) - 4
  return {
    agentNo,
    year,
    contractType: type,
    isBenefitEligible,
    isLeadersCourt,
    benefactPaid: 18_400 + person * 310 + swing * 1_275.5,
    benefactCredits: 320 + person * 4 + swing * 18,
    ncdcPaid: 6_200 + person * 120 + swing * 415.25,
    ncdcCredits: 96 + person + swing * 6,
    issuedOn: `${year + 1}-01-31`,
  }
}
