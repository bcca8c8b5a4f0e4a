import {
  type CaseFilterOptions,
  type CaseFilters,
  caseTimeFilters,
  changedListFilters,
  type ContractType,
  defaultCaseFilters,
  hasOrderedByFilter,
  orderedByOptions,
} from '@producer-portal/domain/cases'
import type { FilterValues, ListFilter } from '@producer-portal/ui'
import type { listMessages } from '../messages/list-messages.js'
import { sharedFilterFields } from '../messages/list-texts.js'
import type { Say } from '../messages/use-messages.js'
import type { caseMessages } from './messages.js'

export interface FilterTexts {
  readonly say: Say<typeof caseMessages.entries>
  readonly sayList: Say<typeof listMessages.entries>
}

/** The filters of a New Business list as fields, in their order. */
export function caseFilterFields(
  type: ContractType,
  filters: CaseFilters,
  options: CaseFilterOptions,
  { say, sayList }: FilterTexts,
): readonly ListFilter[] {
  const { status, orderedBy } = filters
  const { name, agent, time } = sharedFilterFields(
    filters,
    { agents: options.agent, times: caseTimeFilters(type) },
    sayList,
  )
  const orderer = { id: 'orderedBy', label: say('filterOrderedBy'), value: orderedBy, options: orderedByOptions }
  return [
    name,
    agent,
    { id: 'status', label: say('filterStatus'), value: status, options: options.status },
    ...(hasOrderedByFilter(type) ? [orderer] : []),
    time,
  ]
}

/** Changed field values as a part of the filters. */
export function changedFilters(type: ContractType, values: FilterValues): Partial<CaseFilters> {
  return changedListFilters(defaultCaseFilters, values, caseTimeFilters(type))
}
