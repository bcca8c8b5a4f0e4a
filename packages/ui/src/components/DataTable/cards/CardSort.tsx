'use client'
import { ArrowDownIcon, ArrowUpIcon, ChevronDownIcon } from 'lucide-react'
import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'
import { Icon } from '../../Icon/Icon.js'
import { IconButton } from '../../IconButton/IconButton.js'
import { Select } from '../../Select/Select.js'
import { Box, Native } from '../../Select/Select.styles.js'
import type { DataTableColumn } from '../data-table-column.js'
import { nextSort, type SortDescriptor } from '../sort-rows.js'
import type { DataTableLabels } from '../labels.js'

const Root = styled.div`
  flex: none;
  display: flex;
  align-items: end;
  gap: ${tokens.space[2]};
  min-inline-size: 0;

  & > :first-child {
    flex: 1;
    min-inline-size: 0;
    max-inline-size: 24rem;
  }
`

export interface CardSortProps<Row> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row>[]
  /** The sort shown; `null` for none. */
  sort: SortDescriptor | null
  /** Texts of the table. */
  labels: Pick<DataTableLabels, 'sortBy' | 'unsorted' | 'direction'>
  /** Called with the sort that the user picks. */
  onSortChange: (sort: SortDescriptor) => void
  /** Shows its label inside the control, to fit in one line with others. Default: false. */
  isInline?: boolean
}

/** The sort of the cards: a select for the column, and a button that reverses the direction. */
export function CardSort<Row>({ columns, sort, labels, onSortChange, isInline }: CardSortProps<Row>) {
  const options = columns
    .filter(({ isSortable }) => isSortable !== false)
    .map(({ id, header }) => ({ value: id, label: header }))
  if (options.length === 0) return null
  const choice = {
    value: sort?.columnId ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value !== '') onSortChange({ columnId: value, direction: 'ascending' })
    },
  }
  return (
    <Root>
      {isInline ? (
        <Box>
          <Native aria-label={labels.sortBy} {...choice}>
            {!sort && <option value="">{labels.sortBy}</option>}
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Native>
          <Icon icon={ChevronDownIcon} />
        </Box>
      ) : (
        <Select
          label={labels.sortBy}
          options={options}
          placeholder={sort ? undefined : labels.unsorted}
          isFullWidth
          {...choice}
        />
      )}
      {sort && (
        <IconButton
          label={labels.direction(sort.direction)}
          icon={sort.direction === 'ascending' ? ArrowUpIcon : ArrowDownIcon}
          variant="secondary"
          onClick={() => onSortChange(nextSort(sort, sort.columnId))}
        />
      )}
    </Root>
  )
}
