'use client'
import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'
import type { ListFilter } from './list-filter.js'

export interface FilterFieldsProps {
  /** The filters in the order of their fields. */
  filters: readonly ListFilter[]
  /** Takes the whole width, as in a dialog. */
  isFullWidth?: boolean
  /** Called at every key and choice. */
  onFilterChange: (id: string, value: string) => void
}

/** The fields that filters are set with. */
export function FilterFields({ filters, isFullWidth, onFilterChange }: FilterFieldsProps) {
  // A stable function: a key or a choice then renders only its own field.
  const latest = useRef(onFilterChange)
  useLayoutEffect(() => {
    latest.current = onFilterChange
  })
  const change = useCallback((id: string, value: string) => latest.current(id, value), [])
  return filters.map((filter) => (
    <FilterField key={filter.id} {...filter} isFullWidth={isFullWidth} onFilterChange={change} />
  ))
}

type FilterFieldProps = ListFilter & Omit<FilterFieldsProps, 'filters'>

const FilterField = memo(function FilterField({ id, label, value, options, isFullWidth, ...rest }: FilterFieldProps) {
  const field = { label, value, isFullWidth }
  return options ? (
    <Select {...field} options={options} onChange={({ target }) => rest.onFilterChange(id, target.value)} />
  ) : (
    <TextField
      {...field}
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => rest.onFilterChange(id, target.value)}
    />
  )
})
