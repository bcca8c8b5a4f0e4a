import { isInDateBucket } from './alert-summary.ts'
import type { InforceAlert } from './alert.ts'
import type { InforceType } from './inforce-types.ts'

/** Reasons why contracts in force need the producer now, the most urgent first. */
export const inforceAttentions = ['past-lapse', 'lapse-soon', 'missed', 'service'] as const
export type InforceAttention = (typeof inforceAttentions)[number]

/** The list with these alerts, and the part of it that counts. */
const rules = {
  'past-lapse': { type: 'pending-lapse', lapse: 'passed' },
  'lapse-soon': { type: 'pending-lapse', lapse: 'next-7' },
  missed: { type: 'missed', lapse: 'all' },
  service: { type: 'service', lapse: 'all' },
} as const satisfies Readonly<Record<InforceAttention, { readonly type: InforceType; readonly lapse: string }>>

/** The list that shows what counts for a reason, and its `lapse` filter. */
export function getInforceAttentionList(attention: InforceAttention) {
  return rules[attention]
}

/**
 * The number of alerts of the reason's list need attention.
 * @param now the moment whose UTC day is today
 */
export function countInforceAttention(alerts: readonly InforceAlert[], attention: InforceAttention, now: Date): number {
  const { type, lapse } = rules[attention]
  if (lapse === 'all') return alerts.length
  return alerts.filter((alert) => isInDateBucket(alert, type, lapse, now)).length
}
