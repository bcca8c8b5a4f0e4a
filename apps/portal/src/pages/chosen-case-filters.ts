import { caseTimeFilters, defaultCaseFilters } from '@producer-portal/domain/cases'
import type { CaseFilters, ContractType } from '@producer-portal/domain/cases'
import type { FilterTexts } from './list-view-query.js'

const { name: nothingTyped, ...usual } = defaultCaseFilters

/** The filters of case lists that an address may carry: all but the typed name, since it may name an insured person. */
export const addressedCaseFilters: FilterTexts = usual

/** The filters of a case list, from what its address says and what was typed. */
export function chosenCaseFilters(type: ContractType, addressed: FilterTexts, name = nothingTyped): CaseFilters {
  const { agent, status, orderedBy } = { ...usual, ...addressed }
  const time = caseTimeFilters(type).find((each) => each === addressed['time']) ?? usual.time
  return { name, agent, status, orderedBy, time }
}
