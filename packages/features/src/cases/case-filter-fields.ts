import {
  type CaseFilterOptions,
  type CaseFilters,
  caseTimeFilters,
  type ContractType,
  hasOrderedByFilter,
  orderedByOptions,
} from '@producer-portal/domain/cases'
import type { FilterValues, ListFilter } from '@producer-portal/ui'
import type { listMessages } from '../messages/list-messages.js'
import { timeFilterOptions } from '../messages/list-texts.js'
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
  const orderedBy = {
    id: 'orderedBy',
    label: say('filterOrderedBy'),
    value: filters.orderedBy,
    options: orderedByOptions,
  }
  return [
    { id: 'name', label: say('filterName'), value: filters.name },
    { id: 'agent', label: sayList('filterAgent'), value: filters.agent, options: options.agent },
    { id: 'status', label: say('filterStatus'), value: filters.status, options: options.status },
    ...(hasOrderedByFilter(type) ? [orderedBy] : []),
    {
      id: 'time',
      label: sayList('filterTime'),
      value: filters.time,
      options: timeFilterOptions(caseTimeFilters(type), sayList),
    },
  ]
}

/** Changed field values as a part of the filters. */
export function changedFilters(type: ContractType, values: FilterValues): Partial<CaseFilters> {
  const time = caseTimeFilters(type).find((each) => each === values['time'])
  const texts = (['name', 'agent', 'status', 'orderedBy'] as const).flatMap((id) =>
    values[id] === undefined ? [] : [[id, values[id]] as const],
  )
  return { ...Object.fromEntries(texts), ...(time && { time }) }
}
