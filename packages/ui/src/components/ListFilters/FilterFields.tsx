'use client'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'
import type { ListFilter } from './listFilter.js'

export interface FilterFieldsProps {
  filters: readonly ListFilter[]
  /** Takes the whole width, as in a dialog. */
  isFullWidth?: boolean
  /** Called at every key and choice. */
  onFilterChange: (id: string, value: string) => void
}

/** The fields that filters are set with. */
export function FilterFields({ filters, isFullWidth, onFilterChange }: FilterFieldsProps) {
  return filters.map(({ id, label, value, options }) => {
    const field = { label, value, isFullWidth }
    return options ? (
      <Select key={id} {...field} options={options} onChange={({ target }) => onFilterChange(id, target.value)} />
    ) : (
      <TextField
        key={id}
        {...field}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onFilterChange(id, target.value)}
      />
    )
  })
}
