'use client'
import { EllipsisIcon, FilterIcon, ListRestartIcon, RefreshCwIcon } from 'lucide-react'
import { useAnnounce } from '../../hooks/useAnnounce.js'
import { useAnnounceAfterPause } from '../../hooks/useAnnounceAfterPause.js'
import { Badge } from '../Badge/Badge.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { activeFilters } from '../ListFilters/listFilter.js'
import type { FiltersOpening } from '../ListFilters/useFiltersOpening.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menuItems.js'
import { PageSizeSelect } from '../PageSizeSelect/PageSizeSelect.js'
import { Spinner } from '../Spinner/Spinner.js'
import { Text } from '../Text/Text.js'
import { Toolbar } from '../Toolbar/Toolbar.js'
import * as S from './ListScreen.styles.js'
import type { ListScreenLabels } from './listScreenLabels.js'
import type { ListScreenList } from './ListScreenProps.js'

export interface ListScreenToolbarProps extends Omit<
  ListScreenList<unknown>,
  'columns' | 'rows' | 'getRowId' | 'rowActions' | 'onRowOpen'
> {
  /** Id of the count, which describes the table. */
  countId: string
  opening: FiltersOpening
  labels: ListScreenLabels
}

/** What acts on all of a list: its count, the filters, the size of a page, and further actions. */
export function ListScreenToolbar(props: ListScreenToolbarProps) {
  const { opening, labels, onSortClear, menuEntries = [] } = props
  const words = props.state === 'loading' ? null : props.countText
  // Rows that could not be had are not none: the failure is told elsewhere, and no count with it
  const active = activeFilters(props.filters)
  useAnnounceAfterPause(props.state === 'error' ? null : words, active.map(({ label }) => label).join())
  const announce = useAnnounce()
  const clearSort = () => {
    onSortClear?.()
    announce(labels.defaultOrder)
  }
  const defaultOrder = { id: 'default-order', label: labels.defaultOrder, glyph: ListRestartIcon }
  const entries: readonly MenuEntry[] = [
    { id: 'refresh', label: labels.refresh, glyph: RefreshCwIcon, onSelect: () => void props.onRefresh() },
    ...(onSortClear ? [{ ...defaultOrder, isDisabled: !props.sort, onSelect: clearSort }] : []),
    ...menuEntries,
  ]
  const end = (
    <>
      {props.onPageSizeChange && (
        <PageSizeSelect
          sizes={props.pageSizes}
          pageSize={props.pageSize}
          onPageSizeChange={props.onPageSizeChange}
          label={labels.rowsPerPage}
          allText={labels.all}
        />
      )}
      <S.Actions>
        {props.toolbarActions}
        <Menu
          entries={entries}
          placement="bottom-end"
          renderTrigger={(trigger) => <IconButton {...trigger} name={labels.moreActions} glyph={EllipsisIcon} />}
        />
      </S.Actions>
    </>
  )
  return (
    <Toolbar label={props.toolbarLabel} end={end}>
      <Text id={props.countId} weight="medium" isNumeric>
        {/* The table tells it to screen readers; the ring here is for the eye */}
        {words ?? <Spinner role="presentation" label={labels.loading} isLabelShown />}
      </Text>
      <Button iconStart={FilterIcon} {...opening.buttonProps}>
        {labels.filter}
        {active.length > 0 && <Badge tone="accent">{active.length}</Badge>}
      </Button>
    </Toolbar>
  )
}
