'use client'

import {
  type Case,
  type CaseFilterOptions,
  type CaseFilters,
  caseKey,
  caseListHrefs,
  type CaseWidgetList,
  type ContractType,
  contractTypes,
} from '@producer-portal/domain/cases'
import type { ListControl } from '@producer-portal/domain/lists'
import type { SentContext } from '@producer-portal/domain/requirements'
import { Skeleton, useLocale } from '@producer-portal/ui'
import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes, useCallback, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { type BusinessListsProps, BusinessWidget } from '../../lists/BusinessWidget/BusinessWidget.js'
import { caseCountMessages, caseWidgetMessages } from '../messages.js'
import { RequirementsButton } from '../RequirementsButton/RequirementsButton.js'
import { caseWidgetColumns } from './case-widget-columns.js'
import { CaseWidgetTools } from './CaseWidgetTools.js'

export interface CaseWidgetProps<Row extends Case = Case> extends BusinessListsProps<
  ContractType,
  Row,
  CaseFilters,
  CaseFilterOptions
> {
  /**
   * The list that is shown with its columns and filters, one of `caseWidgetLists` or of `toCaseWidget` with columns of
   * your own, and what is chosen of it; a filter that it doesn't have counts as 'All'. Keep the filters between renders.
   */
  list: { readonly rules: CaseWidgetList<Row>; readonly state: ListControl<CaseFilters> }
  /** The answers sent recently, which aren't asked for again. Keep it between renders. Default: only what the server knows. */
  sent?: SentContext
  /** Called by the Requirements button of a row. Keep the function between renders. */
  onRequirementsOpen: (row: Row) => void
}

const texts = {
  pending: { tab: 'pending', empty: 'emptyPending' },
  issued: { tab: 'issued', empty: 'emptyIssued' },
  not_placed: { tab: 'notPlaced', empty: 'emptyNotPlaced' },
} as const

/** The height of the chart, kept free while the cases load so that what follows doesn't move. */
const chartHeight = '6.5rem'

/** Width in px of the Requirements button with its longest text. */
const requirementsWidth = 126

function Widget<Row extends Case>(props: CaseWidgetProps<Row>, ref: ForwardedRef<HTMLElement>) {
  const { sent, onRequirementsOpen, hrefs = caseListHrefs, chart, ...rest } = props
  const { lists, list } = props
  const { type, columns: listed } = list.rules
  const t = useMessages(caseWidgetMessages)
  const tCount = useMessages(caseCountMessages)
  const { state, rows } = lists[type]
  const locale = useLocale()
  const terms = useTerms()
  const columns = useMemo(() => caseWidgetColumns(listed, t, locale, terms), [listed, t, locale, terms])
  const labels = useMemo(() => ({ actions: t('requirements'), loading: t('loading') }), [t])
  const renderRowActions = useCallback(
    (row: Row) => <RequirementsButton row={row} sent={sent} onOpen={() => onRequirementsOpen(row)} />,
    [sent, onRequirementsOpen],
  )
  const loadedChart = rows.length > 0 && chart
  return (
    <BusinessWidget
      {...rest}
      rootRef={ref}
      types={contractTypes}
      href={hrefs[type]}
      t={t}
      texts={{
        tab: (each, count) => t(texts[each].tab, { count: count ?? t('countUnknown') }),
        showing: (count) => tCount(type, { count }),
        empty: (hasRows) => (hasRows ? t('empty') : t(texts[type].empty)),
      }}
      columns={columns}
      getRowId={caseKey}
      renderRowActions={renderRowActions}
      rowActionsWidth={requirementsWidth}
      labels={labels}
      chart={chart && (state === 'loading' ? <Skeleton shape="block" height={chartHeight} /> : loadedChart)}
      renderTools={(shown) => (
        <CaseWidgetTools list={list} shown={shown} isEmpty={rows.length === 0} columns={columns} />
      )}
    />
  )
}

/** Use it on the dashboard for users with new business: the three case lists, five cases per page. */
// forwardRef drops type parameters: the cast restores those of the render function.
export const CaseWidget = forwardRef(Widget) as <Row extends Case = Case>(
  props: CaseWidgetProps<Row> & RefAttributes<HTMLElement>,
) => ReactElement
