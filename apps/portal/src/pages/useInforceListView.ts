import {
  defaultInforceFilters,
  inforcePageSizes,
  inforceTimeFilters,
  inforceTypes,
} from '@producer-portal/domain/inforce'
import type { InforceColumnId, InforceFilters, InforceType } from '@producer-portal/domain/inforce'
import { filteredList, useFilteredListView } from './useFilteredListView.js'
import type { FilteredList } from './useFilteredListView.js'

const listOf = (type: InforceType): FilteredList<InforceColumnId, InforceFilters> =>
  filteredList({
    columns: inforceTypes[type].columns,
    pageSizes: inforcePageSizes,
    usual: defaultInforceFilters,
    times: inforceTimeFilters,
  })

const lists: Readonly<Record<InforceType, FilteredList<InforceColumnId, InforceFilters>>> = {
  'pending-lapse': listOf('pending-lapse'),
  disburse: listOf('disburse'),
  missed: listOf('missed'),
  terminate: listOf('terminate'),
  service: listOf('service'),
  'contract-change': listOf('contract-change'),
  all: listOf('all'),
}

/**
 * What is seen of an in-force list.
 * @param pathTo gives the address with which a list opens
 */
export function useInforceListView(type: InforceType, pathTo: (path: string) => string) {
  return useFilteredListView(lists[type], pathTo)
}
