'use client'

import {
  alertKeys,
  type AlertSummaryFilters,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceTypes,
  inforceWidgetLists,
} from '@producer-portal/domain/inforce'
import { ArrowRightIcon, Icon, Link, ListWidget, useListRows, VisuallyHidden } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceMessages, inforceWidgetMessages } from '../messages.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'

/** One of the seven lists of the widget. */
export interface InforceWidgetList {
  readonly state: 'loading' | 'error' | 'ready'
  /** The loaded alerts in their load order. Keep the array between renders. */
  readonly alerts: readonly InforceAlert[]
}

export interface InforceWidgetProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The list that is shown. */
  type: InforceType
  /** Called with the list of the pressed tab. */
  onTypeSelect: (type: InforceType) => void
  /** The seven lists, each with its state and alerts. */
  lists: Readonly<Record<InforceType, InforceWidgetList>>
  /** The filters that the charts set; unknown ones are ignored. Keep the object between renders. */
  filters: AlertSummaryFilters
  /** A moment of the day (in UTC) that is today. Keep it between renders. */
  now: Date
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page to show. */
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onContractOpen: (alert: InforceAlert) => void
  /** Called by Refresh after a list failed to load: reload the page. */
  onRefresh: () => void
  /**
   * The address both links lead to: to the list with all that its tab counts. Default: the pages of the portal, of all
   * times.
   */
  hrefs?: Readonly<Record<InforceType, string>>
  /** A chart below the list, which keeps its height while the list loads. Default: none. */
  chart?: ReactNode
}

const texts = {
  'pending-lapse': { tab: 'pendingLapse', empty: 'emptyPendingLapse' },
  disburse: { tab: 'disbursements', empty: 'emptyDisbursements' },
  missed: { tab: 'missedPayments', empty: 'emptyMissedPayments' },
  terminate: { tab: 'terminated', empty: 'emptyTerminated' },
  service: { tab: 'service', empty: 'emptyService' },
  'contract-change': { tab: 'contractChanges', empty: 'emptyContractChanges' },
  all: { tab: 'all', empty: 'emptyAll' },
} as const

/** Use it on the dashboard for users with in-force business: the seven alert lists, five alerts per page. */
export const InforceWidget = forwardRef<HTMLElement, InforceWidgetProps>(function InforceWidget(props, ref) {
  const { type, onTypeSelect, lists, filters, now, page, onPageChange, onContractOpen, onRefresh, ...more } = props
  const { hrefs, chart, ...rest } = more
  const t = useMessages(inforceWidgetMessages)
  const tAlerts = useMessages(inforceMessages)
  const tList = useMessages(listMessages)
  const { state, alerts } = lists[type]
  const { rows } = useListRows(inforceWidgetLists[type], { rows: alerts, filters, sort: null, now })
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const columns = useMemo(() => inforceWidgetColumns(type, t), [type, t])
  const labels = useMemo(() => ({ loading: t('loading') }), [t])
  const tabLabel = (list: InforceType) => t(texts[list].tab, { count: getCount(lists[list]) ?? t('countUnknown') })
  const href = hrefs?.[type] ?? getPortalHref(type)
  const emptyText = alerts.length > 0 ? tList('empty') : t(texts[type].empty)
  return (
    <ListWidget
      ref={ref}
      {...rest}
      title={t('title')}
      link={{ label: t('spreadsheet'), href }}
      tabs={inforceTypeKeys.map((key) => ({ id: key, label: tabLabel(key) }))}
      tabsLabel={t('tabsLabel')}
      selectedTab={type}
      onTabChange={(id) => onTypeSelect(inforceTypeKeys.find((key) => key === id) ?? 'pending-lapse')}
      footer={
        <Link href={href}>
          {t('viewAll')}
          <VisuallyHidden>{` ${tabLabel(type)}`}</VisuallyHidden>
          <Icon icon={ArrowRightIcon} />
        </Link>
      }
      chart={{ title: t('summary'), content: chart }}
      tableLabel={tabLabel(type)}
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      state={state}
      page={page}
      onPageChange={onPageChange}
      onRowAction={onContractOpen}
      countText={rows.length > 0 ? tAlerts('showing', { count: rows.length, type: tAlerts(type) }) : emptyText}
      filterKey={Object.values(filters).join()}
      emptyText={emptyText}
      errorText={t('failed')}
      refreshText={t('refresh')}
      onRefresh={onRefresh}
      labels={labels}
    />
  )
})

const getPortalHref = (type: InforceType) => `/inforce-business/${inforceTypes[type].segment}?time=all`

/** The number of alerts a list has; null until it is loaded. */
function getCount({ state, alerts }: InforceWidgetList): number | null {
  return state === 'ready' ? alerts.length : null
}
