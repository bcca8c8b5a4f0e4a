import { allValue } from '../lists/filters.ts'
import type { Case } from './case.ts'

/** Days since a case was processed, both ends included. No case is in two classes. */
export const ageDays = {
  '0-7': [0, 7],
  '8-30': [8, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  'over-90': [91, Number.POSITIVE_INFINITY],
} as const
export type AgeClass = keyof typeof ageDays

export const ageClasses = ['0-7', '8-30', '31-60', '61-90', 'over-90'] as const satisfies readonly AgeClass[]

/** True if a case is in an age class; every case is in 'all'. */
export function isOfAge({ daysSinceProcDate: age }: Pick<Case, 'daysSinceProcDate'>, wanted: AgeClass | 'all') {
  if (wanted === allValue) return true
  const [from, to] = ageDays[wanted]
  return age !== null && age >= from && age <= to
}
