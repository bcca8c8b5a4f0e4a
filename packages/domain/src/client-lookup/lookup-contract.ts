import type { Case } from '../cases/case.ts'
import { caseAddress } from '../cases/case.ts'
import type { ContractType } from '../cases/contract-types.ts'
import type { InforceAlert } from '../inforce/alert.ts'
import type { InforceContractDetail } from '../inforce/contract-detail.ts'
import type { LookupContract } from './entities.ts'

const active = 'ACTIVE'
const terminated = 'TERM'

/** The way a person belongs to a contract. */
export const relationships = { insured: 'Insured', owner: 'Owner' } as const

/**
 * A new business case as a contract of its client. Only an issued contract that is paid for is active; every other case
 * has the status of its application.
 */
export function caseToLookupContract(row: Omit<Case, 'daysSinceProcDate'>, list: ContractType): LookupContract {
  const { contract, agents, caseStatus, billFrequency, faceAmount } = row
  const isActive = list === 'issued' && caseStatus?.toLowerCase() === 'paid'
  return {
    prodName: contract.productName,
    faceAmount,
    relationship: relationships.insured,
    billStatus: isActive ? toBillStatus(billFrequency) : null,
    contractNumber: contract.contractNo,
    status: isActive ? active : caseStatus,
    source: { list, contract, agencyNo: agents[0]?.agencyNo ?? null, agentNos: [], caseKey: caseAddress(row) },
  }
}

/** An alert's facts about the state of its contract. */
export type ContractEvent = Pick<InforceAlert, 'alertType' | 'policyStatus' | 'lapseDate'>

const endedStatuses: readonly (string | undefined)[] = ['terminated', 'lapsed', 'surrendered']

/**
 * A contract in force as a contract of its owner: active until an alert says that it has ended, and past due while an
 * alert names a lapse date that is still to come.
 * @param today `YYYY-MM-DD`
 */
export function inforceToLookupContract(
  detail: Pick<InforceContractDetail, 'contract' | 'agents' | 'faceAmount' | 'billFrequency' | 'productName'>,
  events: readonly ContractEvent[],
  today: string,
): LookupContract {
  const { contract, agents, faceAmount, billFrequency, productName } = detail
  const hasEnded = events.some(
    ({ alertType, policyStatus }) => alertType === 'Term' || endedStatuses.includes(policyStatus?.toLowerCase()),
  )
  const isPastDue = events.some(({ lapseDate }) => lapseDate !== null && lapseDate >= today)
  return {
    prodName: productName ?? contract.productName,
    faceAmount,
    relationship: relationships.owner,
    billStatus: hasEnded ? null : isPastDue ? 'Past Due' : toBillStatus(billFrequency),
    contractNumber: contract.contractNo,
    status: hasEnded ? terminated : active,
    source: {
      list: 'inforce',
      contract,
      agencyNo: agents[0]?.agencyNo ?? null,
      agentNos: agents.flatMap(({ agentNo }) => agentNo ?? []),
      caseKey: null,
    },
  }
}

function toBillStatus(billFrequency: string | null): string | null {
  return billFrequency && `Billed ${billFrequency}`
}
