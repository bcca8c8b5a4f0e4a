'use client'

import {
  type Case,
  caseFilterOptions,
  type CaseFilterOptions,
  type CaseFilters,
  type ContractType,
  filterCases,
  hasCaseFilters,
  knownCaseFilters,
} from '@producer-portal/domain/cases'
import { useDeferredValue, useMemo } from 'react'

export interface SortedCases {
  readonly type: ContractType
  /** The loaded cases, from which the choices of the filters come. */
  readonly cases: readonly Case[]
  /** The same cases in the order shown. */
  readonly sorted: readonly Case[]
  readonly filters: CaseFilters
  readonly now: Date
}

export interface FilteredCases {
  /** The choices that the loaded cases offer. */
  readonly options: CaseFilterOptions
  /** The filters that count: a choice that the list does not offer is open. */
  readonly known: CaseFilters
  /** The cases that pass them, in the order shown. */
  readonly rows: readonly Case[]
}

/**
 * Filters the loaded cases without asking the service. Typing comes first: the list follows the name filter when there
 * is time.
 */
export function useFilteredCases({ type, cases, sorted, filters, now }: SortedCases): FilteredCases {
  const options = useMemo(() => caseFilterOptions(cases), [cases])
  const known = useMemo(() => knownCaseFilters(filters, type, options), [filters, type, options])
  const applied = useDeferredValue(known)
  const rows = useMemo(
    () => (hasCaseFilters(applied) ? filterCases(sorted, applied, now) : sorted),
    [sorted, applied, now],
  )
  return { options, known, rows }
}
