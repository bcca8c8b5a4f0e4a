'use client'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { useFocusRestore } from '../../hooks/lost-focus.js'
import { SearchField } from '../SearchField/SearchField.js'
import { Select } from '../Select/Select.js'
import { openValue, type ListFilter } from './list-filter.js'

export interface FilterFieldsProps {
  /** The filters in the order of their fields. */
  filters: readonly ListFilter[]
  /** Takes the whole width, with the labels above, as a dialog has room for. Default: in a row, with the labels inside. */
  isInDialog?: boolean
  /** Name of the button that empties a field that users type in. */
  clearSearchLabel: string
  /** Called at every key and choice. */
  onFilterChange: (id: string, value: string) => void
}

/** The fields that filters are set with. */
export function FilterFields({ filters, onFilterChange, ...shared }: FilterFieldsProps) {
  // A stable function: a key or a choice then renders only its own field.
  const latest = useRef(onFilterChange)
  useLayoutEffect(() => {
    latest.current = onFilterChange
  })
  const change = useCallback((id: string, value: string) => latest.current(id, value), [])
  return filters.map((filter) => <FilterField key={filter.id} {...filter} {...shared} onFilterChange={change} />)
}

type FilterFieldProps = ListFilter & Omit<FilterFieldsProps, 'filters'>

const FilterField = memo(function FilterField({ isInDialog = false, ...filter }: FilterFieldProps) {
  const { id, label, value, options, onFilterChange } = filter
  const select = useRef<HTMLSelectElement>(null)
  // Some fields are there only while they are set
  useFocusRestore(select, '[role=group]')
  return options ? (
    <Select
      ref={select}
      label={label}
      value={value}
      options={options}
      isLabelInside={!isInDialog}
      isFullWidth={isInDialog}
      data-set={value === openValue(filter) ? undefined : ''}
      onChange={({ target }) => onFilterChange(id, target.value)}
    />
  ) : (
    <SearchField
      label={label}
      value={value}
      placeholder={isInDialog ? undefined : label}
      isLabelHidden={!isInDialog}
      isFullWidth={isInDialog}
      spellCheck={false}
      clearLabel={filter.clearSearchLabel}
      onValueChange={(text) => onFilterChange(id, text)}
    />
  )
})
