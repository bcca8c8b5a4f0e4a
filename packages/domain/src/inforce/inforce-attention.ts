import type { InforceType } from './inforce-types.ts'

/** The list with the contracts that need the producer now for a reason, and the part of it that counts. */
const rules = {
  'past-lapse': { type: 'pending-lapse', lapse: 'passed' },
  'lapse-soon': { type: 'pending-lapse', lapse: 'next-7' },
  missed: { type: 'missed', lapse: 'all' },
  service: { type: 'service', lapse: 'all' },
} as const satisfies Readonly<Record<string, { readonly type: InforceType; readonly lapse: string }>>

/** A reason why contracts in force need the producer now. */
export type InforceAttention = keyof typeof rules

/** The list that shows what counts for a reason, and its `lapse` filter. */
export function getInforceAttentionList(attention: InforceAttention) {
  return rules[attention]
}

/** True if a reason is about contracts in force. */
export function isInforceAttention(attention: string): attention is InforceAttention {
  return attention in rules
}
