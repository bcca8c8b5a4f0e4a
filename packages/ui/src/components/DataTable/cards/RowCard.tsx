'use client'
import { useId, type ReactNode } from 'react'
import { Button } from '../../Button/Button.js'
import { oneLine } from '../../TruncatedText/text-lines.js'
import { TruncatedText } from '../../TruncatedText/TruncatedText.js'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.js'
import type { DataTableColumn } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import type { DataTableLabels } from '../labels.js'
import { isPressOnControl } from '../rows/is-press-on-control.js'
import * as S from './TableCards.styles.js'

export interface RowCardProps<Row> {
  /** The props of the table. */
  table: DataTableProps<Row>
  /** The row. */
  row: Row
  /** Place of the row in the whole table, from 1. */
  number: number
  /** Texts of the table. */
  labels: Pick<DataTableLabels, 'rowNumber' | 'moreFields' | 'fewerFields'>
  /** Whether all fields are shown, if it has more than it shows at first. */
  isWhole: boolean
  /** Called to show all fields or the first ones only. */
  onWholeChange: (isWhole: boolean) => void
  /** Called to show the full text of a cell. */
  onShowFullText: (column: DataTableColumn<Row>, row: Row) => void
}

/** One row as a card: the column that names it as the heading, the others as label and value. */
export function RowCard<Row>(props: RowCardProps<Row>) {
  const { table, row, number, labels, isWhole, onWholeChange, onShowFullText } = props
  const { columns, showRowNumbers = true, renderRowActions, hasActionsFirst, onRowAction } = table
  const id = useId()
  const title = columns.find(({ card }) => card === 'title') ?? columns[0]
  const value = (column: DataTableColumn<Row>) => getValue(table, column, row, onShowFullText)
  const fields = columns.filter((column) => column !== title && column.card !== 'hidden')
  // A card leaves out empty fields: it has no columns to keep aligned.
  const filled = fields.map((column) => [column, value(column)] as const).filter(([, shown]) => !isBlank(shown))
  const isCut = filled.length > atFirst(table) + 1
  const shownFields = isCut && !isWhole ? filled.slice(0, atFirst(table)) : filled
  const further = filled.length - atFirst(table)
  const actions = renderRowActions?.(row)
  const headActions = hasActionsFirst && actions
  return (
    <S.Card
      aria-labelledby={title && id}
      onClick={
        onRowAction &&
        ((event) => {
          if (!isPressOnControl(event)) onRowAction(row)
        })
      }
    >
      <S.Head data-with-actions={headActions ? '' : undefined}>
        {title && <S.Title id={id}>{value(title)}</S.Title>}
        {showRowNumbers && (
          <S.Number>
            <VisuallyHidden>{labels.rowNumber} </VisuallyHidden>
            {number}
          </S.Number>
        )}
        {headActions && <S.HeadActions>{headActions}</S.HeadActions>}
      </S.Head>
      <S.Fields>
        {shownFields.map(([column, shown]) => (
          <S.Field key={column.id}>
            <dt>{column.header}</dt>
            <dd>{shown}</dd>
          </S.Field>
        ))}
      </S.Fields>
      {isCut && (
        <S.Further>
          <Button variant="quiet" size="small" aria-describedby={title && id} onClick={() => onWholeChange(!isWhole)}>
            {isWhole ? labels.fewerFields : labels.moreFields(further)}
          </Button>
        </S.Further>
      )}
      {actions && !hasActionsFirst && <S.Actions>{actions}</S.Actions>}
    </S.Card>
  )
}

/** Fields of a card before the button that shows the others. */
const atFirst = ({ maxCardFields = Infinity }: { maxCardFields?: number }) => maxCardFields

function isBlank(shown: ReactNode): boolean {
  return shown === null || shown === undefined || shown === '' || typeof shown === 'boolean'
}

function getValue<Row>(
  { maxCharacters }: DataTableProps<Row>,
  column: DataTableColumn<Row>,
  row: Row,
  onShowFullText: RowCardProps<Row>['onShowFullText'],
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
      onShowFullText={() => onShowFullText(column, row)}
    />
  )
}
