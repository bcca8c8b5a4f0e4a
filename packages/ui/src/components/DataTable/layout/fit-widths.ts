/** The preferred and minimum width of a column, in px. */
export interface ColumnWidth {
  readonly id: string
  readonly width: number
  readonly minWidth?: number
  readonly isLocked?: boolean
  /** Its width never changes. */
  readonly isKept?: boolean
  /** Its text is figures, of which a part would be another one. */
  readonly isFigure?: boolean
  /** Its text has two lines, and is cut where they are too short. */
  readonly hasTwoLines?: boolean
}

/**
 * The widths of the columns in `availableWidth` px, by column id; locked ones come first. Extra width goes to the columns
 * that are not locked, in proportion; where width is short, columns shrink to their minimum widths. A column that the end of
 * the view would cut in its first half, or in its figures, begins beyond it: the first column and those of two lines take the
 * room. Without a width they stay unchanged.
 */
export function fitWidths(columns: readonly ColumnWidth[], availableWidth: number): ReadonlyMap<string, number> {
  const total = columns.reduce((sum, { width }) => sum + width, 0)
  if (availableWidth <= 0 || availableWidth === total) return new Map(columns.map(({ id, width }) => [id, width]))
  return availableWidth > total
    ? grown(columns, availableWidth - total)
    : withoutCutColumn(columns, shrunk(columns, total - availableWidth), availableWidth)
}

function grown(columns: readonly ColumnWidth[], spare: number): ReadonlyMap<string, number> {
  const open = columns.filter(({ isLocked, isKept }) => isLocked !== true && isKept !== true)
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
  let slackBefore = 0
  return new Map(
    columns.map((column) => {
      const taken = Math.ceil(slackBefore * share)
      slackBefore += getSlack(column)
      // Whole px that together are all that is lacking: one too few would scroll the table sideways
      return [column.id, column.width - (Math.ceil(slackBefore * share) - taken)]
    }),
  )
}

/** Gives the room of a column that the end of the view would cut to those in view. */
function withoutCutColumn(
  columns: readonly ColumnWidth[],
  widths: ReadonlyMap<string, number>,
  availableWidth: number,
): ReadonlyMap<string, number> {
  const inOrder = [...columns.filter(({ isLocked }) => isLocked), ...columns.filter(({ isLocked }) => !isLocked)]
  const widthOf = ({ id, width }: ColumnWidth) => widths.get(id) ?? width
  let room = availableWidth
  const cut = inOrder.findIndex((column) => {
    if (widthOf(column) > room) return true
    room -= widthOf(column)
    return false
  })
  const column = inOrder[cut]
  if (!column || column.isLocked || (!column.isFigure && room * 2 >= widthOf(column))) return widths
  const taking = inOrder
    .slice(0, cut)
    .filter(({ isKept, hasTwoLines }, index) => !isKept && (index === 0 || hasTwoLines))
  return new Map([
    ...widths,
    ...grown(
      taking.map((each) => ({ ...each, width: widthOf(each), isLocked: false })),
      room,
    ),
  ])
}
