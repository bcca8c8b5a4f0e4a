'use client'
import { useState } from 'react'
import { animateList } from '../../../motion/animate-list.js'
import type { DataTableColumn } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import { hasRows, isLoading } from '../table-state.js'
import type { SortDescriptor } from '../sort-rows.js'
import type { ShownRows } from '../shown-rows.js'
import { toCardLabels } from './card-labels.js'
import { CardSort } from './CardSort.js'
import { hasSummary } from './card-content.js'
import { CardSkeletons } from './CardSkeletons.js'
import { RowCard } from './RowCard.js'
import { ScrolledCards } from './ScrolledCards.js'
import { SummaryCard } from './SummaryCard.js'
import * as S from './TableCards.styles.js'
import { tablePartTexts } from '../../../i18n/table-part-texts.js'
import { useTexts } from '../../../i18n/useTexts.js'

export interface TableCardsProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
  /** The rows after filter, sort and page. */
  shown: ShownRows<Row>
  /** The sort shown; `null` for none. */
  sort: SortDescriptor | null
  /** Called with the sort that the user picks. */
  onSortChange: (sort: SortDescriptor) => void
  /** Called to show the full text of a cell. */
  onShowFullText: (column: DataTableColumn<Row>, row: Row, item: number) => void
}

/** The table in narrow places: a card for each row, and a sort control above them. */
export function TableCards<Row>({ table, shown, sort, onSortChange, onShowFullText }: TableCardsProps<Row>) {
  const { state = 'ready', pagination, columns, getRowId, maxCardFields = Infinity, hasCardSort = true } = table
  const t = useTexts(tablePartTexts)
  const labels = { ...toCardLabels(t), ...table.labels }
  const count = hasRows(state) ? shown.count : 0
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const isSummary = hasSummary(columns)
  const RowAsCard = isSummary ? SummaryCard<Row> : RowCard<Row>
  const card = (row: Row) => {
    const id = getRowId(row)
    const change = (isWhole: boolean) => setWhole((last) => withMember(last, id, isWhole))
    return <RowAsCard {...{ table, row, labels, onShowFullText }} isWhole={whole.has(id)} onWholeChange={change} />
  }
  const naming = {
    'aria-label': table['aria-label'],
    'aria-labelledby': table['aria-labelledby'],
    'aria-describedby': table['aria-describedby'],
  }
  return (
    <S.Root
      className="dt-cards"
      data-scrolled-inside={pagination ? undefined : ''}
      aria-busy={isLoading(state) || undefined}
    >
      {(hasCardSort || table.tools) && (
        <S.Tools>
          {table.tools}
          {hasCardSort && (
            <CardSort {...{ columns, sort, labels, onSortChange }} isLabelHidden={Boolean(table.tools)} />
          )}
        </S.Tools>
      )}
      {state === 'loading' && <CardSkeletons table={table} />}
      {count > 0 && !pagination && (
        <ScrolledCards
          {...naming}
          count={count}
          rowAt={shown.rowAt}
          lineCount={isSummary ? 2 : Math.min(columns.length, maxCardFields)}
          orderKey={`${sort?.columnId} ${sort?.direction} ${table.filterText}`}
          card={card}
        />
      )}
      {count > 0 && pagination && (
        <S.List ref={animateList} {...naming}>
          {Array.from({ length: count }, (_, index) => {
            const row = shown.rowAt(index)
            return row === undefined ? null : <S.Item key={getRowId(row)}>{card(row)}</S.Item>
          })}
        </S.List>
      )}
    </S.Root>
  )
}

function withMember(set: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> {
  const changed = new Set(set)
  if (isMember) changed.add(id)
  else changed.delete(id)
  return changed
}
