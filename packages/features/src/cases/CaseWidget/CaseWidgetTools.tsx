'use client'

import {
  type CaseFilterOptions,
  type CaseFilters,
  caseWidgetLists,
  type ContractType,
} from '@producer-portal/domain/cases'
import { parseFilters } from '@producer-portal/domain/lists'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Badge,
  Button,
  type DataTableLabels,
  FilterIcon,
  getActiveFilters,
  lazyComponent,
  type ListWidgetColumn,
  Toolbar,
  useAnnounce,
  useFilterVisibility,
  VisuallyHidden,
} from '@producer-portal/ui'
import { useState } from 'react'
import { listMessages } from '../../i18n/list-messages.js'
import { useMessages } from '../../i18n/useMessages.js'
import { caseFilterFields } from '../case-filter-fields.js'
import { caseMessages, caseWidgetMessages } from '../messages.js'
import type { CaseWidgetProps } from './CaseWidget.js'

const CaseWidgetFilters = lazyComponent(
  () => import('./CaseWidgetFilters.js').then((module) => module.CaseWidgetFilters),
  { fallback: null },
)

export interface CaseWidgetToolsProps extends Pick<CaseWidgetProps, 'sort' | 'onSortChange' | 'onFiltersChange'> {
  /** The list that is shown. */
  type: ContractType
  /** The filters that count, and their choices. */
  shown: { readonly filters: CaseFilters; readonly options: CaseFilterOptions }
  /** The columns of the list, for their headers. */
  columns: readonly Pick<ListWidgetColumn<never>, 'id' | 'header'>[]
  /** Whether the list has no cases to filter. */
  isEmpty: boolean
  /** Read out after the sort order changes. */
  sortedText: DataTableLabels['sorted']
}

/** The filters and the sort order of the widget. On a phone, the cards have their own sort control. */
export function CaseWidgetTools(props: CaseWidgetToolsProps) {
  const { type, shown, columns, isEmpty, sortedText, sort, onSortChange, onFiltersChange } = props
  const t = useMessages(caseWidgetMessages)
  const tList = useMessages(listMessages)
  const tCases = useMessages(caseMessages)
  const announce = useAnnounce()
  const opening = useFilterVisibility(false)
  const fields = caseFilterFields(type, shown.filters, shown.options, { t: tCases, tList })
  const filterCount = getActiveFilters(fields).length
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
    announce(sortedText(sortLabel, direction))
  }
  const toggle = (
    <Button
      variant="quiet"
      size="small"
      data-table-only
      iconStart={isDescending ? ArrowDownIcon : ArrowUpIcon}
      onClick={reverse}
    >
      <span aria-hidden>{sortLabel}</span>
      <VisuallyHidden>{t(isDescending ? 'sortedDescending' : 'sortedAscending', { column: sortLabel })}</VisuallyHidden>
    </Button>
  )
  return (
    <>
      <Toolbar label={t('toolsLabel')} end={hasToggle && toggle}>
        <Button size="small" iconStart={FilterIcon} disabled={isEmpty} {...opening.buttonProps}>
          {t('filter')}
          {filterCount > 0 && <Badge tone="accent">{filterCount}</Badge>}
        </Button>
      </Toolbar>
      {!isEmpty && areFiltersMounted && (
        <CaseWidgetFilters
          label={t('filterBy')}
          filters={fields}
          onFiltersChange={(values) => onFiltersChange(parseFilters(caseWidgetLists[type], values))}
          visibility={opening}
        />
      )}
    </>
  )
}
