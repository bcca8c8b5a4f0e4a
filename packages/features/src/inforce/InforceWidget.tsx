'use client'

import {
  alertKeys,
  filterByGlance,
  inDefaultOrder,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceTypes,
} from '@producer-portal/domain/inforce'
import { ArrowRightIcon, Icon, Link, ListWidget, VisuallyHidden } from '@producer-portal/ui'
import { forwardRef, useCallback, useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { AlertCountNews } from './AlertCountNews.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'
import { inforceWidgetMessages } from './inforce-widget-messages.js'
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

/** Use it on the dashboard of people with in-force business: the seven lists of alerts, five alerts at a time. */
export const InforceWidget = forwardRef<HTMLElement, InforceWidgetProps>(function InforceWidget(props, ref) {
  const { type, onTypeSelect, lists, filters, now, page, onPageChange, onContractOpen, onRefresh, ...more } = props
  const { hrefs, allHrefs, glance, ...rest } = more
  const say = useMessages(inforceWidgetMessages)
  const sayList = useMessages(listMessages)
  const { state, alerts } = lists[type]
  const ordered = useMemo(() => inDefaultOrder(alerts, type), [alerts, type])
  const rows = useMemo(() => filterByGlance(ordered, type, filters, now), [ordered, type, filters, now])
  const keys = useMemo(() => alertKeys(alerts), [alerts])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const columns = useMemo(() => inforceWidgetColumns(type, say), [type, say])
  const labels = useMemo(() => ({ loading: say('loading') }), [say])
  const tabLabel = (each: InforceType) => say(texts[each].tab, { count: countOf(lists[each]) ?? say('countUnknown') })
  const href = hrefs?.[type] ?? portalHref(type)
  const emptyText = alerts.length > 0 ? sayList('empty') : say(texts[type].empty)
  return (
    <ListWidget
      ref={ref}
      {...rest}
      title={say('title')}
      link={{ label: say('spreadsheet'), href }}
      tabs={inforceTypeKeys.map((each) => ({ id: each, label: tabLabel(each) }))}
      tabsLabel={say('tabsLabel')}
      selectedId={type}
      onTabSelect={(id) => onTypeSelect(inforceTypeKeys.find((each) => each === id) ?? 'pending-lapse')}
      footer={
        <Link href={allHrefs?.[type] ?? `${href}?time=all`}>
          {say('viewAll')}
          <VisuallyHidden>{` ${tabLabel(type)}`}</VisuallyHidden>
          <Icon glyph={ArrowRightIcon} />
        </Link>
      }
      tableLabel={tabLabel(type)}
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      state={state}
      page={page}
      onPageChange={onPageChange}
      onRowOpen={onContractOpen}
      emptyText={emptyText}
      errorText={say('failed')}
      refreshText={say('refresh')}
      onRefresh={onRefresh}
      labels={labels}
    >
      {state === 'ready' && (
        <AlertCountNews
          key={type}
          type={type}
          count={rows.length}
          emptyText={emptyText}
          narrowedBy={`${filters.kind} ${filters.reach}`}
        />
      )}
      {glance}
    </ListWidget>
  )
})

const portalHref = (type: InforceType) => `/inforce-business/${inforceTypes[type].segment}`

/** How many alerts a list holds; null as long as nobody knows. */
function countOf({ state, alerts }: InforceWidgetList): number | null {
  return state === 'ready' ? alerts.length : null
}
