/** `polite` waits until the screen reader is silent; `assertive` interrupts it. */
export type Politeness = 'polite' | 'assertive'
export type Announce = (message: string, politeness?: Politeness) => void

/** Milliseconds. Screen readers take a message as soon as it comes. */
const stay = 3000

/**
 * Adds a message to a live region and takes it away once screen readers have taken it: most messages say what the page
 * shows, too, and someone who reads through the page meets that once. Each message is its own element, so that the same
 * text is read again and several announcements in a row are all read.
 */
export function addMessage(region: HTMLElement, message: string): void {
  const line = region.ownerDocument.createElement('div')
  line.textContent = message
  region.append(line)
  setTimeout(() => line.remove(), stay)
}

/** The region at the end of the document that serves apps without a provider; made on first use. */
function documentRegion(politeness: Politeness): HTMLElement {
  const selector = `[data-pp-announcer='${politeness}']`
  const found = document.querySelector<HTMLElement>(selector)
  if (found) return found
  const region = document.createElement('div')
  region.dataset.ppAnnouncer = politeness
  // A dialog makes everything else inert.
  region.dataset.ppLiveRegion = ''
  region.setAttribute('aria-live', politeness)
  // In no place of the layout, and nothing of it is drawn.
  region.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(region)
  return region
}

/** Announces in the document's own region. */
export const announceInDocument: Announce = (message, politeness = 'polite') => {
  addMessage(documentRegion(politeness), message)
}
