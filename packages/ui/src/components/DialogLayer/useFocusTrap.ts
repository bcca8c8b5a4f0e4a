import { useLayoutEffect } from 'react'

/**
 * Keeps users inside an open dialog: everything outside of it is inert, and Tab goes around inside. Toasts and live
 * regions stay reachable. It takes no hidden tab stops, and ends in the same commit as the dialog, before the focus
 * returns to the element that opened it.
 */
export function useFocusTrap(panel: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!panel) return undefined
    openPanels.add(panel)
    updateInert()
    const onKeyDown = (event: KeyboardEvent) => wrapTab(panel, event)
    panel.addEventListener('keydown', onKeyDown)
    return () => {
      panel.removeEventListener('keydown', onKeyDown)
      openPanels.delete(panel)
      updateInert()
    }
  }, [panel])
}

const openPanels = new Set<HTMLElement>()
let inertElements: readonly Element[] = []

/** Makes inert what is outside the topmost dialog, and frees the rest. */
function updateInert(): void {
  const top = [...openPanels].reduce<HTMLElement | null>(
    (upper, panel) => (isAbove(panel, upper) ? panel : upper),
    null,
  )
  const next = top ? findOutside(top) : []
  for (const element of inertElements) if (!next.includes(element)) element.removeAttribute('inert')
  const added = next.filter((element) => !element.hasAttribute('inert'))
  for (const element of added) element.setAttribute('inert', '')
  // An element that was inert before any dialog opened stays so afterwards.
  inertElements = [...inertElements.filter((element) => next.includes(element)), ...added]
}

/** Dialogs that aren't nested lie in the order of the document. */
const isAbove = (panel: HTMLElement, other: HTMLElement | null) =>
  other === null || (other.compareDocumentPosition(panel) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

const reachable = '[data-pp-toasts], [data-pp-live-region]'

/** The largest elements that hold neither the dialog nor anything that must stay reachable. */
function findOutside(panel: HTMLElement): readonly Element[] {
  const { body } = panel.ownerDocument
  const reachableElements = [panel, ...body.querySelectorAll(reachable)]
  const collect = (parent: Element): readonly Element[] =>
    [...parent.children].flatMap((child) => {
      if (reachableElements.includes(child) || child.matches('script, style, link')) return []
      return reachableElements.some((element) => child.contains(element)) ? collect(child) : [child]
    })
  return collect(body)
}

/** Leads Tab from the last control to the first, and Shift+Tab from the first, or from the dialog itself, to the last. */
function wrapTab(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = findTabStops(panel)
  const [edge, target] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const focused = panel.ownerDocument.activeElement
  const isAtEdge = focused === edge || (event.shiftKey && focused === panel)
  if (target && !isAtEdge) return
  event.preventDefault()
  target?.focus()
}

/** The controls that Tab stops at, in their order; of a group of radio buttons only one. */
function findTabStops(panel: HTMLElement): readonly HTMLElement[] {
  const elements = [...panel.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && !element.closest('[inert]') && isVisible(element),
  )
  return elements.filter((element) => !(element instanceof HTMLInputElement) || isGroupStop(element, elements))
}

/** True if Tab stops at this radio button: the checked one of its group, and without any, each. */
function isGroupStop(input: HTMLInputElement, elements: readonly Element[]): boolean {
  if (input.type !== 'radio' || input.checked || input.name === '') return true
  return !elements.some(
    (other) =>
      other instanceof HTMLInputElement &&
      other.type === 'radio' &&
      other.checked &&
      other.name === input.name &&
      other.form === input.form,
  )
}

/** True as well where it can't be known: not every document is laid out. */
const isVisible = (element: HTMLElement) =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true })
