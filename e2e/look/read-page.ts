/* oxlint-disable unicorn/consistent-function-scoping -- the page gets each function alone, without what is around it */
/** A fault: the element, what was measured, and its place in the window. */
export interface Fault {
  readonly element: string
  readonly figure: string
  readonly box: Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>
}

declare global {
  // oxlint-disable-next-line no-var
  var look: ReturnType<typeof readPage>
}

/** What the bars share, as `look` in the page: what of it is seen, its texts and their places. */
export function readPage() {
  /** The topmost dialog, or the page. */
  const root = () => [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1) ?? document.body

  const roomy = new Map<Element, boolean>()
  const textsIn = new Map<Element, ReturnType<typeof findTexts>>()
  /** To be called after each change of the page or of the window. */
  const forget = () => {
    roomy.clear()
    textsIn.clear()
  }

  const isRoomy = (element: Element): boolean => {
    const known = roomy.get(element)
    if (known !== undefined) return known
    const isTiny = element instanceof HTMLElement && element.offsetWidth <= 1 && element.offsetHeight <= 1
    const answer = !isTiny && (element.parentElement === null || isRoomy(element.parentElement))
    roomy.set(element, answer)
    return answer
  }
  const isSeen = (element: Element): boolean =>
    isRoomy(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  const all = (selector: string, within: Element = root()) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isSeen)

  const rectsOf = (node: Node, start: number, end: number): DOMRect[] => {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width }) => width > 0)
  }

  const findTexts = (within: Element) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    const found: { node: Text; element: HTMLElement; text: string; rects: DOMRect[] }[] = []
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const element = node.parentElement
      if (!element || !node.data.trim() || !isSeen(element)) continue
      const rects = rectsOf(node, 0, node.length)
      if (rects.length > 0) found.push({ node, element, text: node.data.trim(), rects })
    }
    return found
  }

  const texts = (within: Element = root()) => {
    const known = textsIn.get(within) ?? findTexts(within)
    textsIn.set(within, known)
    return known
  }

  const union = (boxes: readonly DOMRect[]): DOMRect => {
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
    return new DOMRect(left, top, right - left, bottom - top)
  }

  const isInWindow = ({ top, bottom, left, right }: DOMRect) =>
    top < window.innerHeight && bottom > 0 && left < window.innerWidth && right > 0

  const touch = (one: DOMRect, other: DOMRect) =>
    one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom

  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

  const painted = new Map<string, readonly number[]>()
  /** The red, green, blue and opacity of colors upon each other. */
  const paint = (...colors: readonly string[]): readonly number[] => {
    const known = painted.get(colors.join())
    if (known) return known
    canvas?.clearRect(0, 0, 1, 1)
    for (const color of colors) {
      if (canvas) canvas.fillStyle = color
      canvas?.fillRect(0, 0, 1, 1)
    }
    const parts = [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])]
    painted.set(colors.join(), parts)
    return parts
  }

  /** The backgrounds under the text of an element, the deepest first. */
  const backgrounds = (element: Element): string[] => [
    ...(element.parentElement ? backgrounds(element.parentElement) : ['white']),
    getComputedStyle(element).backgroundColor,
  ]

  /** The cells with a text, and where it stands. */
  const cells = () =>
    all(':is(td, th[scope="row"], [role="gridcell"], [role="rowheader"]):not([colspan], [aria-colspan])').flatMap(
      (cell) => {
        const box = cell.getBoundingClientRect()
        const foot = box.bottom - Number.parseFloat(getComputedStyle(cell).borderBottomWidth)
        const found = texts(cell)
        // A third line is cut off, not drawn
        const lines = found.flatMap(({ rects }) => rects).filter(({ top, height }) => top + height / 2 < foot)
        return lines.length > 0 ? [{ cell, found, text: union(lines), box }] : []
      },
    )

  /** The small filled boxes with a word or a number. */
  const badges = () =>
    texts().filter(({ element }) => {
      const { display, backgroundColor, borderRadius } = getComputedStyle(element)
      const isRound = Number.parseFloat(borderRadius) > 0 && element.offsetHeight <= 28
      return display === 'inline-flex' && isRound && paint(backgroundColor)[3] !== 0 && !element.matches('button, a')
    })

  /** The kinds of text in the window, each with an example. */
  const kinds = (kindOf: (seen: ReturnType<typeof texts>[number]) => string) =>
    new Map(
      texts(document.body)
        .filter(({ rects }) => isInWindow(union(rects)))
        .map((seen) => [kindOf(seen), seen.text.slice(0, 20)]),
    )

  const name = (element: Element, text = element.textContent) => {
    const label = element.getAttribute('aria-label') ?? text.trim().replaceAll(/\s+/g, ' ')
    return `${element.getAttribute('role') ?? element.localName} "${label.slice(0, 50)}"`
  }

  const fault = (element: Element, figure: string, box = element.getBoundingClientRect(), text?: string) => ({
    element: name(element, text),
    figure,
    box: { x: box.x, y: box.y, width: box.width, height: box.height },
  })

  const ofWindow = (figure: string, found: ReadonlyMap<string, string>) => {
    const list = [...found].map(([kind, example]) => `${kind} (${example})`).join(', ')
    return fault(document.body, `${figure}: ${list}`, new DOMRect(0, 0, window.innerWidth, window.innerHeight), '')
  }

  return {
    all,
    backgrounds,
    badges,
    cells,
    fault,
    forget,
    isInWindow,
    isSeen,
    kinds,
    ofWindow,
    paint,
    rectsOf,
    texts,
    touch,
    union,
  }
}
