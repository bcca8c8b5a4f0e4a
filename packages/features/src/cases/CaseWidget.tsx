'use client'

import {
  type Case,
  caseKey,
  caseListHrefs,
  contractTypes,
  type ContractType,
  prepareNames,
  prepareWidgetSorts,
  sortWidgetCases,
  widgetSortKeys,
} from '@producer-portal/domain/cases'
import { type DataTableLabels, type DataTableSort, ListWidget, Skeleton, usePreparedRows } from '@producer-portal/ui'
import { forwardRef, useCallback, useMemo } from 'react'
import { listMessages } from '../messages/list-messages.js'
import { useMessages } from '../messages/use-messages.js'
import { caseWidgetColumns } from './case-widget-columns.js'
import { caseWidgetMessages } from './case-widget-messages.js'
import { CaseCountNews } from './CaseCountNews.js'
import type { CaseWidgetList, CaseWidgetProps } from './CaseWidgetProps.js'
import { CaseWidgetTools } from './CaseWidgetTools.js'
import { RequirementsButton } from './RequirementsButton.js'
import { useFilteredCases } from './use-filtered-cases.js'

const texts = {
  pending: { tab: 'pending', empty: 'emptyPending' },
  issued: { tab: 'issued', empty: 'emptyIssued' },
  not_placed: { tab: 'notPlaced', empty: 'emptyNotPlaced' },
} as const

const widgetSorts = [prepareWidgetSorts]

/** Room that is kept for the picture until it is drawn, so that the list under it stays where it is. */
const glanceRoom = '12.5rem'

/** Use it on the dashboard of people with New Business: the three case lists, five cases at a time. */
export const CaseWidget = forwardRef<HTMLElement, CaseWidgetProps>(function CaseWidget(props, ref) {
  const { type, onTypeSelect, lists, filters, onFiltersChange, now, sort, onSortChange, page, onPageChange, ...more } =
    props
  const { onCaseOpen, onRequirementsOpen, onRefresh, hrefs = caseListHrefs, glance, ...rest } = more
  const say = useMessages(caseWidgetMessages)
  const sayList = useMessages(listMessages)
  const { state, cases } = lists[type]
  usePreparedRows(cases, prepareNames, widgetSorts)
  const sorted = useMemo(() => sortWidgetCases(cases, sort), [cases, sort])
  const shown = useFilteredCases({ type, cases, sorted, filters, now })
  const columns = useMemo(() => caseWidgetColumns(say), [say])
  const sortedText = useCallback<DataTableLabels['sorted']>(
    (column, direction) => say(direction === 'ascending' ? 'nowAscending' : 'nowDescending', { column }),
    [say],
  )
  const labels = useMemo(
    () => ({ actions: say('requirements'), loading: say('loading'), sortBy: say('sortBy'), sorted: sortedText }),
    [say, sortedText],
  )
  const rowActions = useCallback(
    (row: Case) => <RequirementsButton row={row} onOpen={() => onRequirementsOpen(row)} />,
    [onRequirementsOpen],
  )
  const tabLabel = (each: ContractType) => say(texts[each].tab, { count: countOf(lists[each]) ?? say('countUnknown') })
  const changeSort = ({ columnId, direction }: DataTableSort) => {
    const key = widgetSortKeys.find((each) => each === columnId)
    if (key) onSortChange({ key, direction })
  }
  const emptyText = cases.length > 0 ? sayList('empty') : say(texts[type].empty)
  return (
    <ListWidget
      ref={ref}
      {...rest}
      title={say('title')}
      link={{ label: say('spreadsheet'), href: hrefs[type] }}
      tabs={contractTypes.map((each) => ({ id: each, label: tabLabel(each) }))}
      tabsLabel={say('tabsLabel')}
      selectedId={type}
      onTabSelect={(id) => onTypeSelect(contractTypes.find((each) => each === id) ?? 'pending')}
      tableLabel={tabLabel(type)}
      columns={columns}
      rows={shown.rows}
      getRowId={caseKey}
      state={state}
      page={page}
      onPageChange={onPageChange}
      sort={{ columnId: sort.key, direction: sort.direction }}
      onSortChange={changeSort}
      onRowOpen={onCaseOpen}
      rowActions={rowActions}
      emptyText={emptyText}
      errorText={say('failed')}
      refreshText={say('refresh')}
      onRefresh={onRefresh}
      labels={labels}
    >
      {state === 'ready' && (
        <CaseCountNews
          key={type}
          type={type}
          count={shown.rows.length}
          emptyText={emptyText}
          narrowedBy={Object.values(filters).join()}
        />
      )}
      {glance && state === 'loading' && <Skeleton shape="block" height={glanceRoom} />}
      {cases.length > 0 && glance}
      <CaseWidgetTools
        type={type}
        shown={shown}
        isEmpty={cases.length === 0}
        sortedText={sortedText}
        sort={sort}
        onSortChange={onSortChange}
        onFiltersChange={onFiltersChange}
      />
    </ListWidget>
  )
})

/** How many cases a list holds; null as long as nobody knows. */
function countOf({ state, cases }: CaseWidgetList): number | null {
  return state === 'ready' ? cases.length : null
}
