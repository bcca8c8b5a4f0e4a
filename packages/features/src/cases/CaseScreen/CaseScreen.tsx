'use client'

import type { AccessUser } from '@producer-portal/domain/access'
import {
  type Case,
  type CaseFilters,
  caseColumns,
  caseKey,
  caseListHrefs,
  caseLists,
  type ContractType,
  hasCaseFilters,
} from '@producer-portal/domain/cases'
import {
  type ColumnSettings,
  columnSettingsHrefs,
  type ColumnSettingsProblem,
  defaultColumnSettings,
} from '@producer-portal/domain/column-settings'
import { longestCellText, type PageSize, parseFilters, type ViewedAgent } from '@producer-portal/domain/lists'
import {
  Columns3Icon,
  EmptyState,
  ListScreen,
  type ListScreenList,
  type MenuEntry,
  ChevronsDownUpIcon,
  ChevronsUpDownIcon,
  SearchIcon,
  type SortDescriptor,
  useFailureToast,
  useIsNarrowWindow,
  useListRows,
  useRowExpansion,
} from '@producer-portal/ui'
import { insuredNames } from '@producer-portal/domain/contracts'
import { type ReactNode, type Ref, useCallback, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { emptyListMessage, listScreenLabels, mustSearchFirst, nothingFoundText } from '../../i18n/list-texts.js'
import { type Translate, useMessages } from '../../i18n/useMessages.js'
import { caseFilterFields } from '../case-filter-fields.js'
import { caseTabMessages } from '../case-texts.js'
import { CaseTypeLinks } from '../CaseTypeLinks/CaseTypeLinks.js'
import { caseMessages } from '../case-screen-messages.js'
import { caseCountMessages, caseSummaryMessages } from '../messages.js'
import { type CaseCells, caseTableColumns } from './case-table-columns.js'

/** The cases that a list shows at present: what an export holds. */
export interface ShownCases {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly Case[]
}

export interface CaseScreenProps {
  /** The list is shown. */
  type: ContractType
  /** The signed-in user; decides the text of an empty list. */
  user: AccessUser
  /**
   * `error` shows a toast that the list failed to load, and an empty list. With `loading-more`, `cases` are the first
   * ones: they are shown in load order only, and a sort, a filter or a later page waits for the rest. Default: `ready`.
   */
  state?: ListScreenList<Case>['state']
  /** The loaded cases in load order, before any filter. Keep the array between renders. */
  cases: readonly Case[]
  /** True if home office has chosen an agent or agency. Default: false. */
  hasSearched?: boolean
  /** The agent whose list home office views: always a choice of the filter. Keep it between renders. Default: none. */
  viewedAgent?: ViewedAgent
  /** The filters; an option that the list doesn't have counts as 'All'. Keep the object between renders. */
  filters: CaseFilters
  /** Called with the filters that change; go to page 1 as well. */
  onFiltersChange: (filters: Partial<CaseFilters>) => void
  /** True if the filters are shown, once the user has decided that. Default: while one is set. */
  areFiltersOpen?: boolean
  /** Called when the user shows or hides them, or sets one. Left out, the screen keeps it. */
  onFiltersOpenChange?: (areFiltersOpen: boolean) => void
  /** The day from which the time filter counts. Keep it between renders. */
  now: Date
  /** The sorted column and its direction; `null` keeps the load order. */
  sort: SortDescriptor | null
  /** Called with the sort that was asked for; go to page 1 as well. */
  onSortChange: (sort: SortDescriptor) => void
  /** The page shown, from 1; past the last one, the last is shown. */
  page: number
  /** Called with the page to show. */
  onPageChange: (page: number) => void
  /** Cases on a page; 'all' is one list that scrolls. Default: 10. */
  pageSize?: PageSize
  /** Called with the size that was chosen; go to page 1 as well. Left out, there is no choice. */
  onPageSizeChange?: (pageSize: PageSize) => void
  /** Called by 'Default order', which brings the load order back. Left out, it is not offered. */
  onSortClear?: () => void
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * the result can be announced.
   */
  onRetry: () => void | Promise<unknown>

  /**
   * The user's column settings; `null` while they load, so that the table is never drawn in two
   * ways. Keep the list between renders. Default: all columns in their own order.
   */
  columnSettings?: ColumnSettings | null
  /** The reason the default columns are shown instead of the user's; shown in a toast. Default: null, they aren't. */
  columnProblem?: ColumnSettingsProblem | null
  /** Called by Retry after the columns failed to load. */
  onColumnsRetry?: () => void | Promise<unknown>
  /** The address 'Column Settings' leads to. Default: the page of the portal for this list. */
  columnSettingsHref?: string
  /** Cells drawn in place of their text, such as a link. Keep it between renders. */
  cells?: CaseCells
  /** Called when a row is pressed beside its controls; give its actions an entry that does the same. */
  onRowAction?: (row: Case) => void
  /** Buttons or a menu at the start of each row. Keep the function between renders. Default: none. */
  renderRowActions?: (row: Case) => ReactNode
  /** Width of the row actions in px. Default: that of the table. */
  rowActionsWidth?: number
  /** Cells and row actions remember nothing of their row: see `DataTable`. Default: false. */
  recycleCells?: boolean

  /** A line under the title, such as whose cases these are. */
  description?: ReactNode
  /** Buttons beside the title, such as those of home office; before home office has chosen, they are in place of the list. */
  headerActions?: ReactNode
  /** Draws what the toolbar offers for the shown cases, such as the export; of none while they load. */
  toolbarActions?: (shown: ShownCases) => ReactNode
  /** Further lines of the toolbar's menu. Default: none. */
  menuItems?: readonly MenuEntry[]
  /** The number of cases the lists have, where that is known. Default: that of this list, once it is loaded. */
  counts?: Readonly<Partial<Record<ContractType, number>>>
  /** The addresses of the three lists. Default: those of the portal. */
  listHrefs?: Readonly<Record<ContractType, string>>
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  dashboardHref?: string
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
}

const columnProblemMessages = {
  'not-retrieved': 'columnsNotRetrieved',
  'title-not-found': 'columnTitleNotFound',
} as const
const noCases: readonly Case[] = []

/** The first cases are an answer only where nothing narrows or reorders the list. */
function toShownState({ state = 'ready', sort, page, filters }: CaseScreenProps) {
  const isWholeNeeded = sort !== null || page > 1 || hasCaseFilters(filters)
  return state === 'loading-more' && isWholeNeeded ? 'loading' : state
}

/** Use it for the New Business pages: one of the three case lists as a table, or as cards on a phone. */
export function CaseScreen(props: CaseScreenProps) {
  const { type, viewedAgent, filters, sort, now, columnSettings, cells, columnProblem, toolbarActions } = props
  const state = toShownState(props)
  const t = useMessages(caseMessages)
  const tCount = useMessages(caseCountMessages)
  const tSummary = useMessages(caseSummaryMessages)
  const tList = useMessages(listMessages)
  const cases = state === 'error' ? noCases : props.cases
  const rules = useMemo(
    () => ({
      ...caseLists[type],
      getFilterOptions: (rows: readonly Case[]) => caseLists[type].getFilterOptions(rows, viewedAgent),
    }),
    [type, viewedAgent],
  )
  const shown = useListRows(rules, { rows: cases, filters, sort, now })
  // The choices of the filters stay while the rest loads, rows that aren't the answer to them don't
  const rows = state === 'loading' ? noCases : shown.rows
  const columns = useMemo(
    () => (columnSettings === null ? null : caseTableColumns(columnSettings ?? defaultColumnSettings(type), t, cells)),
    [type, columnSettings, t, cells],
  )
  useFailureToast(columnProblem ? t(columnProblemMessages[columnProblem]) : null, {
    label: tList('retry'),
    onRetry: props.onColumnsRetry,
  })
  const fields = useMemo(
    () => caseFilterFields(type, shown.filters, shown.options, { t, tSummary, tList }),
    [type, shown.filters, shown.options, t, tSummary, tList],
  )
  const { expansion, expandItem } = useExpansion({ rows, columns, renderRowActions: props.renderRowActions, t })
  const emptyText = tList(emptyListMessage(props.user, props.hasSearched))
  const list: ListScreenList<Case> = {
    ...props,
    state,
    failureText: tList('loadFailed'),
    countText: tCount(type, { count: rows.length }),
    toolbarLabel: t('toolbarLabel'),
    links: [
      {
        id: 'column-settings',
        label: t('columnSettings'),
        href: props.columnSettingsHref ?? columnSettingsHrefs[type],
        icon: Columns3Icon,
      },
    ],
    // Also while there is nothing to export, so that nothing moves once there is
    toolbarActions: toolbarActions?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows }),
    onRefresh: props.onRetry,
    menuItems: [...expandItem, ...(props.menuItems ?? [])],
    expansion,
    filters: fields,
    onFiltersChange: (values) => props.onFiltersChange(parseFilters(rules, values)),
    tableLabel: t('tableLabel', { type: t(caseTabMessages[type]) }),
    columns,
    rows,
    sortDescriptor: sort,
    getRowId: caseKey,
    hasHiddenRows: cases.length > 0,
    emptyText,
    emptyDescription: nothingFoundText(shown.filters, cases, (name) => t('noMatch', { name })),
    pageSize: props.pageSize ?? rules.pageSizes[0],
    pageSizes: rules.pageSizes,
    maxCharacters: longestCellText,
  }
  const labels = useMemo(() => listScreenLabels(tList, t('loading')), [t, tList])
  const breadcrumb = [{ label: tList('dashboard'), href: props.dashboardHref ?? '/dashboard' }, { label: t('title') }]
  const { titleRef, description, headerActions } = props
  const isPrompt = mustSearchFirst(props.user, props.hasSearched)
  const counts = state === 'ready' && !isPrompt ? { ...props.counts, [type]: cases.length } : props.counts
  return (
    <ListScreen
      header={{ title: t('title'), titleRef, description, breadcrumb, actions: !isPrompt && headerActions }}
      switcher={<CaseTypeLinks type={type} hrefs={props.listHrefs ?? caseListHrefs} counts={counts} />}
      prompt={isPrompt && <EmptyState icon={SearchIcon} title={emptyText} action={headerActions} />}
      list={list}
      labels={labels}
    />
  )
}

interface ExpansionOptions extends Pick<CaseScreenProps, 'renderRowActions'> {
  rows: readonly Case[]
  columns: ReturnType<typeof caseTableColumns> | null
  t: Translate<typeof caseMessages.entries>
}

/** Rows expand to a line for each requirement, as long as a column shows requirements: one by one, or all by the menu. */
function useExpansion({ rows, columns, renderRowActions, t }: ExpansionOptions) {
  const isNarrow = useIsNarrowWindow()
  const getLabel = useCallback(
    (row: Case, isExpanded: boolean) =>
      t(isExpanded ? 'hideRequirements' : 'showRequirements', {
        count: row.requirements.length,
        name: insuredNames(row) || row.contract.contractNo,
      }),
    [t],
  )
  const { expansion, hasExpanded, expandOnly } = useRowExpansion({
    getRowId: caseKey,
    getItemCount,
    getItemName,
    getLabel,
    renderRowActions,
  })
  if (!columns?.some((column) => column.items !== undefined)) return { expansion: undefined, expandItem: [] }
  const expandItem: MenuEntry = hasExpanded
    ? { id: 'expand', label: t('collapseAll'), icon: ChevronsDownUpIcon, onAction: () => expandOnly([]) }
    : { id: 'expand', label: t('expandAll'), icon: ChevronsUpDownIcon, onAction: () => expandOnly(rows) }
  // Cards show the requirements with all other details
  return { expansion, expandItem: isNarrow ? [] : [expandItem] }
}

const getItemCount = ({ requirements }: Case) => requirements.length
const getItemName = (row: Case, item: number) => caseColumns.requirements.items?.(row)[item] ?? ''
