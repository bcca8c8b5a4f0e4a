import { largestFirst } from '../lists/load-order.ts'
import type { Case } from './case.ts'

/** The load order: most days since processing first, cases without that number last. */
export function inLoadOrder<Row extends Pick<Case, 'daysSinceProcDate'>>(cases: readonly Row[]): Row[] {
  return largestFirst(cases, ({ daysSinceProcDate }) => daysSinceProcDate)
}
