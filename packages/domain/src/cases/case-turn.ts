import { bucketRequirements } from '../requirements/sort-into-buckets.ts'
import { getNextAnswer } from '../requirements/next-answer.ts'
import type { NextAnswer } from '../requirements/next-answer.ts'
import type { SentContext } from '../requirements/sent-markers.ts'
import type { Requirement } from '../requirements/requirement.ts'
import { needsAttention } from './case-attention.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'

/** The turn in a case: whose it is, and with what. */
export type CaseTurn =
  /** `count` requirements wait for the producer; `requirement` is the first. */
  | {
      readonly whose: 'producer'
      readonly reason: 'requirements'
      readonly count: number
      readonly requirement: Requirement
      readonly next: NextAnswer
    }
  /** The status of the case asks for the producer. */
  | { readonly whose: 'producer'; readonly reason: 'offers' | 'not-paid' }
  /** `count` requirements wait for the home office; 0 if only the case itself does. */
  | { readonly whose: 'home-office'; readonly count: number }
  | { readonly whose: 'nobody' }

export interface CaseTurnOptions {
  /** The list that the case is in. */
  readonly type: ContractType
  /** False for a user who may look at the requirements only. */
  readonly mayAnswer: boolean
  /** The answers that were sent recently, which wait for nobody here. */
  readonly sent?: SentContext
}

/** The producer's turn comes first, who can do something about it; then that of the home office while a case is pending. */
export function getCaseTurn(row: Case, { type, mayAnswer, sent }: CaseTurnOptions): CaseTurn {
  const buckets = bucketRequirements(row.requirements, sent)
  const [requirement, ...others] = buckets['agent-tasks']
  if (requirement) {
    const next = getNextAnswer(requirement, mayAnswer, sent)
    return { whose: 'producer', reason: 'requirements', count: others.length + 1, requirement, next }
  }
  const reason = (['offers', 'not-paid'] as const).find((each) => needsAttention(row, each))
  if (reason) return { whose: 'producer', reason }
  const count = buckets['home-office-tasks'].length
  return count > 0 || type === 'pending' ? { whose: 'home-office', count } : { whose: 'nobody' }
}
