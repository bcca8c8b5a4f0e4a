'use client'
import { useMemo, type ReactNode } from 'react'
import { oneLine } from '../../TruncatedText/text-lines.js'
import { truncate } from '../../TruncatedText/truncate.js'
import type { DataTableColumn, PreparedCell } from '../data-table-column.js'
import type { DataTableProps } from '../data-table-props.js'
import type { ColumnLayout, PlacedColumn } from '../layout/layout-columns.js'
import { CustomCell } from './CustomCell.js'
import * as S from './useCells.styles.js'

/** The props for the cells of both blocks, prepared once for all rows. */
export function useCells<Row>(
  table: DataTableProps<Row>,
  layout: ColumnLayout<Row>,
  rowsBefore: number,
  isOneLine: boolean,
) {
  const { getRowId, getRowHref, renderRowActions, recycleCells, maxCharacters, expansion } = table
  return useMemo((): { lockedCells: readonly PreparedCell<Row>[]; mainCells: readonly PreparedCell<Row>[] } => {
    const placed = [...layout.locked, ...layout.main]
    const headerPosition = placed.findIndex(({ kind }) => kind === 'data')
    const titlePosition = placed.findIndex(({ column }) => column?.card === 'title')
    const options = {
      getRowId,
      getRowHref,
      renderRowActions,
      recycleCells,
      maxCharacters,
      expansion,
      rowsBefore,
      isOneLine,
      headerPosition,
      linkPosition: titlePosition < 0 ? headerPosition : titlePosition,
    }
    return { lockedCells: prepareCells(layout.locked, options), mainCells: prepareCells(layout.main, options) }
  }, [layout, getRowId, getRowHref, renderRowActions, recycleCells, maxCharacters, expansion, rowsBefore, isOneLine])
}

interface CellOptions<Row> extends Pick<
  DataTableProps<Row>,
  'getRowId' | 'getRowHref' | 'renderRowActions' | 'recycleCells' | 'maxCharacters' | 'expansion'
> {
  /** Rows before the first one of the view. */
  readonly rowsBefore: number
  /** True if a row has room for one line only. */
  readonly isOneLine: boolean
  /** Position of the column that names its row, from 0. */
  readonly headerPosition: number
  /** Position of the column whose text is the link of its row. */
  readonly linkPosition: number
}

/** Turns columns into what their cells need while scrolling, which happens thousands of times a second. */
function prepareCells<Row>(
  columns: readonly PlacedColumn<Row>[],
  options: CellOptions<Row>,
): readonly PreparedCell<Row>[] {
  return columns.map((placed) => ({
    key: placed.key,
    className: getClassName(placed),
    role: placed.position === options.headerPosition ? 'rowheader' : 'gridcell',
    colIndex: placed.position + 1,
    content: getContent(placed, options),
  }))
}

function getClassName<Row>({ kind, column }: PlacedColumn<Row>): string {
  if (kind === 'number') return 'dt-cell dt-end dt-number'
  const align = column?.align === 'end' ? ' dt-end' : ''
  const custom = kind === 'actions' || column?.cell ? ' dt-custom' : ''
  const kindName = kind === 'actions' ? ' dt-actions' : column?.isMultiline ? ' dt-multiline' : ''
  return `dt-cell${align}${custom}${kindName}`
}

function getContent<Row>(placed: PlacedColumn<Row>, options: CellOptions<Row>): PreparedCell<Row>['content'] {
  const { expansion, headerPosition } = options
  const content = getOwnContent(placed, options)
  return expansion ? expansion.withLines(content, placed, placed.position === headerPosition) : content
}

function getOwnContent<Row>(
  { kind, column, position }: PlacedColumn<Row>,
  options: CellOptions<Row>,
): PreparedCell<Row>['content'] {
  const { getRowId, renderRowActions, recycleCells, maxCharacters, expansion, rowsBefore, isOneLine } = options
  if (kind === 'number') return (_row, index) => String(rowsBefore + index + 1)
  const draw = kind === 'actions' ? (expansion?.renderRowActions ?? renderRowActions) : column?.cell?.bind(column)
  const getHref = position === options.linkPosition ? options.getRowHref : undefined
  return (row, _index, line) => {
    const drawn = draw?.(row, toItem(line))
    // Keyed by row: what a control remembers must not pass to the next row in the same element.
    if (drawn !== undefined) return <CustomCell key={recycleCells ? 'any' : getRowId(row)}>{drawn}</CustomCell>
    if (!column) return ''
    const item = getItemText(column, row, toItem(line))
    const text = cutText(item, maxCharacters, getHref?.(row), (shown) => column.drawText?.(shown, isOneLine) ?? shown)
    return column.around?.(row, text) ?? text
  }
}

/** The item a line is about: each line below a row is about one, and the row itself shows the first. */
export function toItem(line: number): number {
  return Math.max(0, line - 1)
}

/** The text of a row in one column: of one of its items, if it has them. */
export function getItemText<Row>(column: DataTableColumn<Row>, row: Row, item: number): string {
  return column.items ? (column.items(row)[item] ?? '') : column.text(row)
}

/**
 * The text that is left, and under it a button named by the whole text: inside the button the truncated text would be its
 * visible label, which its name must contain word for word.
 */
function cutText(
  text: string,
  maxCharacters: number | undefined,
  href: string | undefined,
  draw: (text: string) => ReactNode,
) {
  const line = oneLine(text)
  const shown = maxCharacters === undefined ? line : truncate(line, maxCharacters)
  const drawn = draw(shown)
  if (shown === line) return href === undefined ? drawn : <RowLink href={href}>{drawn}</RowLink>
  return (
    <S.Cut className="dt-cut">
      <button type="button" tabIndex={-1} aria-label={line} />
      <span aria-hidden>{drawn}</span>
    </S.Cut>
  )
}

/** The name of a row as the link that opens it. The focus is on its cell. */
function RowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="dt-link" href={href} tabIndex={-1}>
      {children}
    </a>
  )
}
