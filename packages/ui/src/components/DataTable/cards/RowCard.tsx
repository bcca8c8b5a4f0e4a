'use client'
import { useId, type ReactNode } from 'react'
import { oneLine } from '../../TruncatedText/textLines.js'
import { TruncatedText } from '../../TruncatedText/TruncatedText.js'
import type { DataTableColumn } from '../DataTableColumn.js'
import type { DataTableProps } from '../DataTableProps.js'
import { isPressOnControl } from '../rows/isPressOnControl.js'
import * as S from './TableCards.styles.js'

export interface RowCardProps<Row> {
  table: DataTableProps<Row>
  row: Row
  /** Place of the row in the whole table, from 1. */
  number: number
  onFullText: (column: DataTableColumn<Row>, row: Row) => void
}

/** One row as a card: the column that names it as the heading, the others as label and value. */
export function RowCard<Row>({ table, row, number, onFullText }: RowCardProps<Row>) {
  const { columns, hasRowNumbers = true, rowActions, onRowOpen } = table
  const id = useId()
  const title = columns.find(({ card }) => card === 'title') ?? columns[0]
  const value = (column: DataTableColumn<Row>) => valueOf(table, column, row, onFullText)
  const fields = columns.filter((column) => column !== title && column.card !== 'hidden')
  // A label with nothing beside it says nothing, and a card has no column to keep straight.
  const filled = fields.map((column) => [column, value(column)] as const).filter(([, shown]) => !isBlank(shown))
  return (
    <S.Card
      aria-labelledby={title && id}
      onClick={
        onRowOpen &&
        ((event) => {
          if (!isPressOnControl(event)) onRowOpen(row)
        })
      }
    >
      <S.Head>
        {title && <S.Title id={id}>{value(title)}</S.Title>}
        {hasRowNumbers && <S.Number>{number}</S.Number>}
      </S.Head>
      <S.Fields>
        {filled.map(([column, shown]) => (
          <S.Field key={column.id}>
            <dt>{column.header}</dt>
            <dd>{shown}</dd>
          </S.Field>
        ))}
      </S.Fields>
      {rowActions && <S.Actions>{rowActions(row)}</S.Actions>}
    </S.Card>
  )
}

function isBlank(shown: ReactNode): boolean {
  return shown === null || shown === undefined || shown === '' || typeof shown === 'boolean'
}

function valueOf<Row>(
  { maxCharacters }: DataTableProps<Row>,
  column: DataTableColumn<Row>,
  row: Row,
  onFullText: RowCardProps<Row>['onFullText'],
) {
  if (column.cell) return column.cell(row)
  const text = column.text(row)
  if (text.trim() === '') return null
  if (maxCharacters === undefined) return oneLine(text)
  return (
    <TruncatedText
      text={text}
      maxCharacters={maxCharacters}
      title={column.header}
      onFullText={() => onFullText(column, row)}
    />
  )
}
