'use client'

import { countFilters } from '@producer-portal/domain/lists'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Button,
  FilterIcon,
  lazyComponent,
  type ListWidgetColumn,
  tableTexts,
  Toolbar,
  useAnnounce,
  useFilterVisibility,
  useIsNarrowWindow,
  useTexts,
  VisuallyHidden,
} from '@producer-portal/ui'
import { useState } from 'react'
import { useMessages } from '../../i18n/useMessages.js'
import { caseWidgetMessages } from '../messages.js'
import type { CaseWidgetFiltersProps } from './CaseWidgetFilters.js'

const CaseWidgetFilters = lazyComponent(
  () => import('./CaseWidgetFilters.js').then((module) => module.CaseWidgetFilters),
  { fallback: null },
)

export interface CaseWidgetToolsProps extends Pick<CaseWidgetFiltersProps, 'list' | 'shown'> {
  /** The columns of the list, for their headers. */
  columns: readonly Pick<ListWidgetColumn<never>, 'id' | 'header'>[]
  /** True if the list has no cases to filter. */
  isEmpty: boolean
}

/** The filters and the sort order of the widget. On a phone, the cards have their own sort control. */
export function CaseWidgetTools(props: CaseWidgetToolsProps) {
  const { list, shown, columns, isEmpty } = props
  const { sort, onSortChange } = list.state
  const t = useMessages(caseWidgetMessages)
  const tTable = useTexts(tableTexts)
  const announce = useAnnounce()
  const isNarrow = useIsNarrowWindow()
  const opening = useFilterVisibility()
  const filterCount = countFilters(shown.filters)
  // Once shown, the filters stay mounted: they announce what was cleared, and their dialog closes by itself
  const [areFiltersMounted, setFiltersMounted] = useState(false)
  const areFiltersShown = filterCount > 0 || opening.areFieldsVisible || opening.isDialogOpen
  if (areFiltersShown && !areFiltersMounted) setFiltersMounted(true)
  const sortLabel = columns.find(({ id }) => id === sort?.columnId)?.header ?? ''
  const isDescending = sort?.direction === 'descending'
  const hasToggle = sort !== null && !isEmpty && !opening.areFieldsVisible
  const reverse = () => {
    const direction = isDescending ? 'ascending' : 'descending'
    if (sort) onSortChange({ ...sort, direction })
    announce(tTable(isDescending ? 'sortedAscending' : 'sortedDescending', { column: sortLabel }))
  }
  const toggle = (
    <Button
      variant="quiet"
      size="small"
      data-table-only
      iconEnd={isDescending ? ArrowDownIcon : ArrowUpIcon}
      onClick={reverse}
    >
      <span aria-hidden>{t('sortedBy', { column: sortLabel })}</span>
      <VisuallyHidden>{t(isDescending ? 'sortedDescending' : 'sortedAscending', { column: sortLabel })}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      <Toolbar label={t('toolsLabel')} end={hasToggle && toggle}>
        {/* On a phone the order beside it needs the space of the icon */}
        <Button size="small" iconStart={isNarrow ? undefined : FilterIcon} disabled={isEmpty} {...opening.buttonProps}>
          {t('filter')}
          {filterCount > 0 && (
            <Badge tone="accent" label={t('active')}>
              {filterCount}
            </Badge>
          )}
        </Button>
      </Toolbar>
      {!isEmpty && areFiltersMounted && <CaseWidgetFilters list={list} shown={shown} visibility={opening} />}
    </>
  )
}
