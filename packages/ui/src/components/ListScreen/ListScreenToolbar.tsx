'use client'
import { EllipsisIcon, FilterIcon } from '../../icons/icons.js'
import { ListRestartIcon, RefreshCwIcon } from '../../icons/task-icons.js'
import type { ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useIsWindowBelow } from '../../hooks/useIsWindowBelow.js'
import { Badge } from '../Badge/Badge.js'
import { Button } from '../Button/Button.js'
import { CardSort } from '../DataTable/cards/CardSort.js'
import { toCardLabels } from '../DataTable/cards/card-labels.js'
import { IconButton } from '../IconButton/IconButton.js'
import { getActiveFilters } from '../ListFilters/list-filter.js'
import type { FilterVisibility } from '../ListFilters/useFiltersOpening.js'
import { LiveText } from '../LiveText/LiveText.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menu-items.js'
import { Spinner } from '../Spinner/Spinner.js'
import { Text } from '../Text/Text.js'
import * as S from './ListScreen.styles.js'
import type { ListScreenLabels } from './list-screen-labels.js'
import type { ListScreenList } from './list-screen-props.js'
import { tablePartTexts } from '../../i18n/table-part-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ListScreenToolbarProps<Row> extends Omit<
  ListScreenList<Row>,
  'rows' | 'getRowId' | 'renderRowActions' | 'onRowAction'
> {
  /** Id of the count, which describes the table. */
  countId: string
  /** True if the filters are shown, and how to show or hide them. */
  opening: FilterVisibility
  /** Texts of the component. */
  labels: ListScreenLabels
  /** True if it is that of a phone: two lines, with the order of the cards. */
  isNarrow: boolean
  /** The way to the columns that are out of view. */
  moreColumns: ReactNode
}

/** Controls for all of a list: the filters, its count, and further actions. */
export function ListScreenToolbar<Row>(props: ListScreenToolbarProps<Row>) {
  const { isNarrow } = props
  if (isNarrow) {
    return (
      <S.Lines role="group" aria-label={props.toolbarLabel}>
        <S.Line>
          <ListCount {...props} />
          <ToolbarActions {...props} />
        </S.Line>
        <S.Line>
          <FilterButton {...props} />
          <CardOrder {...props} />
        </S.Line>
        {props.staleNote}
      </S.Lines>
    )
  }
  return (
    <S.ToolLine label={props.toolbarLabel} end={<ToolbarActions {...props} />}>
      <FilterButton {...props} />
      <ListCount {...props} />
      {props.staleNote}
    </S.ToolLine>
  )
}

/**
 * The controls beside the title of a wide window: the count and further actions, and above them in the line of the
 * breadcrumb what is to be noticed. So the filters have the one line between title and rows.
 */
export function ListHeadTools<Row>(props: ListScreenToolbarProps<Row>) {
  return (
    <S.HeadTools role="group" aria-label={props.toolbarLabel}>
      <ListCount {...props} />
      {(props.staleNote || props.pinned) && (
        <S.HeadNote>
          {props.staleNote}
          {props.pinned}
        </S.HeadNote>
      )}
      <ToolbarActions {...props} />
    </S.HeadTools>
  )
}

/** Shows and hides the filters, and says how many are set. */
export function FilterButton({
  opening,
  labels,
  filters,
}: Pick<ListScreenToolbarProps<unknown>, 'opening' | 'labels' | 'filters'>) {
  const active = getActiveFilters(filters)
  return (
    <Button iconStart={FilterIcon} {...opening.buttonProps}>
      {labels.filter}
      {active.length > 0 && (
        <Badge tone="accent" label={labels.filtersActive}>
          {active.length}
        </Badge>
      )}
    </Button>
  )
}

function ListCount<Row>({ state = 'ready', labels, filters, ...props }: ListScreenToolbarProps<Row>) {
  const countText = state === 'loading' ? null : state === 'loading-more' ? labels.loadingMore : props.countText
  return (
    <Text id={props.countId} weight="medium" isNumeric>
      {/* Rows that failed to load have no count */}
      <LiveText
        text={state === 'error' ? null : countText}
        about={getActiveFilters(filters)
          .map(({ label }) => label)
          .join()}
      >
        {state === 'error' ? null : state === 'ready' ? (
          countText
        ) : (
          // The table says that it loads; of the rest, this text
          <Spinner
            role="presentation"
            aria-hidden={state === 'loading'}
            label={countText ?? labels.loading}
            isLabelVisible
          />
        )}
      </LiveText>
    </Text>
  )
}

/** The order of the cards. The button of the filters beside it takes the room of its label. */
function CardOrder<Row>(props: ListScreenToolbarProps<Row>) {
  const clearSort = useSortClear(props)
  const t = useTexts(tablePartTexts)
  return (
    <CardSort
      columns={props.columns ?? []}
      sort={props.sortDescriptor}
      isLabelHidden
      onSortChange={props.onSortChange}
      onSortClear={clearSort}
      labels={{ ...toCardLabels(t), ...props.labels.table, unsorted: props.labels.defaultOrder }}
    />
  )
}

/** Takes the sort away and says so; undefined where that isn't offered. */
function useSortClear({ onSortClear, labels }: Pick<ListScreenToolbarProps<unknown>, 'onSortClear' | 'labels'>) {
  const announce = useAnnounce()
  return (
    onSortClear &&
    (() => {
      onSortClear()
      announce(labels.defaultOrder)
    })
  )
}

/** Further actions for the list, and the menu that holds what has no room. */
function ToolbarActions<Row>(props: ListScreenToolbarProps<Row>) {
  const { labels, links = [], menuItems = [] } = props
  const clearSort = useSortClear(props)
  const isBelowDesktop = useIsWindowBelow('desktop')
  const defaultOrder = { id: 'default-order', label: labels.defaultOrder, icon: ListRestartIcon }
  const entries: readonly MenuEntry[] = [
    { id: 'refresh', label: labels.refresh, icon: RefreshCwIcon, onAction: () => void props.onRefresh() },
    ...(clearSort ? [{ ...defaultOrder, isDisabled: !props.sortDescriptor, onAction: clearSort }] : []),
    ...(isBelowDesktop ? links : []),
    ...menuItems,
  ]
  return (
    <S.Actions>
      {!props.isNarrow && props.moreColumns}
      {!isBelowDesktop &&
        links.map(({ id, label, href, icon }) => (
          <S.ToolLink key={id} href={href} variant="quiet" iconStart={icon}>
            {label}
          </S.ToolLink>
        ))}
      {props.toolbarActions}
      <Menu
        items={entries}
        placement="bottom-end"
        renderTrigger={(trigger) => <IconButton {...trigger} label={labels.moreActions} icon={EllipsisIcon} />}
      />
    </S.Actions>
  )
}
