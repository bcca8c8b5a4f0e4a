import {
  inforceTypeOfSegment,
  inforceTypes,
  knownGlanceFilters,
  openGlanceFilters,
} from '@producer-portal/domain/inforce'
import type { AlertGlanceFilters, InforceType } from '@producer-portal/domain/inforce'
import { useMemo } from 'react'
import { useListView } from './useListView.js'

/** New Business may stand beside it with an address of its own. */
const shape = {
  prefix: 'alerts-',
  columns: [],
  filters: { list: inforceTypes['pending-lapse'].segment, ...openGlanceFilters },
}

/** What is seen of the In-Force widget, all of it in the address. */
export function useInforceWidgetView() {
  const { view, change } = useListView(shape)
  const { list, kind = openGlanceFilters.kind, reach } = view.filters
  const type = inforceTypeOfSegment(list) ?? 'pending-lapse'
  const filters = useMemo(() => knownGlanceFilters({ kind, reach }, type), [kind, reach, type])
  return {
    type,
    filters,
    page: view.page,
    /** Another list opens on its first page with nothing narrowed: its alerts are of other types. */
    selectType: (next: InforceType) =>
      change({ filters: { ...openGlanceFilters, list: inforceTypes[next].segment }, page: 1 }),
    changeFilters: (next: Partial<AlertGlanceFilters>) => change({ filters: { ...view.filters, ...next }, page: 1 }),
    changePage: (page: number) => change({ page }),
  }
}
