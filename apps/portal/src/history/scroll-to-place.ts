import type { Move } from './portal-history.js'

/** Scrolls a page that was just drawn: back to where it was left, to the part that the address names, or to its top. */
export function scrollToPlace({ location, keepsScroll, place }: Move): void {
  if (place !== null) window.scrollTo(0, place)
  else if (keepsScroll || (location.hash !== '' && scrollToPart(location.hash))) return
  else window.scrollTo(0, 0)
}

function scrollToPart(hash: string): boolean {
  const part = document.getElementById(hash.slice(1))
  part?.scrollIntoView()
  return part !== null
}
