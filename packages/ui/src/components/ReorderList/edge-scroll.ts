/**
 * The distance from an edge at which scrolling starts, and the distance it goes in a frame at the edge itself, in px.
 */
const edgeSize = 64
const topSpeed = 14

/**
 * The distance to scroll in a frame for a finger at a height between the edges: up below 0, and faster the nearer it
 * is.
 */
export function edgeStep(y: number, top: number, bottom: number): number {
  return Math.round((nearness(bottom - y) - nearness(y - top)) * topSpeed)
}

/**
 * Scrolls what holds an element for as long as a finger rests near its upper or lower edge.
 * @param onScroll called after every step, for what is below the finger has changed
 * @returns stops it
 */
export function edgeScroll(element: Element, y: number, onScroll: () => void): () => void {
  const scroller = getScroller(element)
  const isPage = scroller === document.scrollingElement
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect()
  const step = edgeStep(y, top, bottom)
  if (step === 0) return () => undefined
  let frame = requestAnimationFrame(function scroll() {
    const before = scroller.scrollTop
    scroller.scrollTop += step
    if (scroller.scrollTop === before) return
    onScroll()
    frame = requestAnimationFrame(scroll)
  })
  return () => cancelAnimationFrame(frame)
}

/** 1 at an edge and beyond it, 0 away from it. */
function nearness(distance: number): number {
  return Math.min(1, Math.max(0, 1 - distance / edgeSize))
}

function getScroller(element: Element): Element {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
    const canScroll =
      ancestor.scrollHeight > ancestor.clientHeight && /auto|scroll/.test(getComputedStyle(ancestor).overflowY)
    if (canScroll) return ancestor
  }
  return document.scrollingElement ?? document.documentElement
}
