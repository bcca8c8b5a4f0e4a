'use client'
import { oneLine } from '../../TruncatedText/textLines.js'
import { TruncatedText } from '../../TruncatedText/TruncatedText.js'
import type { DataTableColumn } from '../DataTableColumn.js'
import type { DataTableProps } from '../DataTableProps.js'
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
  const { columns, hasRowNumbers = true, rowActions } = table
  const title = columns.find(({ card }) => card === 'title') ?? columns[0]
  const fields = columns.filter((column) => column !== title && column.card !== 'hidden')
  const value = (column: DataTableColumn<Row>) => valueOf(table, column, row, onFullText)
  return (
    <S.Card>
      <S.Head>
        {title && <S.Title>{value(title)}</S.Title>}
        {hasRowNumbers && <S.Number>{number}</S.Number>}
      </S.Head>
      <S.Fields>
        {fields.map((column) => (
          <S.Field key={column.id}>
            <dt>{column.header}</dt>
            <dd>{value(column) ?? <span aria-hidden>—</span>}</dd>
          </S.Field>
        ))}
      </S.Fields>
      {rowActions && <S.Actions>{rowActions(row)}</S.Actions>}
    </S.Card>
  )
}

function valueOf<Row>(
  { maxCharacters }: DataTableProps<Row>,
  column: DataTableColumn<Row>,
  row: Row,
  onFullText: RowCardProps<Row>['onFullText'],
) {
  if (column.cell) return column.cell(row)
  const text = column.text(row)
  if (text === '') return null
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
