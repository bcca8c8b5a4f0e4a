import type { ReactNode } from 'react'

/** One line of a list that people put in order. */
export interface ReorderItem {
  /** Identifies the line. */
  readonly id: string
  /** Names the line in its buttons and in what is read out. */
  readonly label: string
  /** The content of the line; the label by default. */
  readonly content?: ReactNode
  /** True if the line has its grip and the buttons that move it; true by default. */
  readonly isMovable?: boolean
  /** Buttons at the end of the line, after those that move it. */
  readonly end?: ReactNode
}

/** Lines of one group. */
export interface ReorderGroup {
  /** Tells the groups apart. */
  readonly id: string
  /** Words above the group, which name it; needed when there are several. */
  readonly label?: string
  /** Its lines in their order. */
  readonly items: readonly ReorderItem[]
  /** True if its lines can be put in another order; they can be dragged to other groups either way. Default: true. */
  readonly canReorder?: boolean
  /** Shown while it has no lines. */
  readonly emptyText?: string
}

/** The target of a line. */
export interface ItemMove {
  readonly id: string
  readonly fromGroupId: string
  readonly toGroupId: string
  /** Its place in the group it goes to, counted from 0, once it has left its old place. */
  readonly toIndex: number
}

/** A gap of a group: 0 is above its first line. */
export interface DropTarget {
  readonly groupId: string
  readonly index: number
}

/** A line that is dragged, and where it was taken. */
export interface DraggedItem extends DropTarget {
  readonly id: string
}

/** The move that lets a carried line fall into a gap; null when it would stay where it is. */
export function moveInto(dragged: DraggedItem, dropTarget: DropTarget): ItemMove | null {
  const { id, groupId: fromGroupId, index: from } = dragged
  const { groupId: toGroupId, index } = dropTarget
  if (fromGroupId !== toGroupId) return { id, fromGroupId, toGroupId, toIndex: index }
  const toIndex = index > from ? index - 1 : index
  return toIndex === from ? null : { id, fromGroupId, toGroupId, toIndex }
}

/** The way a line makes room for the carried one: into the place that it left, or out of the gap that it would fill. */
export function getShift(
  { groupId, index }: DropTarget,
  dragged: DropTarget | null,
  dropTarget: DropTarget | null,
): 'up' | 'down' | undefined {
  if (!dragged || !dropTarget || (groupId === dragged.groupId && index === dragged.index)) return undefined
  const isPastHole = groupId === dragged.groupId && index > dragged.index
  const isPastGap = groupId === dropTarget.groupId && index >= dropTarget.index
  return isPastHole === isPastGap ? undefined : isPastHole ? 'up' : 'down'
}

/**
 * The target of a key for a line of a group of `count`: one up or down, or to an end; null for other keys and at the
 * ends.
 */
export function indexAfterKey(key: string, index: number, count: number): number | null {
  const target = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[key]
  return target === undefined || target === index || target < 0 || target >= count ? null : target
}

/** A copy of the items with the one at `from` put to `to`. */
export function moveItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const left = items.filter((_, index) => index !== from)
  return [...left.slice(0, to), ...items.slice(from, from + 1), ...left.slice(to)]
}
