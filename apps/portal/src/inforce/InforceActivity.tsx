import {
  defaultAlertSummaryFilters,
  inforceTypeKeys,
  parseInforceType,
  inforceTypes,
  inforceWidgetLists,
  inforceWidgetState,
} from '@producer-portal/domain/inforce'
import type { InforceType } from '@producer-portal/domain/inforce'
import { AlertSummaryChart, InforceWidget } from '@producer-portal/features/inforce'
import { useInforceLists } from './queries.js'
import { lazyPanel } from '../shell/lazy-panel.js'
import { SectionBoundary } from '../shell/SectionBoundary.js'
import { useAlertHref, useInforcePanel } from './useInforcePanel.js'
import { useSoonestOrder } from './useSoonestOrder.js'
import { useListState } from '../lists/useListState.js'
import { useUtcToday } from '../lists/useToday.js'
import { pathViewing } from '../home-office/viewed-number.js'
import type { ActivityProps } from '../home-office/useViewedLists.js'

const InforcePanel = lazyPanel(() => import('./InforcePanel.js').then((module) => module.InforcePanel))

/** The widget counts alerts of all times, while its lists open with those of the past week. */
const allTimes = { time: 'all' }

/** The In-Force widget of the dashboard on the service's data, with the side panel of a contract. */
export function InforceActivity({ number, agencyNo, viewedAgent }: ActivityProps) {
  const lists = useInforceLists(agencyNo, viewedAgent?.number)
  const { list } = useListState(inforceWidgetState)
  const { filters } = list
  const type = parseInforceType(filters.list) ?? 'pending-lapse'
  // Another list opens with nothing filtered: its alerts are of other types
  const selectType = (next: InforceType) =>
    list.onFiltersChange({ ...defaultAlertSummaryFilters, list: inforceTypes[next].segment })
  const now = useUtcToday()
  const { rules, toSoonest } = useSoonestOrder(inforceWidgetLists[type])
  const panel = useInforcePanel()
  const hrefs = hrefsTo((path) => pathViewing(path, number, allTimes))
  return (
    <>
      <SectionBoundary>
        <InforceWidget
          list={{ rules, state: list }}
          soonest={toSoonest(list)}
          onTypeSelect={selectType}
          lists={lists}
          now={now}
          onRowOpen={panel.openAlert}
          getRowHref={useAlertHref(hrefs[type])}
          onRefresh={() => window.location.reload()}
          chart={
            <SectionBoundary>
              <AlertSummaryChart
                type={type}
                onTypeSelect={selectType}
                lists={lists}
                filters={filters}
                onFiltersChange={list.onFiltersChange}
                now={now}
              />
            </SectionBoundary>
          }
          hrefs={hrefs}
        />
      </SectionBoundary>
      <InforcePanel control={panel} alerts={lists[type].rows} />
    </>
  )
}

function hrefsTo(href: (path: string) => string): Record<InforceType, string> {
  const hrefs = inforceTypeKeys.map((key) => [key, href(`/inforce-business/${inforceTypes[key].segment}`)] as const)
  return Object.fromEntries(hrefs) as Record<InforceType, string>
}
