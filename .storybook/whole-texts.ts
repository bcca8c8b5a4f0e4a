/**
 * Runs after each story in another language: no text is cut off. One that ends in an ellipsis is cut on purpose,
 * and whole elsewhere: in a tooltip, or in the row's details.
 * @throws {Error} naming the first text that is
 */
export function expectWholeTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    if (!element || node.textContent?.trim() === '' || !element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    const isOutside = box.width > 0 && cuttersOf(element).some((cutter) => cuts(cutter, box))
    if (isOutside) throw new Error(`A text is cut off: "${node.textContent?.trim().slice(0, 60)}"`)
  }
}

/** What is around a text and hides what reaches beyond it, up to the first that scrolls. */
function cuttersOf(element: Element): Element[] {
  const cutters: Element[] = []
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
    const { overflowX, textOverflow, webkitLineClamp, position } = getComputedStyle(each)
    const isHiddenOnPurpose = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || isTiny(each)
    if (isHiddenOnPurpose || overflowX === 'auto' || overflowX === 'scroll') return []
    if (overflowX === 'hidden' || overflowX === 'clip') cutters.push(each)
    if (position === 'fixed') break
  }
  return cutters
}

/** For screen readers alone, or closed. */
const isTiny = ({ clientWidth, clientHeight }: Element) => clientWidth <= 1 || clientHeight <= 1

function cuts(cutter: Element, text: DOMRect): boolean {
  const box = cutter.getBoundingClientRect()
  return (
    text.left < box.left - 1 || text.right > box.right + 1 || text.top < box.top - 1 || text.bottom > box.bottom + 1
  )
}
