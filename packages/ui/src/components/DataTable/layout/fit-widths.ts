/** The preferred and minimum width of a column, in px. */
export interface ColumnWidth {
  readonly id: string
  readonly width: number
  readonly minWidth?: number
  readonly isLocked?: boolean
  /** Its width never changes. */
  readonly isKept?: boolean
  /** `end` for figures, of which a part would be another one. */
  readonly align?: 'start' | 'end'
  /** Its text is cut where two lines are too short. */
  readonly isMultiline?: boolean
}

/**
 * The widths of the columns in `availableWidth` px, by column id; locked ones come first. Extra width goes to the columns
 * that are not locked, in proportion; where width is short, columns shrink to their minimum widths. A column that the end of
 * the view would cut in its first half, or in its figures, begins beyond it: the first column and those of two lines take the
 * room. Without a width they stay unchanged.
 */
export function fitWidths(columns: readonly ColumnWidth[], availableWidth: number): ReadonlyMap<string, number> {
  const spare = availableWidth - sumOf(columns, getWidth)
  if (availableWidth <= 0) return spread(columns, 0, getWidth)
  if (spare >= 0) return spread(columns, spare, ({ isLocked, isKept, width }) => (isLocked || isKept ? 0 : width))
  const shrunk = spread(columns, -Math.min(-spare, sumOf(columns, getSlack)), getSlack)
  return withoutCutColumn(columns, shrunk, availableWidth)
}

const getWidth = ({ width }: ColumnWidth) => width
const getSlack = ({ width, minWidth = width }: ColumnWidth) => Math.max(0, width - minWidth)
const sumOf = (columns: readonly ColumnWidth[], read: (column: ColumnWidth) => number) =>
  columns.reduce((sum, column) => sum + read(column), 0)

/**
 * Adds whole px to the widths, or takes them, that together are all of `px`: one too few would scroll the table sideways.
 * Each column has its share of the weight; where none has any, that of its width.
 */
function spread(
  columns: readonly ColumnWidth[],
  px: number,
  weigh: (column: ColumnWidth) => number,
): ReadonlyMap<string, number> {
  const read = sumOf(columns, weigh) > 0 ? weigh : getWidth
  const weight = sumOf(columns, read)
  let before = 0
  const placeOf = () => Math.floor((px * before) / weight)
  return new Map(
    columns.map((column) => {
      const start = placeOf()
      before += read(column)
      return [column.id, column.width + placeOf() - start]
    }),
  )
}

/** Gives the room of a column that the end of the view would cut to those in view. */
function withoutCutColumn(
  columns: readonly ColumnWidth[],
  widths: ReadonlyMap<string, number>,
  availableWidth: number,
): ReadonlyMap<string, number> {
  let room = availableWidth
  const taking: ColumnWidth[] = []
  for (const column of columns) {
    const { id, align, isKept, isMultiline } = column
    const width = widths.get(id) ?? 0
    if (width > room)
      return align === 'end' || room * 2 < width ? new Map([...widths, ...spread(taking, room, getWidth)]) : widths
    room -= width
    if (!isKept && (column === columns[0] || (isMultiline && align !== 'end'))) taking.push({ id, width })
  }
  return widths
}
