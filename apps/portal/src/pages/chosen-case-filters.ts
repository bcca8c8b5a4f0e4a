import { caseTimeFilters, defaultCaseFilters } from '@producer-portal/domain/cases'
import type { CaseFilters, ContractType } from '@producer-portal/domain/cases'
import { addressedFilters, chosenFilters } from './address-filters.js'
import type { FilterTexts } from './list-view-query.js'

/** The filters of case lists that an address may carry. */
export const addressedCaseFilters: FilterTexts = addressedFilters(defaultCaseFilters)

/** The filters of a case list, from what its address says and what was typed. */
export function chosenCaseFilters(type: ContractType, addressed: FilterTexts, name?: string): CaseFilters {
  return chosenFilters({ usual: defaultCaseFilters, times: caseTimeFilters(type) }, addressed, name)
}
