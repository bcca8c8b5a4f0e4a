import { oneLine } from '../../TruncatedText/textLines.js'
import { truncate } from '../../TruncatedText/truncate.js'
import type { DataTableProps } from '../DataTableProps.js'
import type { PlacedColumn } from '../layout/layoutColumns.js'
import { CustomCell } from './CustomCell.js'
import type { PreparedCell } from './PreparedCell.js'

export interface CellOptions<Row> extends Pick<
  DataTableProps<Row>,
  'getRowId' | 'renderRowActions' | 'recycleCells' | 'maxCharacters'
> {
  /** Rows before the first one of the view. */
  readonly rowsBefore: number
  /** Position of the column that names its row, from 0. */
  readonly headerPosition: number
}

/** Turns columns into what their cells need while scrolling, which happens thousands of times a second. */
export function prepareCells<Row>(
  columns: readonly PlacedColumn<Row>[],
  options: CellOptions<Row>,
): readonly PreparedCell<Row>[] {
  return columns.map((placed) => ({
    key: placed.key,
    className: classNameOf(placed),
    role: placed.position === options.headerPosition ? 'rowheader' : 'gridcell',
    colIndex: placed.position + 1,
    content: contentOf(placed, options),
  }))
}

function classNameOf<Row>({ kind, column }: PlacedColumn<Row>): string {
  if (kind === 'number') return 'dt-cell dt-end dt-number'
  const align = column?.align === 'end' ? ' dt-end' : ''
  const custom = kind === 'actions' || column?.cell ? ' dt-custom' : ''
  return `dt-cell${align}${custom}`
}

function contentOf<Row>(
  { kind, column }: PlacedColumn<Row>,
  { getRowId, renderRowActions, recycleCells, maxCharacters, rowsBefore }: CellOptions<Row>,
): PreparedCell<Row>['content'] {
  if (kind === 'number') return (_row, index) => String(rowsBefore + index + 1)
  const draw = kind === 'actions' ? renderRowActions : column?.cell?.bind(column)
  // Keyed by row: what a control remembers must not pass to the next row in the same element.
  if (draw) return (row) => <CustomCell key={recycleCells ? 'any' : getRowId(row)}>{draw(row)}</CustomCell>
  if (!column) return () => ''
  if (maxCharacters === undefined) return (row) => oneLine(column.text(row))
  return (row) => cutText(column.text(row), maxCharacters)
}

/**
 * The text that is left, and under it a button named by the whole text: inside the button the cut words would be its
 * visible label, which its name must contain word for word.
 */
function cutText(text: string, maxCharacters: number) {
  const line = oneLine(text)
  const shown = truncate(line, maxCharacters)
  if (shown === line) return line
  return (
    <span className="dt-cut">
      <button type="button" tabIndex={-1} aria-label={line} />
      <span aria-hidden>{shown}</span>
    </span>
  )
}
