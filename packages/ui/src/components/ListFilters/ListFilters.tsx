'use client'
import { forwardRef, type HTMLAttributes } from 'react'
import { useIsNarrowWindow } from '../../hooks/useIsNarrowWindow.js'
import { FilterBar } from '../FilterBar/FilterBar.js'
import { FilterDialog } from './FilterDialog.js'
import { FilterFields } from './FilterFields.js'
import { getActiveFilters, openValue, openValues, type FilterValues, type ListFilter } from './list-filter.js'
import { toListFiltersLabels, type ListFiltersLabels } from './list-filters-labels.js'
import type { FilterVisibility } from './useFiltersOpening.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { listTexts } from '../../i18n/list-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

export interface ListFiltersProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Names the group and the dialog, such as 'Filter Cases'. */
  label: string
  /** The filters in the order of their fields, with what is typed or chosen. */
  filters: readonly ListFilter[]
  /** Called with the values that change: one at a time, or all from the dialog and when all are taken away. */
  onFiltersChange: (values: FilterValues) => void
  /** The result of `useFilterVisibility`: whether the fields, or on a phone their dialog, are shown. */
  visibility: FilterVisibility
  /** True if a button takes all filters away; leave it out where an empty list has it. Default: true. */
  hasClear?: boolean
  /** Its texts, such as translations. Default: English. */
  labels?: Partial<ListFiltersLabels>
}

/**
 * Use it above a list that is narrowed in several ways, with the button that `useFilterVisibility` serves. The fields
 * take effect at once; while they are hidden, what is set is listed. Below 768 px they are in a dialog and take effect
 * together.
 */
export const ListFilters = forwardRef<HTMLDivElement, ListFiltersProps>(function ListFilters(props, ref) {
  const { label, filters, onFiltersChange, visibility, hasClear = true, labels: ownLabels, ...rest } = props
  const tCore = useTexts(coreTexts)
  const labels = { ...toListFiltersLabels(useTexts(listTexts), tCore), ...ownLabels }
  const isNarrow = useIsNarrowWindow()
  const active = getActiveFilters(filters, (name) => tCore('beforeValue', { label: name }))
  const hasFields = !isNarrow && visibility.areFieldsVisible
  const remove = (id: string) => {
    const filter = filters.find((each) => each.id === id)
    if (filter) onFiltersChange({ [id]: openValue(filter) })
  }
  return (
    <>
      <FilterBar
        ref={ref}
        {...rest}
        id={visibility.barId}
        label={label}
        filters={active}
        onFilterRemove={remove}
        onFiltersClear={hasClear ? () => onFiltersChange(openValues(filters)) : undefined}
        hasTags={!hasFields}
        clearText={labels.clear}
        clearedText={labels.cleared}
        removeLabel={labels.remove}
        removedText={labels.removed}
      >
        {hasFields && (
          <FilterFields
            filters={filters}
            clearSearchLabel={labels.clearSearch}
            onFilterChange={(id, value) => onFiltersChange({ [id]: value })}
          />
        )}
      </FilterBar>
      {isNarrow && (
        <FilterDialog
          isOpen={visibility.isDialogOpen}
          title={label}
          filters={filters}
          labels={labels}
          onClose={visibility.closeDialog}
          onApply={onFiltersChange}
        />
      )}
    </>
  )
})
