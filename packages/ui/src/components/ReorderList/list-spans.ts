/** A list as it was when a line was lifted: the lines that make room since count where they were. */
export interface ListSpans {
  readonly list: HTMLElement
  readonly groupId: string
  readonly isUnder: (x: number, y: number) => boolean
  /** The gap at a height in the window: it follows all lines whose middle is above that height. */
  readonly gapIndexAt: (y: number) => number
}

interface Span {
  readonly top: number
  readonly height: number
}

/** The gap of a list nearest to a height: it follows all lines whose middle is above that height. */
export function gapIndexAt(lines: readonly Span[], y: number): number {
  return lines.filter(({ top, height }) => top + height / 2 < y).length
}

export function toLists(root: Element | null): readonly ListSpans[] {
  return [...(root?.querySelectorAll<HTMLElement>('[data-group]') ?? [])].map((list) => {
    const start = list.getBoundingClientRect().top
    const lines = [...list.querySelectorAll(':scope > [data-line]')].map((line) => {
      const { top, height } = line.getBoundingClientRect()
      return { top: top - start, height }
    })
    return {
      list,
      groupId: list.dataset['group'] ?? '',
      isUnder: (x, y) => {
        const { left, right, top, bottom } = list.getBoundingClientRect()
        return x >= left && x <= right && y >= top && y <= bottom
      },
      // The list scrolls with the page
      gapIndexAt: (y) => gapIndexAt(lines, y - list.getBoundingClientRect().top),
    }
  })
}
