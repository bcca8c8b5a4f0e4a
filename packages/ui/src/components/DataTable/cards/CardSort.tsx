'use client'
import { ArrowDownIcon, ArrowUpIcon } from '../../../icons/icons.js'
import { styled } from 'styled-components'
import { tokens } from '../../../tokens/tokens.js'
import { IconButton } from '../../IconButton/IconButton.js'
import { Select } from '../../Select/Select.js'
import type { DataTableColumn } from '../data-table-column.js'
import { nextSort, type SortDescriptor } from '../sort-rows.js'
import type { DataTableLabels } from '../labels.js'

/** As wide as it needs to be for the choice in one line, and wider where there is room. */
const Root = styled.div`
  flex: 1 1 auto;
  display: flex;
  align-items: start;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  max-inline-size: 24rem;

  & > :first-child {
    flex: 1 1 auto;
    inline-size: auto;
    min-inline-size: 0;
  }

  & > button {
    flex: none;
  }

  /* The choice takes a second line before the sort does. */
  &[data-label-hidden] {
    flex: 1 1 calc(0.8 * ${tokens.size.menu});

    & > :first-child {
      flex-basis: 0;
      padding-inline-end: ${tokens.space[8]};

      & [data-label] {
        display: none;
      }
    }
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
  /** Shows the choice without its label, beside other controls with little room. Default: false. */
  isLabelHidden?: boolean
  /** Called when the user picks no sort. Without it, that can't be picked. */
  onSortClear?: () => void
}

/** The sort of the cards: a select for the column, and a button that reverses the direction. */
export function CardSort<Row>({ columns, sort, labels, isLabelHidden, onSortChange, onSortClear }: CardSortProps<Row>) {
  const options = columns
    .filter(({ isSortable }) => isSortable !== false)
    .map(({ id, header }) => ({ value: id, label: header }))
  if (options.length === 0) return null
  return (
    <Root data-label-hidden={isLabelHidden || undefined}>
      <Select
        label={labels.sortBy}
        options={options}
        placeholder={sort && !onSortClear ? undefined : labels.unsorted}
        value={sort?.columnId ?? ''}
        isLabelInside
        isFullWidth
        onChange={({ target: { value } }) => {
          if (value === '') onSortClear?.()
          else onSortChange({ columnId: value, direction: 'ascending' })
        }}
      />
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
