import { Fragment, type MouseEvent, type ReactNode } from 'react'
import { oneLine, textLines } from '../../TruncatedText/text-lines.js'
import { TruncatedText } from '../../TruncatedText/TruncatedText.js'
import type { CardPlace, DataTableColumn, SummaryPlace } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import { getItemText } from '../rows/useCells.js'
import { pressRow } from '../rows/press-row.js'
import * as S from './TableCards.styles.js'

type OnShowFullText<Row> = (column: DataTableColumn<Row>, row: Row, item: number) => void

/** One column of a row as label and value. */
export interface CardField {
  readonly key: string
  readonly label: string
  readonly value: ReactNode
  /** True if it is the first of those that belong to one item of the row. */
  readonly isFirstOfItem?: boolean
}

/** The places of a summary that show a column as it is; the others draw something of it, or beside it. */
const plainPlaces: ReadonlySet<CardPlace | undefined> = new Set<SummaryPlace>(['subtitle', 'status', 'amount'])

/** The column that names a row. */
export function getTitle<Row>(columns: readonly DataTableColumn<Row>[]): DataTableColumn<Row> | undefined {
  return columns.find(({ card }) => card === 'title') ?? columns[0]
}

/**
 * The fields of a card: all columns but its title and what its summary shows already, then those of each item. Empty
 * ones are left out, as no columns have to stay aligned.
 */
export function getFields<Row>(
  table: DataTableProps<Row>,
  row: Row,
  onShowFullText: OnShowFullText<Row>,
): readonly CardField[] {
  const title = getTitle(table.columns)
  const shown = table.columns.filter(
    (column) => column !== title && column.card !== 'hidden' && !plainPlaces.has(column.card),
  )
  const countItems = (column: DataTableColumn<Row>) => column.items?.(row).length ?? 0
  const toFields = (columns: readonly DataTableColumn<Row>[], item: number) =>
    columns
      .map((column) => ({
        key: `${column.id} ${item}`,
        label: column.header,
        value: getValue(table, column, row, onShowFullText, item),
      }))
      .filter(({ value }) => !isBlank(value))
  const withItems = shown.filter((column) => column.items !== undefined)
  const count = Math.max(0, ...withItems.map(countItems))
  return [
    ...toFields(
      shown.filter((column) => column.items === undefined),
      0,
    ),
    ...Array.from({ length: count }, (_, item) =>
      toFields(withItems, item).map((field, place) => ({ ...field, isFirstOfItem: place === 0 })),
    ).flat(),
  ]
}

/** The content of a cell on a card. */
export function getValue<Row>(
  { maxCharacters }: DataTableProps<Row>,
  column: DataTableColumn<Row>,
  row: Row,
  onShowFullText: OnShowFullText<Row>,
  item = 0,
): ReactNode {
  const drawn = column.cell?.(row, item)
  if (drawn !== undefined) return drawn
  const text = getItemText(column, row, item)
  if (text.trim() === '') return null
  if (column.align === 'end') return <Amounts text={text} />
  if (maxCharacters === undefined) return oneLine(text)
  return (
    <TruncatedText
      text={text}
      maxCharacters={maxCharacters}
      title={column.header}
      onShowFullText={() => onShowFullText(column, row, item)}
    />
  )
}

/** The amounts of a cell one after the other; a line breaks between them, never inside one. */
function Amounts({ text }: { readonly text: string }) {
  const amounts = textLines(text)
  return amounts.map((amount, index) => (
    <Fragment key={amount}>
      <S.Amount>
        {amount}
        {index < amounts.length - 1 && '\u00A0·'}
      </S.Amount>{' '}
    </Fragment>
  ))
}

/**
 * The content of one place of a summary, in the order of the columns; nothing for what is empty. Of several amounts, each
 * after the first, the main one, has the label of its column.
 */
export function getSummary<Row>(
  columns: readonly DataTableColumn<Row>[],
  place: SummaryPlace,
  row: Row,
): readonly (readonly [key: string, shown: ReactNode])[] {
  const isDrawn = place === 'status' || place === 'note'
  const draw = (column: DataTableColumn<Row>) => {
    if (column.cardCell) return column.cardCell(row)
    const drawn = isDrawn ? column.cell?.(row, 0) : undefined
    return drawn === undefined ? oneLine(column.text(row)) : drawn
  }
  return columns
    .filter(({ card }) => card === place)
    .map((column) => [column.id, draw(column), column.header] as const)
    .filter(([, shown]) => !isBlank(shown))
    .map(([key, shown, label], index) => {
      const isLabeled = place === 'amount' && index > 0
      return [key, isLabeled ? <LabeledAmount label={label}>{shown}</LabeledAmount> : shown] as const
    })
}

function LabeledAmount({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <S.AmountLabel>{label}</S.AmountLabel> {children}
    </>
  )
}

/** Opens the row by a press on its card, outside its controls. */
export function getCardPress<Row>(table: DataTableProps<Row>, row: Row) {
  if (!table.onRowAction) return undefined
  const press = (event: MouseEvent) => pressRow(row, table, event)
  return { onClick: press, onAuxClick: press }
}

function isBlank(shown: ReactNode): boolean {
  return (
    shown === null || shown === undefined || typeof shown === 'boolean' || (typeof shown === 'string' && !shown.trim())
  )
}

/** True if the cards are summaries: a column is in one of their places. */
export function hasSummary<Row>(columns: readonly DataTableColumn<Row>[]): boolean {
  return columns.some(({ card = 'field' }) => !['title', 'hidden', 'field'].includes(card))
}
