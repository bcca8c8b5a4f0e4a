'use client'

import type { ListControl, ListRules } from '@producer-portal/domain/lists'
import { lazyComponent, ListWidget, type ListWidgetProps, useListRows } from '@producer-portal/ui'
import type { HTMLAttributes, ReactNode, Ref } from 'react'

const StaleListNote = lazyComponent(async () => (await import('../StaleListNote/StaleListNote.js')).StaleListNote, {
  fallback: null,
  preload: false,
})

/** One of the lists of a widget. */
export interface LoadedList<Row> {
  readonly state: 'loading' | 'error' | 'ready'
  /** The loaded rows before any filter, in load order. Keep the array between renders. */
  readonly rows: readonly Row[]
  /**
   * The time at which the rows came, in milliseconds since 1970, after a refresh that failed. Default: they are up to
   * date.
   */
  readonly staleSince?: number | undefined
}

export interface BusinessListsProps<Type extends string, Row, Filters, Options> extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /**
   * The list that is shown and what is chosen of it; a filter that it doesn't have counts as 'All'. Keep the filters
   * between renders.
   */
  list: { readonly rules: ListRules<Row, Filters, Options, Type>; readonly state: ListControl<Filters> }
  /** Called with the list of the pressed tab. */
  onTypeSelect: (type: Type) => void
  /** The lists, each with its state and rows. */
  lists: Readonly<Record<Type, LoadedList<Row>>>
  /** The moment from which filters by time count. Keep it between renders. */
  now: Date
  /** Called when a row is pressed. Keep the function between renders. */
  onRowOpen: (row: Row) => void
  /** The address at which a row opens in a new tab. Keep the function between renders. Default: none, names are buttons. */
  getRowHref?: (row: Row) => string
  /** Called by Refresh after a list failed to load, and by Retry after it could not be refreshed. */
  onRefresh: () => void
  /** The addresses of the whole lists. Default: those of the portal. */
  hrefs?: Readonly<Record<Type, string>>
  /** A chart below the list. Default: none. */
  chart?: ReactNode
}

type Parts = 'columns' | 'getRowId' | 'renderRowActions' | 'rowActionsWidth' | 'footer' | 'labels'

interface BusinessWidgetProps<Type extends string, Row, Filters, Options>
  extends Omit<BusinessListsProps<Type, Row, Filters, Options>, 'hrefs'>, Pick<ListWidgetProps<Row>, Parts> {
  /** The lists in the order of their tabs. */
  types: readonly Type[]
  /** The address of the whole list. */
  href: string
  /** The texts of the widget. */
  t: (key: 'title' | 'spreadsheet' | 'tabsLabel' | 'summary' | 'failed' | 'refresh') => string
  /** The texts that are particular to the lists. */
  texts: {
    /** The label of a tab; its count is null until the list is loaded. */
    readonly tab: (type: Type, count: number | null) => string
    readonly showing: (count: number) => string
    /** Says that the list has no rows, or none that pass its filters. */
    readonly empty: (hasRows: boolean) => string
  }
  /** Draws the controls above the list from the filters that count, their choices and the first row. Default: none. */
  renderTools?: (shown: {
    readonly filters: Filters
    readonly options: Options
    readonly first: Row | undefined
  }) => ReactNode
  /** Ref to the outermost element. */
  rootRef: Ref<HTMLElement>
}

/** The lists of New Business or of contracts in force on the dashboard: a tab for each, five rows a page. */
export function BusinessWidget<Type extends string, Row, Filters extends object, Options>(
  props: BusinessWidgetProps<Type, Row, Filters, Options>,
) {
  const { onTypeSelect, lists, list, now, onRowOpen, types, href, t, texts, renderTools, rootRef, chart, ...rest } =
    props
  const { type } = list.rules
  const { filters, sort, page, onPageChange, onSortChange } = list.state
  const { state, rows, staleSince } = lists[type]
  const shown = useListRows(list.rules, { rows, filters, sort, now })
  return (
    <ListWidget
      ref={rootRef}
      {...rest}
      title={t('title')}
      link={{ label: t('spreadsheet'), href }}
      tabs={types.map((id) => ({ id, label: texts.tab(id, getCount(lists[id])) }))}
      tabsLabel={t('tabsLabel')}
      selectedTab={type}
      onTabChange={(id) => onTypeSelect(types.find((each) => each === id) ?? type)}
      tableLabel={texts.tab(type, getCount(lists[type]))}
      rows={shown.rows}
      state={state}
      page={page}
      onPageChange={onPageChange}
      sortDescriptor={sort}
      onSortChange={onSortChange}
      onRowAction={onRowOpen}
      countText={texts.showing(shown.rows.length)}
      filterKey={Object.values(filters).join()}
      emptyText={texts.empty(rows.length > 0)}
      errorText={t('failed')}
      refreshText={t('refresh')}
      note={staleSince !== undefined && <StaleListNote since={staleSince} onRetry={rest.onRefresh} />}
      chart={{ title: t('summary'), content: chart }}
    >
      {renderTools?.({ ...shown, first: page === 1 ? shown.rows[0] : undefined })}
    </ListWidget>
  )
}

function getCount({ state, rows }: LoadedList<unknown>): number | null {
  return state === 'ready' ? rows.length : null
}
