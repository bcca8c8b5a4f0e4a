import { caseAddress } from '../cases/case.ts'
import type { Case } from '../cases/case.ts'
import { insuredNames } from '../contracts/people.ts'
import { dayNumber } from '../formatting/dates.ts'
import { getDisplayName } from '../formatting/display-name.ts'
import { getFilterDate } from '../inforce/alert-dates.ts'
import { alertTypeText } from '../inforce/alert-kinds.ts'
import type { InforceAlert } from '../inforce/alert.ts'
import type { InforceAttention } from '../inforce/inforce-attention.ts'
import { getBucket } from '../requirements/buckets.ts'
import { getNextAnswer } from '../requirements/next-answer.ts'
import type { Requirement } from '../requirements/requirement.ts'
import type { WorklistItem } from './worklist.ts'

/** The requirements of a case that wait for its producer, those that were answered just now left out. */
export function waitingRequirements(row: Pick<Case, 'requirements'>, answered?: ReadonlySet<string>): Requirement[] {
  return row.requirements.filter(
    (requirement) => getBucket(requirement) === 'agent-tasks' && answered?.has(requirement.id) !== true,
  )
}

/**
 * The work that waits for the producer in a case, an item for each requirement.
 * @param mayAnswer false for a user who may look at the requirements only
 */
export function requirementItems(row: Case, requirements: readonly Requirement[], mayAnswer: boolean): WorklistItem[] {
  return requirements.map((requirement) => ({
    ...itemOfCase(row),
    reason: 'requirements',
    name: requirement.pendingReqType,
    requirementId: requirement.id,
    action: getNextAnswer(requirement, mayAnswer),
  }))
}

/** A case whose status asks for the producer. The days of one that was issued say nothing about its payment. */
export function caseItem(row: Case, reason: 'offers' | 'not-paid'): WorklistItem {
  const item = { ...itemOfCase(row), reason, requirementId: null, action: 'view' } as const
  return reason === 'offers' ? { ...item, name: row.caseStatus } : { ...item, name: null, days: null }
}

function itemOfCase(row: Case) {
  const { contract, daysSinceProcDate: days } = row
  return { client: insuredNames(row), contract, caseKey: caseAddress(row), days }
}

/**
 * A contract in force that needs the producer.
 * @param today `YYYY-MM-DD`, from which its days are counted
 */
export function alertItem(alert: InforceAlert, reason: InforceAttention, today: string): WorklistItem {
  const isLapse = reason === 'past-lapse' || reason === 'lapse-soon'
  const [date, day] = [dayNumber(isLapse ? alert.lapseDate : getFilterDate(alert)), dayNumber(today)]
  return {
    reason,
    name: reason === 'service' ? alertTypeText(alert) : null,
    client: alert.clients.map(getDisplayName).filter(Boolean).join(', '),
    contract: alert.contract,
    caseKey: null,
    requirementId: null,
    action: 'view',
    days: date === null || day === null ? null : date - day,
  }
}
