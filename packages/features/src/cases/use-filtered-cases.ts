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
import { type FilteredRows, type FilterRules, useFilteredRows } from '@producer-portal/ui'

export interface SortedCases {
  readonly type: ContractType
  /** The loaded cases, from which the choices of the filters come. */
  readonly cases: readonly Case[]
  /** The same cases in the order shown. */
  readonly sorted: readonly Case[]
  readonly filters: CaseFilters
  readonly now: Date
}

/** The choices, the filters that count, and the cases that pass them. */
export type FilteredCases = FilteredRows<Case, CaseFilters, CaseFilterOptions>

type CaseRules = FilterRules<Case, CaseFilters, CaseFilterOptions>

const rulesOf = (type: ContractType): CaseRules => ({
  optionsOf: caseFilterOptions,
  known: (filters, options) => knownCaseFilters(filters, type, options),
  isNarrowed: hasCaseFilters,
  filter: filterCases,
})
const rules: Readonly<Record<ContractType, CaseRules>> = {
  pending: rulesOf('pending'),
  issued: rulesOf('issued'),
  not_placed: rulesOf('not_placed'),
}

/** Filters the loaded cases of a list without asking the service. */
export function useFilteredCases({ type, cases, ...others }: SortedCases): FilteredCases {
  return useFilteredRows(rules[type], { rows: cases, ...others })
}
