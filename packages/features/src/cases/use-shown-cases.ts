'use client'

import type { Case, CaseFilters, ContractType } from '@producer-portal/domain/cases'
import { caseTables, prepareCaseSort, prepareNames, sortCases } from '@producer-portal/domain/cases'
import { type DataTableSort, usePreparedRows } from '@producer-portal/ui'
import { useMemo } from 'react'
import { type FilteredCases, useFilteredCases } from './use-filtered-cases.js'

export interface CaseListView {
  readonly type: ContractType
  readonly cases: readonly Case[]
  readonly filters: CaseFilters
  readonly sort: DataTableSort | null
  readonly now: Date
}

/**
 * Sorts and filters the loaded cases of a case screen, each only when something of its own changed, without asking the
 * service.
 */
export function useShownCases({ type, cases, filters, sort, now }: CaseListView): FilteredCases {
  const sorts = useMemo(
    () => caseTables[type].map((column) => (all: readonly Case[]) => prepareCaseSort(all, column)),
    [type],
  )
  usePreparedRows(cases, prepareNames, sorts)
  const sorted = useMemo(() => {
    const column = sort && caseTables[type].find((id) => id === sort.columnId)
    return column ? sortCases(cases, column, sort.direction) : cases
  }, [type, cases, sort])
  return useFilteredCases({ type, cases, sorted, filters, now })
}
