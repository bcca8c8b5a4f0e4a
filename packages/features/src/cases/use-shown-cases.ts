'use client'

import {
  type Case,
  caseFilterOptions,
  type CaseFilterOptions,
  type CaseFilters,
  caseTables,
  type ContractType,
  filterCases,
  hasCaseFilters,
  knownCaseFilters,
  sortCases,
} from '@producer-portal/domain/cases'
import type { DataTableSort } from '@producer-portal/ui'
import { useDeferredValue, useMemo } from 'react'

export interface CaseListView {
  readonly type: ContractType
  readonly cases: readonly Case[]
  readonly filters: CaseFilters
  readonly sort: DataTableSort | null
  readonly now: Date
}

export interface CaseListShown {
  /** The choices that the loaded cases offer. */
  readonly options: CaseFilterOptions
  /** The filters that count: a choice that the list does not offer is open. */
  readonly known: CaseFilters
  /** The cases that pass them, in the order of the sort. */
  readonly rows: readonly Case[]
}

/**
 * Sorts and filters the loaded cases, each only when something of its own changed, without asking the service. Typing
 * comes first: the list follows the name filter when there is time.
 */
export function useShownCases({ type, cases, filters, sort, now }: CaseListView): CaseListShown {
  const sorted = useMemo(() => {
    const column = sort && caseTables[type].find((id) => id === sort.columnId)
    return column ? sortCases(cases, column, sort.direction) : cases
  }, [type, cases, sort])
  const options = useMemo(() => caseFilterOptions(cases), [cases])
  const known = useMemo(() => knownCaseFilters(filters, type, options), [filters, type, options])
  const applied = useDeferredValue(known)
  const rows = useMemo(
    () => (hasCaseFilters(applied) ? filterCases(sorted, applied, now) : sorted),
    [sorted, applied, now],
  )
  return { options, known, rows }
}
