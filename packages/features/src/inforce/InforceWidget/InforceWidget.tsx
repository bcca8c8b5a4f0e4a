'use client'

import {
  alertKeys,
  type AlertSummaryFilters,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceTypes,
} from '@producer-portal/domain/inforce'
import { ArrowRightIcon, Icon, Link, VisuallyHidden } from '@producer-portal/ui'
import { forwardRef, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { type BusinessListsProps, BusinessWidget } from '../../lists/BusinessWidget/BusinessWidget.js'
import { inforceMessages, inforceWidgetMessages } from '../messages.js'
import { SoonestLapseBar, type SoonestOrder } from '../SoonestLapseBar/SoonestLapseBar.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'

export interface InforceWidgetProps extends BusinessListsProps<InforceType, InforceAlert, AlertSummaryFilters, null> {
  /** The address of both links: the list with all that its tab counts. Default: the pages of the portal, of all times. */
  hrefs?: Readonly<Record<InforceType, string>>
  /** The order of Pending Lapse, which the user chooses beside the soonest lapse. Default: it isn't offered. */
  soonest?: SoonestOrder
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
  const { hrefs, soonest, ...rest } = props
  const { lists } = props
  const { type } = props.list.rules
  const t = useMessages(inforceWidgetMessages)
  const tAlerts = useMessages(inforceMessages)
  const tList = useMessages(listMessages)
  const { state, rows } = lists[type]
  const keys = useMemo(() => alertKeys(rows), [rows])
  const getRowId = useCallback((alert: InforceAlert) => keys.get(alert) ?? '', [keys])
  const columns = useMemo(() => inforceWidgetColumns(type, t), [type, t])
  const labels = useMemo(() => ({ loading: t('loading') }), [t])
  const toTab = (each: InforceType, count: number | null) => t(texts[each].tab, { count: count ?? t('countUnknown') })
  const href = hrefs?.[type] ?? `/inforce-business/${inforceTypes[type].segment}?time=all`
  return (
    <BusinessWidget
      {...rest}
      rootRef={ref}
      types={inforceTypeKeys}
      href={href}
      t={t}
      texts={{
        tab: toTab,
        showing: (count) => tAlerts('showing', { count, type: tAlerts(type) }),
        empty: (hasRows) => (hasRows ? tList('empty') : t(texts[type].empty)),
      }}
      columns={columns}
      getRowId={getRowId}
      labels={labels}
      renderTools={
        type === 'pending-lapse' && soonest && state !== 'error'
          ? () => <SoonestLapseBar alerts={rows} now={props.now} order={soonest} onAlertOpen={props.onRowOpen} />
          : undefined
      }
      footer={
        <Link href={href}>
          {t('viewAll')}
          <VisuallyHidden>{` ${toTab(type, state === 'ready' ? rows.length : null)}`}</VisuallyHidden>
          <Icon icon={ArrowRightIcon} />
        </Link>
      }
    />
  )
})
