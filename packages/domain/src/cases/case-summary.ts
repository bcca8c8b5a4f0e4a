import { ageClasses, isOfAge } from './case-age.ts'
import type { AgeClass } from './case-age.ts'
import type { Case } from './case.ts'
import { countValues } from '../lists/filter-counts.ts'
import type { FilterCount } from '../lists/filter-counts.ts'

/** The number of cases per status, the most common first, ties by name. Cases without a status aren't counted. */
export function countByStatus(cases: readonly Pick<Case, 'caseStatus'>[]): FilterCount[] {
  return countValues(cases.map(({ caseStatus }) => caseStatus ?? ''))
}

/** The number of cases in each age class. Cases without an age are in none. */
export function countByAge(cases: readonly Pick<Case, 'daysSinceProcDate'>[]): FilterCount<AgeClass>[] {
  return ageClasses.map((value) => ({ value, count: cases.filter((row) => isOfAge(row, value)).length }))
}
