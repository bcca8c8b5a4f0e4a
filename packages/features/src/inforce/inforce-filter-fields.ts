import { changedListFilters, type FilterOption } from '@producer-portal/domain/cases'
import { defaultInforceFilters, type InforceFilters, inforceTimeFilters } from '@producer-portal/domain/inforce'
import type { FilterValues, ListFilter } from '@producer-portal/ui'
import type { listMessages } from '../messages/list-messages.js'
import { sharedFilterFields } from '../messages/list-texts.js'
import type { Say } from '../messages/use-messages.js'

/** The filters of an in-force list as fields, in their order. */
export function inforceFilterFields(
  filters: InforceFilters,
  agents: readonly FilterOption[],
  say: Say<typeof listMessages.entries>,
): readonly ListFilter[] {
  const { name, agent, time } = sharedFilterFields(filters, { agents, times: inforceTimeFilters }, say)
  return [name, agent, time]
}

/** Changed field values as a part of the filters. */
export function changedInforceFilters(values: FilterValues): Partial<InforceFilters> {
  return changedListFilters(defaultInforceFilters, values, inforceTimeFilters)
}
