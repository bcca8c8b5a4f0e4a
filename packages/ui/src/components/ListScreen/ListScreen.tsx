'use client'
import { forwardRef, useEffect, useId, useRef, useState, type ForwardedRef, type ReactElement, type Ref } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useIsNarrowWindow } from '../../hooks/useIsNarrowWindow.js'
import { useIsWindowBelow } from '../../hooks/useIsWindowBelow.js'
import { ListFilters } from '../ListFilters/ListFilters.js'
import { isSet, openValues, type FilterValues, type ListFilter } from '../ListFilters/list-filter.js'
import { useFilterVisibility } from '../ListFilters/useFiltersOpening.js'
import { PageHeader } from '../PageHeader/PageHeader.js'
import type { PageSize } from '../PageSizeSelect/page-size.js'
import { getPageCount } from '../Pagination/page-range.js'
import { toPaginationLabels } from '../Pagination/pagination-labels.js'
import { Head } from './ListHead.styles.js'
import * as S from './ListScreen.styles.js'
import { toListScreenLabels } from './list-screen-labels.js'
import type { ListScreenList, ListScreenProps } from './list-screen-props.js'
import { hasEmptyClear, ListScreenTable } from './ListScreenTable.js'
import { FilterButton, ListHeadTools, ListScreenToolbar } from './ListScreenToolbar.js'
import { MoreColumns } from './MoreColumns.js'
import { QuickFilter } from './QuickFilter.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { listTexts } from '../../i18n/list-texts.js'
import { tableTexts } from '../../i18n/table-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** Least width in px of a window that has room for the count and the actions of a list beside its title. */
const wideWindow = 1280

function Screen<Row>(props: ListScreenProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { header, switcher, prompt, list, labels: ownLabels, ...rest } = props
  const { state, filters, onPageSizeChange } = list
  const labels = { ...toListScreenLabels(useTexts(listTexts), useTexts(coreTexts)), ...ownLabels }
  const tTable = useTexts(tableTexts)
  const countId = useId()
  const announce = useAnnounce()
  const isNarrow = useIsNarrowWindow()
  const isWide = !useIsWindowBelow(wideWindow)
  const { opening, changeFilters } = useListFilters(list, !isNarrow)
  const { quick, others } = splitFilters(filters, { isNarrow, areFieldsVisible: opening.areFieldsVisible })
  // Only there once its columns are known
  const [table, setTable] = useState<HTMLDivElement | null>(null)
  const edge = useRef<HTMLDivElement>(null)
  const { refresh, isRefreshing } = useListRefresh(list, labels.refreshed)

  const changePageSize = (size: PageSize) => {
    onPageSizeChange?.(size)
    const total = list.rows.length
    const { moved, showing } = { ...toPaginationLabels(tTable), ...labels.table?.pages }
    const shown = { pageSize: size === 'all' ? Math.max(1, total) : size, total }
    if (state !== 'loading-more') announce(moved(1, getPageCount(shown), showing({ page: 1, ...shown })))
  }
  // The pressed button disappears with the empty state: the focus moves to the filters.
  const clearFromTable = () => {
    changeFilters(openValues(filters))
    announce(labels.cleared)
    document.getElementById(opening.barId)?.focus()
  }
  const toolbar = {
    ...list,
    onRefresh: refresh,
    countId,
    opening,
    labels,
    isNarrow,
    moreColumns: <MoreColumns table={table} edge={edge} labels={labels} />,
  }
  return (
    <S.Root ref={ref} {...rest}>
      <Head data-wide={isWide || undefined}>
        <PageHeader {...header} />
        {switcher}
        {isWide && !prompt && <ListHeadTools {...toolbar} />}
      </Head>
      {prompt ? (
        <S.Prompt>{prompt}</S.Prompt>
      ) : (
        <S.List>
          <S.Filters data-wide={isWide || undefined}>
            {isWide ? <FilterButton {...toolbar} /> : <ListScreenToolbar {...toolbar} />}
            {quick && <QuickFilter filter={quick} onChange={(value) => changeFilters({ [quick.id]: value })} />}
            <ListFilters
              label={labels.filter}
              filters={others}
              onFiltersChange={changeFilters}
              visibility={opening}
              hasClear={!hasEmptyClear(list)}
              labels={labels}
            />
          </S.Filters>
          {!isWide && list.pinned}
          <ListScreenTable
            {...list}
            onRefresh={refresh}
            isRefreshing={isRefreshing}
            countId={countId}
            onFiltersClear={clearFromTable}
            onPageSizeChange={onPageSizeChange && changePageSize}
            hasToolbarSort={isNarrow}
            labels={labels}
            tableRef={setTable}
            edgeRef={edge}
          />
        </S.List>
      )}
    </S.Root>
  )
}

/**
 * Use it for a page whose subject is one long list: its title, what acts on the list, its filters, and the rows page by
 * page or all at once. It keeps nothing itself: filters, sort and page come from the caller, who may keep them in the
 * address.
 */
// forwardRef drops type parameters: the cast restores those of the render function.
export const ListScreen = forwardRef(Screen) as <Row>(
  props: ListScreenProps<Row> & {
    /** The outermost element. */
    ref?: Ref<HTMLDivElement>
  },
) => ReactElement | null

type Filtered = Pick<ListScreenList<unknown>, 'filters' | 'onFiltersChange' | 'areFiltersOpen' | 'onFiltersOpenChange'>

/**
 * Shows the fields while a filter is set that has no button of its own, until the user shows or hides them, or changes
 * one: then they stay.
 */
function useListFilters(
  { filters, onFiltersChange, areFiltersOpen, onFiltersOpenChange }: Filtered,
  hasQuickFilter: boolean,
) {
  const [areOwnOpen, setOwnOpen] = useState<boolean>()
  const areSet = filters.some((filter) => isSet(filter) && !(hasQuickFilter && filter.isQuick))
  const areFieldsVisible = areFiltersOpen ?? areOwnOpen ?? areSet
  const onVisibleChange = onFiltersOpenChange ?? setOwnOpen
  const changeFilters = (values: FilterValues) => {
    if ((areFiltersOpen ?? areOwnOpen) === undefined) onVisibleChange(areFieldsVisible)
    onFiltersChange(values)
  }
  return { opening: useFilterVisibility({ areFieldsVisible, onVisibleChange }), changeFilters }
}

/** The filter whose choices are buttons, unless others are set, which are then listed; and those that are fields. */
function splitFilters(filters: readonly ListFilter[], where: { isNarrow: boolean; areFieldsVisible: boolean }) {
  const areOthersSet = filters.some((filter) => !filter.isQuick && isSet(filter))
  const canBeQuick = !where.isNarrow && !where.areFieldsVisible && !areOthersSet
  const quick = canBeQuick ? filters.find(({ isQuick }) => isQuick) : undefined
  const others = filters.filter((filter) => filter !== quick && (!filter.isQuick || where.isNarrow || isSet(filter)))
  return { quick, others }
}

type Refreshed = Pick<ListScreenList<unknown>, 'state' | 'onRefresh' | 'staleNote' | 'failureText'>

/**
 * Refreshes the list and announces that the rows are there, also when they haven't changed, or that there are none. The
 * note about older rows announces itself. When `onRefresh` returns no promise, nothing is announced.
 */
function useListRefresh({ state = 'ready', onRefresh, staleNote, failureText }: Refreshed, refreshedText: string) {
  const announce = useAnnounce()
  const [refreshCount, setRefreshCount] = useState(0)
  const [isRefreshing, setRefreshing] = useState(false)
  const announcedCount = useRef(0)
  const result = state === 'error' ? failureText : state === 'ready' && !staleNote ? refreshedText : null
  useEffect(() => {
    if (refreshCount === announcedCount.current) return
    announcedCount.current = refreshCount
    if (result !== null) announce(result)
  }, [refreshCount, result, announce])
  const refresh = async () => {
    const answer = onRefresh()
    if (!answer) return
    setRefreshing(true)
    await answer
    setRefreshing(false)
    setRefreshCount((count) => count + 1)
  }
  return { refresh, isRefreshing }
}
