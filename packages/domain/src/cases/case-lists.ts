import type { ListRules } from '../lists/list-state.ts'
import { warmSearchIndex } from '../lists/name-filter.ts'
import { caseColumnsByList } from './case-columns.ts'
import {
  caseTimeFilters,
  defaultCaseFilters,
  filterCases,
  getCaseFilterOptions,
  toOfferedCaseFilters,
} from './case-filters.ts'
import type { CaseFilterOptions, CaseFilters } from './case-filters.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'

export type CaseList = ListRules<Case, CaseFilters, CaseFilterOptions>

/** The New Business lists as their screens show them. */
export const caseLists: Readonly<Record<ContractType, CaseList>> = {
  pending: caseList('pending'),
  issued: caseList('issued'),
  not_placed: caseList('not_placed'),
}

function caseList(type: ContractType): CaseList {
  return {
    columns: caseColumnsByList[type],
    defaultSort: null,
    pageSizes: [10, 25, 50, 100, 'all'],
    urlPrefix: '',
    defaultFilters: defaultCaseFilters,
    filterValues: { time: caseTimeFilters(type) },
    getFilterOptions: getCaseFilterOptions,
    toOfferedFilters: (filters, options) => toOfferedCaseFilters(filters, type, options),
    filterRows: filterCases,
    // The portal puts loaded cases into this order once
    toDefaultOrder: (cases) => cases,
    warmSearchIndex,
  }
}

/** The load order: most days since processing first, cases without that number last. */
export function inLoadOrder<Row extends Pick<Case, 'daysSinceProcDate'>>(cases: readonly Row[]): Row[] {
  return cases.toSorted((a, b) => (b.daysSinceProcDate ?? unknownDays) - (a.daysSinceProcDate ?? unknownDays))
}

/** Fewer than any number of days. */
const unknownDays = Number.MIN_SAFE_INTEGER
