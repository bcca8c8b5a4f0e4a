'use client'

import {
  type Case,
  type CaseFilters,
  caseKey,
  caseListHrefs,
  caseWidgetLists,
  type ContractType,
  contractTypes,
} from '@producer-portal/domain/cases'
import type { SentContext } from '@producer-portal/domain/requirements'
import { type DataTableLabels, ListWidget, Skeleton, type SortDescriptor, useListRows } from '@producer-portal/ui'
import { forwardRef, type HTMLAttributes, type ReactNode, useCallback, useMemo } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { caseCountMessages, caseWidgetMessages } from '../messages.js'
import { RequirementsButton } from '../RequirementsButton/RequirementsButton.js'
import { caseWidgetColumns } from './case-widget-columns.js'
import { CaseWidgetTools } from './CaseWidgetTools.js'

/** One of the three lists of the widget. */
export interface CaseWidgetList {
  readonly state: 'loading' | 'error' | 'ready'
  /** The loaded cases before any filter. Keep the array between renders. */
  readonly cases: readonly Case[]
}

export interface CaseWidgetProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The list that is shown. */
  type: ContractType
  /** Called with the list of the pressed tab. */
  onTypeSelect: (type: ContractType) => void
  /** The three lists, each with its state and cases. */
  lists: Readonly<Record<ContractType, CaseWidgetList>>
  /** The filters; an option that the list doesn't have counts as 'All'. Keep the object between renders. */
  filters: CaseFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
  /** The sorted column and its direction; `null` keeps the load order. Keep it between renders. */
  sort: SortDescriptor | null
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: SortDescriptor) => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page to show. */
  onPageChange: (page: number) => void
  /** Called when a row is pressed. Keep the function between renders. */
  onCaseOpen: (row: Case) => void
  /**
   * The answers sent recently, and isn't asked for again. Keep it between renders. Default: only what the server knows.
   */
  sent?: SentContext
  /** Called by the Requirements button of a row. Keep the function between renders. */
  onRequirementsOpen: (row: Case) => void
  /** Called by Refresh after a list failed to load: load all three. */
  onRefresh: () => void
  /** The addresses of the whole lists. Default: those of the portal. */
  hrefs?: Readonly<Record<ContractType, string>>
  /** A chart below the list. Default: none. */
  chart?: ReactNode
}

const texts = {
  pending: { tab: 'pending', empty: 'emptyPending' },
  issued: { tab: 'issued', empty: 'emptyIssued' },
  not_placed: { tab: 'notPlaced', empty: 'emptyNotPlaced' },
} as const

/** The height of the chart, kept free while the cases load so that what follows doesn't move. */
const chartHeight = '6.5rem'

/** Width in px of the Requirements button with its longest text. */
const requirementsWidth = 116

/** Use it on the dashboard for users with new business: the three case lists, five cases per page. */
export const CaseWidget = forwardRef<HTMLElement, CaseWidgetProps>(function CaseWidget(props, ref) {
  const { type, onTypeSelect, lists, filters, onFiltersChange, now, sort, onSortChange, page, onPageChange, ...more } =
    props
  const { onCaseOpen, sent, onRequirementsOpen, onRefresh, hrefs = caseListHrefs, chart, ...rest } = more
  const t = useMessages(caseWidgetMessages)
  const tCount = useMessages(caseCountMessages)
  const { state, cases } = lists[type]
  const shown = useListRows(caseWidgetLists[type], { rows: cases, filters, sort, now })
  const rowCount = shown.rows.length
  const columns = useMemo(() => caseWidgetColumns(t), [t])
  const sortedText = useCallback<DataTableLabels['sorted']>(
    (column, direction) => t(direction === 'ascending' ? 'nowAscending' : 'nowDescending', { column }),
    [t],
  )
  const labels = useMemo(
    () => ({ actions: t('requirements'), loading: t('loading'), sortBy: t('sortBy'), sorted: sortedText }),
    [t, sortedText],
  )
  const renderRowActions = useCallback(
    (row: Case) => <RequirementsButton row={row} sent={sent} onOpen={() => onRequirementsOpen(row)} />,
    [sent, onRequirementsOpen],
  )
  const tabLabel = (list: ContractType) => t(texts[list].tab, { count: getCount(lists[list]) ?? t('countUnknown') })
  const emptyText = cases.length > 0 ? t('empty') : t(texts[type].empty)
  return (
    <ListWidget
      ref={ref}
      {...rest}
      title={t('title')}
      link={{ label: t('spreadsheet'), href: hrefs[type] }}
      tabs={contractTypes.map((list) => ({ id: list, label: tabLabel(list) }))}
      tabsLabel={t('tabsLabel')}
      selectedTab={type}
      onTabChange={(id) => onTypeSelect(contractTypes.find((list) => list === id) ?? 'pending')}
      tableLabel={tabLabel(type)}
      columns={columns}
      rows={shown.rows}
      getRowId={caseKey}
      state={state}
      page={page}
      onPageChange={onPageChange}
      sortDescriptor={sort}
      onSortChange={onSortChange}
      onRowAction={onCaseOpen}
      renderRowActions={renderRowActions}
      rowActionsWidth={requirementsWidth}
      countText={rowCount > 0 ? tCount(type, { count: rowCount }) : emptyText}
      filterKey={Object.values(filters).join()}
      emptyText={emptyText}
      errorText={t('failed')}
      refreshText={t('refresh')}
      onRefresh={onRefresh}
      labels={labels}
      chart={{
        title: t('summary'),
        content:
          chart && (state === 'loading' ? <Skeleton shape="block" height={chartHeight} /> : cases.length > 0 && chart),
      }}
    >
      <CaseWidgetTools
        type={type}
        shown={shown}
        isEmpty={cases.length === 0}
        sortedText={sortedText}
        columns={columns}
        sort={sort}
        onSortChange={onSortChange}
        onFiltersChange={onFiltersChange}
      />
    </ListWidget>
  )
})

/** The number of cases a list has; null until it is loaded. */
function getCount({ state, cases }: CaseWidgetList): number | null {
  return state === 'ready' ? cases.length : null
}
