'use client'

import type { AccessUser } from '@producer-portal/domain/access'
import {
  countFilters,
  type ListControl,
  type ListRules,
  longestCellText,
  parseFilters,
} from '@producer-portal/domain/lists'
import {
  ChevronsDownUpIcon,
  ChevronsUpDownIcon,
  type DataTableColumn,
  EmptyState,
  type ListFilter,
  ListScreen,
  type ListScreenList,
  type MenuEntry,
  type PageHeaderProps,
  SearchIcon,
  useIsNarrowWindow,
  useListRows,
  useRowExpansion,
} from '@producer-portal/ui'
import { type ReactNode, useMemo } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { emptyListMessage, listScreenLabels, mustSearchFirst, nothingFoundText } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { StaleListNote } from '../StaleListNote/StaleListNote.js'

/** The rows of a list before any filter, and how far they are loaded. */
interface LoadedRows<Row> {
  /**
   * `error` shows in place of the rows that they failed to load. With `loading-more`, `rows` are the first
   * ones: they are shown in load order only, and a sort, a filter or a later page waits for the rest. Default: `ready`.
   */
  readonly state?: ListScreenList<Row>['state']
  /** In load order. Keep the array between renders. */
  readonly rows: readonly Row[]
  /**
   * The time at which the rows came, in milliseconds since 1970, after a refresh that failed. Default: they are up to
   * date.
   */
  readonly staleSince?: number | undefined
  /**
   * Called by Retry after a failed load, and by 'Refresh list'. Give back a promise that settles with the load, so that
   * the result can be announced.
   */
  readonly onRetry: () => void | Promise<unknown>
}

/** The rows that a list shows at present: what an export holds. */
export interface ShownRows<Row> {
  readonly count: number
  /** Filtered, and in the order of the sort, on all pages. */
  readonly rows: () => readonly Row[]
}

/** The owner of the list. */
interface ViewedList {
  /** True if home office has chosen an agent or agency. Default: false. */
  readonly hasSearched?: boolean
  /** A line under the title, such as whose rows these are. */
  readonly description?: ReactNode
  /** Buttons beside the title, such as those of home office; before home office has chosen, they are in place of the list. */
  readonly actions?: ReactNode
}

export interface BusinessListProps<Row, Filters, Options> {
  /** The signed-in user; decides the text of an empty list. */
  user: AccessUser
  /**
   * The list that is shown and what is chosen of it; a filter that it doesn't have counts as 'All'. Keep the rules and
   * the filters between renders.
   */
  list: { readonly rules: ListRules<Row, Filters, Options>; readonly state: ListControl<Filters> }
  /** The loaded rows. */
  loaded: LoadedRows<Row>
  /** The moment from which filters by time count. Keep it between renders. */
  now: Date
  /** The owner of the list. Default: the user's own. */
  viewed?: ViewedList
  /** Draws the export of the shown rows in the toolbar; of none while they load. Default: there is no export. */
  renderExport?: (shown: ShownRows<Row>) => ReactNode
  /** The URL of the breadcrumb's first page. Default: `/dashboard`. */
  hrefs?: { readonly dashboard?: string }
  /** Widths of columns that the user has chosen, and what is called with another one. Default: columns have no handles. */
  widths?: Pick<ListScreenList<Row>, 'columnWidths' | 'onColumnResize'>
  /** Further lines of the toolbar's menu. Default: none. */
  menuItems?: readonly MenuEntry[]
  /** Ref to the page title, which the app focuses after navigation. */
  titleRef?: PageHeaderProps['titleRef']
}

type RowProps =
  | 'getRowId'
  | 'renderRowActions'
  | 'renderRowNote'
  | 'rowActionsWidth'
  | 'onRowAction'
  | 'getRowHref'
  | 'recycleCells'
  | 'links'

interface BusinessScreenProps<Row, Filters, Options>
  extends BusinessListProps<Row, Filters, Options>, Pick<ListScreenList<Row>, RowProps> {
  /** The texts that are particular to the list. */
  texts: {
    readonly title: string
    readonly toolbarLabel: string
    readonly tableLabel: string
    readonly loading: string
    readonly showing: (count: number) => string
    readonly noMatch: (name: string) => string
  }
  /** The columns of the table; `null` while they are unknown. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[] | null
  /** The filters as fields, in their order. */
  toFields: (filters: Filters, options: Options) => readonly ListFilter[]
  /** The links to the other lists. */
  switcher: ReactNode
  /** Draws a line above the rows, such as the one that is most urgent, from the first row that is shown. Default: none. */
  renderPinned?: ((first: Row | undefined) => ReactNode) | undefined
  /** Buttons before the export. Default: none. */
  tools?: ReactNode
  /** Rows expand to a line for each item, as long as a column shows items: one by one, or all by the menu. Default: none. */
  items?: Omit<Parameters<typeof useRowExpansion<Row>>[0], 'getRowId' | 'renderRowActions'> & {
    readonly expandAll: string
    readonly collapseAll: string
  }
}

const noItems = { getItemCount: () => 0, getItemName: () => '', getLabel: () => '', expandAll: '', collapseAll: '' }

/** A page with one list of New Business or of contracts in force, as a table or as cards on a phone. */
export function BusinessScreen<Row, Filters extends { readonly name: string }, Options>(
  props: BusinessScreenProps<Row, Filters, Options>,
) {
  const { user, list, loaded, now, viewed = {}, texts, columns, items = noItems, getRowId, renderRowActions } = props
  const { rules, state: chosen } = list
  const tList = useMessages(listMessages)
  // The first rows are an answer only where nothing narrows or reorders the list
  const isWholeNeeded = chosen.sort !== null || chosen.page > 1 || countFilters(chosen.filters) > 0
  const { state: loadState = 'ready' } = loaded
  const state = loadState === 'loading-more' && isWholeNeeded ? 'loading' : loadState
  const all = useMemo(() => (state === 'error' ? [] : loaded.rows), [state, loaded.rows])
  const shown = useListRows(rules, { rows: all, filters: chosen.filters, sort: chosen.sort, now })
  // The choices of the filters stay while the rest loads, rows that aren't the answer to them don't
  const rows = useMemo(() => (state === 'loading' ? [] : shown.rows), [state, shown.rows])
  const { expansion, hasExpanded, expandOnly } = useRowExpansion({ ...items, getRowId, renderRowActions })
  const hasItems = columns?.some((column) => column.items !== undefined) === true
  const expandItem: MenuEntry = hasExpanded
    ? { id: 'expand', label: items.collapseAll, icon: ChevronsDownUpIcon, onAction: () => expandOnly([]) }
    : { id: 'expand', label: items.expandAll, icon: ChevronsUpDownIcon, onAction: () => expandOnly(rows) }
  const isNarrow = useIsNarrowWindow()
  const emptyText = tList(emptyListMessage(user, viewed.hasSearched))
  const isPrompt = mustSearchFirst(user, viewed.hasSearched)
  const breadcrumb = [
    { label: tList('dashboard'), href: props.hrefs?.dashboard ?? '/dashboard' },
    { label: texts.title },
  ]
  const { titleRef, onRowAction, getRowHref, rowActionsWidth, recycleCells, links } = props
  return (
    <ListScreen
      header={{
        title: texts.title,
        titleRef,
        description: viewed.description,
        breadcrumb,
        actions: !isPrompt && viewed.actions,
      }}
      switcher={props.switcher}
      prompt={isPrompt && <EmptyState icon={SearchIcon} title={emptyText} action={viewed.actions} />}
      list={{
        ...chosen,
        getRowId,
        renderRowActions,
        renderRowNote: props.renderRowNote,
        rowActionsWidth,
        onRowAction,
        getRowHref,
        recycleCells,
        links,
        state,
        failureText: tList('loadFailed'),
        staleNote: loaded.staleSince !== undefined && (
          <StaleListNote since={loaded.staleSince} onRetry={loaded.onRetry} />
        ),
        countText: texts.showing(rows.length),
        pinned: state !== 'error' && props.renderPinned?.(chosen.page === 1 ? rows[0] : undefined),
        toolbarLabel: texts.toolbarLabel,
        // Also while there is nothing to export, so that nothing moves once there is
        toolbarActions: (
          <>
            {props.tools}
            {props.renderExport?.({ count: state === 'ready' ? rows.length : 0, rows: () => rows })}
          </>
        ),
        // Cards show the items with all other details
        menuItems: [...(hasItems && !isNarrow ? [expandItem] : []), ...(props.menuItems ?? [])],
        expansion: hasItems ? expansion : undefined,
        onRefresh: loaded.onRetry,
        filters: props.toFields(shown.filters, shown.options),
        onFiltersChange: (values) => chosen.onFiltersChange(parseFilters(rules, values)),
        tableLabel: texts.tableLabel,
        ...props.widths,
        columns,
        rows,
        sortDescriptor: chosen.sort,
        hasHiddenRows: all.length > 0,
        emptyText,
        emptyDescription: nothingFoundText(shown.filters, all, texts.noMatch),
        pageSizes: rules.pageSizes,
        maxCharacters: longestCellText,
      }}
      labels={listScreenLabels(tList, texts.loading)}
    />
  )
}
