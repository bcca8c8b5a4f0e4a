'use client'

import {
  alertKeys,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceTypes,
  inforceWidgetLists,
} from '@producer-portal/domain/inforce'
import { ArrowRightIcon, Icon, Link, ListWidget, useListRows, VisuallyHidden } from '@producer-portal/ui'
import { forwardRef, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { inforceMessages, inforceWidgetMessages } from '../messages.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'
import type { InforceWidgetList, InforceWidgetProps } from './InforceWidgetProps.js'

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
  const { hrefs, allHrefs, chart, ...rest } = more
  const t = useMessages(inforceWidgetMessages)
  const tAlerts = useMessages(inforceMessages)
  const tList = useMessages(listMessages)
  const { state, alerts } = lists[type]
  const { rows } = useListRows(inforceWidgetLists[type], { rows: alerts, filters, sort: null, now })
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const columns = useMemo(() => inforceWidgetColumns(type, t), [type, t])
  const labels = useMemo(() => ({ loading: t('loading') }), [t])
  const tabLabel = (each: InforceType) => t(texts[each].tab, { count: getCount(lists[each]) ?? t('countUnknown') })
  const href = hrefs?.[type] ?? getPortalHref(type)
  const emptyText = alerts.length > 0 ? tList('empty') : t(texts[type].empty)
  return (
    <ListWidget
      ref={ref}
      {...rest}
      title={t('title')}
      link={{ label: t('spreadsheet'), href }}
      tabs={inforceTypeKeys.map((each) => ({ id: each, label: tabLabel(each) }))}
      tabsLabel={t('tabsLabel')}
      selectedTab={type}
      onTabChange={(id) => onTypeSelect(inforceTypeKeys.find((each) => each === id) ?? 'pending-lapse')}
      footer={
        <Link href={allHrefs?.[type] ?? `${href}?time=all`}>
          {t('viewAll')}
          <VisuallyHidden>{` ${tabLabel(type)}`}</VisuallyHidden>
          <Icon icon={ArrowRightIcon} />
        </Link>
      }
      tableLabel={tabLabel(type)}
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      state={state}
      page={page}
      onPageChange={onPageChange}
      onRowAction={onContractOpen}
      countText={
        rows.length > 0 ? tAlerts('showing', { count: rows.length, type: inforceTypes[type].label }) : emptyText
      }
      filterKey={Object.values(filters).join()}
      emptyText={emptyText}
      errorText={t('failed')}
      refreshText={t('refresh')}
      onRefresh={onRefresh}
      labels={labels}
    >
      {chart}
    </ListWidget>
  )
})

const getPortalHref = (type: InforceType) => `/inforce-business/${inforceTypes[type].segment}`

/** How many alerts a list has; null until it is loaded. */
function getCount({ state, alerts }: InforceWidgetList): number | null {
  return state === 'ready' ? alerts.length : null
}
