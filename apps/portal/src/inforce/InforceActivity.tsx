import {
  countInforceAttention,
  defaultAlertSummaryFilters,
  getInforceAttentionList,
  inforceAttentions,
  inforceTypeKeys,
  parseInforceType,
  inforceTypes,
  inforceWidgetLists,
  inforceWidgetState,
} from '@producer-portal/domain/inforce'
import type { InforceType } from '@producer-portal/domain/inforce'
import { applicationCodes } from '@producer-portal/domain/manage-access'
import { AttentionLinks } from '@producer-portal/features/dashboard'
import { AlertSummaryChart, InforceWidget } from '@producer-portal/features/inforce'
import { useMissingAccess } from '../auth/useMissingAccess.js'
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
  const isMissing = useMissingAccess(applicationCodes.inforceActivity) !== null
  const { rules, soonest } = useSoonestOrder(inforceWidgetLists[type])
  const panel = useInforcePanel()
  const hrefs = hrefsTo((path) => pathViewing(path, number, allTimes))
  const links = inforceAttentions.map((reason) => {
    const { type: listType, lapse } = getInforceAttentionList(reason)
    const { state, rows } = lists[listType]
    const path = `/inforce-business/${inforceTypes[listType].segment}`
    const href = pathViewing(path, number, lapse === 'all' ? allTimes : { ...allTimes, lapse })
    return { reason, state, href, count: countInforceAttention(rows, reason, now) }
  })
  return (
    <>
      <SectionBoundary>
        <AttentionLinks
          subject="inforce"
          links={
            // Nothing waits where nothing is shared, which is no achievement
            isMissing
              ? []
              : links.some(({ state }) => state === 'loading')
                ? 'loading'
                : links.filter(({ state }) => state === 'ready')
          }
        />
      </SectionBoundary>
      <SectionBoundary>
        <InforceWidget
          list={{ rules, state: list }}
          soonest={soonest}
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
