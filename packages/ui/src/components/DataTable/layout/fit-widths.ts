/** What the width of a column may be, in px. */
export interface ColumnWidth {
  readonly id: string
  readonly width: number
  readonly minWidth?: number
  readonly isLocked?: boolean
}

/**
 * The widths of the columns in a room of `room` px, by column id. Room to spare goes to the columns that are not
 * locked, in proportion; where room is short, columns give way down to their least width. No room leaves them be.
 */
export function fitWidths(columns: readonly ColumnWidth[], availableWidth: number): ReadonlyMap<string, number> {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  if (availableWidth <= 0 || availableWidth === total) return new Map(columns.map(({ id, width }) => [id, width]))
  return availableWidth > total ? grown(columns, availableWidth - total) : shrunk(columns, total - availableWidth)
}

function grown(columns: readonly ColumnWidth[], spare: number): ReadonlyMap<string, number> {
  const open = columns.filter(({ isLocked }) => isLocked !== true)
  const growing = open.length > 0 ? open : columns
  const base = growing.reduce((sum, { width }) => sum + width, 0)
  const widths = new Map(columns.map(({ id, width }) => [id, width]))
  let left = spare
  growing.forEach(({ id, width }, index) => {
    const share = index === growing.length - 1 ? left : Math.floor((spare * width) / base)
    widths.set(id, width + share)
    left -= share
  })
  return widths
}

function shrunk(columns: readonly ColumnWidth[], lacking: number): ReadonlyMap<string, number> {
  const getSlack = ({ width, minWidth = width }: ColumnWidth) => Math.max(0, width - minWidth)
  const slack = columns.reduce((sum, column) => sum + getSlack(column), 0)
  const share = slack === 0 ? 0 : Math.min(1, lacking / slack)
  return new Map(columns.map((column) => [column.id, column.width - Math.floor(getSlack(column) * share)]))
}
