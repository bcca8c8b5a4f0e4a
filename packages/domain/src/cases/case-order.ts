import type { Case } from './case.ts'

/** The load order: most days since processing first, cases without that number last. */
export function inLoadOrder<Row extends Pick<Case, 'daysSinceProcDate'>>(cases: readonly Row[]): Row[] {
  return cases.toSorted((a, b) => (b.daysSinceProcDate ?? unknownDays) - (a.daysSinceProcDate ?? unknownDays))
}

/** Fewer than any number of days. */
const unknownDays = Number.MIN_SAFE_INTEGER
