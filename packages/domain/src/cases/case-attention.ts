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
  /** True if the case needs attention. */
  readonly needs: (row: Case, sent?: SentContext) => boolean
}

/** The statuses of cases that need attention, in small letters; `defineStatuses` adds those of an insurer. */
export const attentionStatuses: Readonly<Record<'offers' | 'not-paid', string[]>> = {
  offers: ['approved other than applied', 'offer pending'],
  'not-paid': ['not paid'],
}

const hasStatus = ({ caseStatus }: Case, statuses: readonly string[]) =>
  statuses.includes((caseStatus ?? '').trim().toLowerCase())

const rules: Readonly<Record<CaseAttention, AttentionRule>> = {
  requirements: {
    type: 'pending',
    needs: ({ requirements }, sent) =>
      requirements.some((requirement) => getBucket(requirement, sent) === 'agent-tasks'),
  },
  offers: { type: 'pending', needs: (row) => hasStatus(row, attentionStatuses.offers) },
  'over-90': { type: 'pending', needs: (row) => isOfAge(row, 'over-90') },
  'not-paid': { type: 'issued', needs: (row) => hasStatus(row, attentionStatuses['not-paid']) },
}

/** The list in which cases can need attention for this reason. */
export function getAttentionType(attention: CaseAttention): ContractType {
  return rules[attention].type
}

/** The choices of the attention filter of a list, besides 'all'. */
export function getAttentions(type: ContractType): readonly CaseAttention[] {
  return caseAttentions.filter((attention) => rules[attention].type === type)
}

/**
 * True if a case passes the attention filter.
 * @param sent the answers sent recently: what was sent waits for nobody here
 */
export function needsAttention(row: Case, attention: string, sent?: SentContext): boolean {
  const rule = caseAttentions.find((value) => value === attention)
  return attention === allValue || rule === undefined || rules[rule].needs(row, sent)
}
