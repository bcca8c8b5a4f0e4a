'use client'

import {
  alertKeys,
  type AlertSummaryFilters,
  type InforceAlert,
  type InforceType,
  inforceTypeKeys,
  inforceTypes,
  type InforceWidgetList,
} from '@producer-portal/domain/inforce'
import type { ListControl } from '@producer-portal/domain/lists'
import { ArrowRightIcon, Icon, Link, VisuallyHidden, useLocale } from '@producer-portal/ui'
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { type BusinessListsProps, BusinessWidget } from '../../lists/BusinessWidget/BusinessWidget.js'
import { inforceMessages, inforceWidgetMessages } from '../messages.js'
import { SoonestLapseBar, type SoonestOrder, SoonestOrderButton } from '../SoonestLapseBar/SoonestLapseBar.js'
import { inforceWidgetColumns } from './inforce-widget-columns.js'

export interface InforceWidgetProps<Row extends InforceAlert = InforceAlert> extends BusinessListsProps<
  InforceType,
  Row,
  AlertSummaryFilters,
  null
> {
  /**
   * The list that is shown with its columns, one of `inforceWidgetLists` or of `toInforceWidgetLists` with columns of
   * your own, and what is chosen of it. Keep the filters between renders.
   */
  list: { readonly rules: InforceWidgetList<Row>; readonly state: ListControl<AlertSummaryFilters> }
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

function Widget<Row extends InforceAlert>(props: InforceWidgetProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const { hrefs, soonest, ...rest } = props
  const { lists } = props
  const { type, facts } = props.list.rules
  const t = useMessages(inforceWidgetMessages)
  const tAlerts = useMessages(inforceMessages)
  const tList = useMessages(listMessages)
  const { state, rows } = lists[type]
  const keys = useMemo(() => alertKeys(rows), [rows])
  const getRowId = useCallback((alert: Row) => keys.get(alert) ?? '', [keys])
  const locale = useLocale()
  const terms = useTerms()
  const columns = useMemo(() => inforceWidgetColumns(facts, t, locale, terms), [facts, t, locale, terms])
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
          ? ({ first }) => (
              <SoonestLapseBar alerts={rows} now={props.now} first={first} onAlertOpen={props.onRowOpen}>
                <SoonestOrderButton {...soonest} />
              </SoonestLapseBar>
            )
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
}

/** Use it on the dashboard for users with in-force business: the seven alert lists, five alerts per page. */
// forwardRef drops type parameters: the cast restores those of the render function.
export const InforceWidget = forwardRef(Widget) as <Row extends InforceAlert = InforceAlert>(
  props: InforceWidgetProps<Row> & RefAttributes<HTMLElement>,
) => ReactElement
