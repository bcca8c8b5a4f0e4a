import type { Gap } from './itemMoves.js'

interface Span {
  readonly top: number
  readonly height: number
}

/** The gap of a list that is next to a height on the page: as many lines are above it as have their middle above. */
export function gapIndexAt(lines: readonly Span[], y: number): number {
  return lines.filter(({ top, height }) => top + height / 2 < y).length
}

/**
 * The gap that a finger points at while it holds a grip: of the grip's own list, or of the list below the finger where
 * lines may leave theirs; null between lists.
 */
export function gapUnder(grip: Element, { x, y }: { x: number; y: number }, canMoveBetweenGroups: boolean): Gap | null {
  const own = grip.closest<HTMLElement>('[data-group]')
  const list = canMoveBetweenGroups ? listAt(own?.closest('[data-layout]'), x, y) : own
  const groupId = list?.dataset['group']
  if (!list || groupId === undefined) return null
  const lines = [...list.querySelectorAll(':scope > [data-line]')].map((line) => line.getBoundingClientRect())
  return { groupId, index: gapIndexAt(lines, y) }
}

function listAt(root: Element | null | undefined, x: number, y: number): HTMLElement | null {
  const lists = [...(root?.querySelectorAll<HTMLElement>('[data-group]') ?? [])]
  const isUnder = ({ left, right, top, bottom }: DOMRect) => x >= left && x <= right && y >= top && y <= bottom
  return lists.find((list) => isUnder(list.getBoundingClientRect())) ?? null
}
