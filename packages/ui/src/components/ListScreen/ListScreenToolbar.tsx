'use client'
import { EllipsisIcon, FilterIcon, ListRestartIcon, RefreshCwIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useIsWindowBelow } from '../../hooks/useIsWindowBelow.js'
import { Badge } from '../Badge/Badge.js'
import { Button } from '../Button/Button.js'
import { CardSort } from '../DataTable/cards/CardSort.js'
import { englishCardLabels } from '../DataTable/cards/card-labels.js'
import { IconButton } from '../IconButton/IconButton.js'
import { getActiveFilters } from '../ListFilters/list-filter.js'
import type { FilterVisibility } from '../ListFilters/useFiltersOpening.js'
import { LiveText } from '../LiveText/LiveText.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menu-items.js'
import { Spinner } from '../Spinner/Spinner.js'
import { Text } from '../Text/Text.js'
import { Toolbar } from '../Toolbar/Toolbar.js'
import * as S from './ListScreen.styles.js'
import type { ListScreenLabels } from './list-screen-labels.js'
import type { ListScreenList } from './list-screen-props.js'

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
  const { opening, labels, isNarrow } = props
  const announce = useAnnounce()
  const clearSort = () => {
    props.onSortClear?.()
    announce(labels.defaultOrder)
  }
  const { state = 'ready' } = props
  const countText = state === 'loading' ? null : state === 'loading-more' ? labels.loadingMore : props.countText
  const active = getActiveFilters(props.filters)
  const count = (
    <Text id={props.countId} weight="medium" isNumeric>
      {/* Rows that failed to load have no count */}
      <LiveText text={state === 'error' ? null : countText} about={active.map(({ label }) => label).join()}>
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
  const filters = (
    // On a phone the order beside them needs the space of the icon
    <Button iconStart={isNarrow ? undefined : FilterIcon} {...opening.buttonProps}>
      {labels.filter}
      {active.length > 0 && (
        <Badge tone="accent" label={labels.filtersActive}>
          {active.length}
        </Badge>
      )}
    </Button>
  )
  if (isNarrow) {
    return (
      <S.Lines role="group" aria-label={props.toolbarLabel}>
        <S.Line>
          {count}
          <ToolbarActions {...props} clearSort={clearSort} />
        </S.Line>
        <S.Line>
          {filters}
          <CardSort
            columns={props.columns ?? []}
            sort={props.sortDescriptor}
            onSortChange={props.onSortChange}
            onSortClear={props.onSortClear && clearSort}
            labels={{ ...englishCardLabels, ...labels.table, unsorted: labels.defaultOrder }}
          />
        </S.Line>
        {props.staleNote}
      </S.Lines>
    )
  }
  return (
    <Toolbar label={props.toolbarLabel} end={<ToolbarActions {...props} clearSort={clearSort} />}>
      {filters}
      {count}
      {props.staleNote}
    </Toolbar>
  )
}

/** Further actions for the list, and the menu that holds what has no room. */
function ToolbarActions<Row>(props: ListScreenToolbarProps<Row> & { clearSort: () => void }) {
  const { labels, links = [], onSortClear, clearSort, menuItems = [] } = props
  const isBelowDesktop = useIsWindowBelow('desktop')
  const defaultOrder = { id: 'default-order', label: labels.defaultOrder, icon: ListRestartIcon }
  const entries: readonly MenuEntry[] = [
    { id: 'refresh', label: labels.refresh, icon: RefreshCwIcon, onAction: () => void props.onRefresh() },
    ...(onSortClear ? [{ ...defaultOrder, isDisabled: !props.sortDescriptor, onAction: clearSort }] : []),
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
