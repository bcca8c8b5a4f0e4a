'use client'
import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import { IconButton } from '../../IconButton/IconButton.js'
import { Select } from '../../Select/Select.js'
import type { DataTableColumn } from '../DataTableColumn.js'
import { nextSort, type DataTableSort } from '../DataTableSort.js'
import type { DataTableLabels } from '../labels.js'
import * as S from './TableCards.styles.js'

export interface CardSortProps<Row> {
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | null
  labels: DataTableLabels
  onSortChange: (sort: DataTableSort) => void
}

/** The order of the cards: a choice of column, and a button that turns it round. */
export function CardSort<Row>({ columns, sort, labels, onSortChange }: CardSortProps<Row>) {
  const options = columns
    .filter(({ isSortable }) => isSortable !== false)
    .map(({ id, header }) => ({ value: id, label: header }))
  if (options.length === 0) return null
  return (
    <S.Sort>
      <Select
        label={labels.sortBy}
        options={options}
        placeholder={sort ? undefined : labels.unsorted}
        value={sort?.columnId ?? ''}
        isFullWidth
        onChange={(event) => {
          const columnId = event.currentTarget.value
          if (columnId !== '') onSortChange({ columnId, direction: 'ascending' })
        }}
      />
      {sort && (
        <IconButton
          name={labels.direction(sort.direction)}
          glyph={sort.direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon}
          variant="secondary"
          onClick={() => onSortChange(nextSort(sort, sort.columnId))}
        />
      )}
    </S.Sort>
  )
}
