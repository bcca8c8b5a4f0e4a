import { allValue } from '../lists/filters.ts'
import { getBucket } from '../requirements/buckets.ts'
import type { SentContext } from '../requirements/sent-markers.ts'
import { isOfAge } from './case-age.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'

/** Reasons why a case needs the producer now, the most urgent first. */
export const caseAttentions = ['requirements', 'offers', 'over-90', 'not-paid'] as const
export type CaseAttention = (typeof caseAttentions)[number]

interface AttentionRule {
  /** The list with these cases. */
  readonly type: ContractType
  /** The number of times the case counts; 0 for a case that doesn't need attention. */
  readonly count: (row: Case, sent?: SentContext) => number
}

const offers = new Set(['approved other than applied', 'offer pending'])
const hasStatus = ({ caseStatus }: Case, statuses: ReadonlySet<string>) =>
  statuses.has((caseStatus ?? '').trim().toLowerCase())
const unpaid = new Set(['not paid'])

const rules: Readonly<Record<CaseAttention, AttentionRule>> = {
  requirements: {
    type: 'pending',
    count: ({ requirements }, sent) =>
      requirements.filter((requirement) => getBucket(requirement, sent) === 'agent-tasks').length,
  },
  offers: { type: 'pending', count: (row) => Number(hasStatus(row, offers)) },
  'over-90': { type: 'pending', count: (row) => Number(isOfAge(row, 'over-90')) },
  'not-paid': { type: 'issued', count: (row) => Number(hasStatus(row, unpaid)) },
}

/** The list in which cases can need attention for this reason. */
export function getAttentionType(attention: CaseAttention): ContractType {
  return rules[attention].type
}

/**
 * The number of requirements or cases of a list that need attention, for one reason.
 * @param sent the answers sent recently: what was sent waits for nobody here
 */
export function countAttention(cases: readonly Case[], attention: CaseAttention, sent?: SentContext): number {
  return cases.reduce((sum, row) => sum + rules[attention].count(row, sent), 0)
}

/** The choices of the attention filter of a list, besides 'all'. */
export function getAttentions(type: ContractType): readonly CaseAttention[] {
  return caseAttentions.filter((attention) => rules[attention].type === type)
}

/** True if a case passes the attention filter. */
export function needsAttention(row: Case, attention: string, sent?: SentContext): boolean {
  const rule = caseAttentions.find((value) => value === attention)
  return attention === allValue || rule === undefined || rules[rule].count(row, sent) > 0
}
