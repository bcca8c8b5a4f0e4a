'use client'
import type { DataTableColumn } from '../DataTableColumn.js'
import type { DataTableProps } from '../DataTableProps.js'
import type { DataTableSort } from '../DataTableSort.js'
import type { DataTableLabels } from '../labels.js'
import type { ShownRows } from '../useShownRows.js'
import { CardSkeleton } from './CardSkeleton.js'
import { CardSort } from './CardSort.js'
import { RowCard } from './RowCard.js'
import { ScrolledCards } from './ScrolledCards.js'
import * as S from './TableCards.styles.js'

export interface TableCardsProps<Row> {
  table: DataTableProps<Row>
  shown: ShownRows<Row>
  sort: DataTableSort | null
  labels: DataTableLabels
  onSortChange: (sort: DataTableSort) => void
  onFullText: (column: DataTableColumn<Row>, row: Row) => void
}

/** The table where there is no room for one: a card for each row, and a choice of order above them. */
export function TableCards<Row>({ table, shown, sort, labels, onSortChange, onFullText }: TableCardsProps<Row>) {
  const { state = 'ready', paging, columns, getRowId } = table
  const count = state === 'ready' ? shown.count : 0
  const card = (row: Row, index: number) => (
    <RowCard table={table} row={row} number={shown.before + index + 1} onFullText={onFullText} />
  )
  const naming = { 'aria-label': table['aria-label'], 'aria-labelledby': table['aria-labelledby'] }
  return (
    <S.Root data-scrolled-inside={paging ? undefined : ''} aria-busy={state === 'loading' || undefined}>
      <CardSort columns={columns} sort={sort} labels={labels} onSortChange={onSortChange} />
      {state === 'loading' && <CardSkeleton cardCount={paging?.pageSize ?? 4} />}
      {count > 0 && !paging && (
        <ScrolledCards
          {...naming}
          count={count}
          rowAt={shown.rowAt}
          lineCount={columns.length}
          orderKey={`${sort?.columnId} ${sort?.direction} ${table.filterText}`}
          card={card}
        />
      )}
      {count > 0 && paging && (
        <S.List role="list" {...naming}>
          {Array.from({ length: count }, (_, index) => {
            const row = shown.rowAt(index)
            return row === undefined ? null : <S.Item key={getRowId(row)}>{card(row, index)}</S.Item>
          })}
        </S.List>
      )}
    </S.Root>
  )
}
