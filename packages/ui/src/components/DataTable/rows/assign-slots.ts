/** A row that must stay in its element, such as the one that holds the focus. */
export interface PinnedRow {
  readonly index: number
  readonly slot: number
}

/** A row of the table and the recycled element that draws it. */
export interface SlotRow {
  readonly slot: number
  readonly index: number
}

export interface SlotWindow {
  /** First row that is drawn. */
  readonly first: number
  /** The number of rows drawn. */
  readonly ring: number
  readonly pinned: PinnedRow | null
}

/**
 * The element that draws a row: as the window moves on, a row that leaves hands its element to the row that enters. An
 * element that must not change hands is passed over in favor of a spare one.
 */
export function getSlot(index: number, { ring, pinned }: SlotWindow): number {
  if (pinned?.index === index) return pinned.slot
  const slot = index % ring
  return slot === pinned?.slot ? ring : slot
}

/** The rows to draw in the order of their elements, so that moving the window never moves an element. */
export function assignSlots(view: SlotWindow): readonly SlotRow[] {
  const { first, ring, pinned } = view
  const rows: SlotRow[] = []
  for (let index = first; index < first + ring; index += 1) rows.push({ slot: getSlot(index, view), index })
  if (pinned && (pinned.index < first || pinned.index >= first + ring)) rows.push(pinned)
  return rows.toSorted((a, b) => a.slot - b.slot)
}
