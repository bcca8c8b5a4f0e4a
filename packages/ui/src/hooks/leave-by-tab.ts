'use client'
import { getNextTabbable, getPreviousTabbable } from '@floating-ui/react/utils'
import type { KeyboardEvent } from 'react'

/**
 * Lets Tab leave a card that is drawn at the end of the document as if it stood right after its control: forward to what
 * follows the control, backward to the control itself. Both close the card.
 * @param event a key pressed in the card, whose handler this is
 */
export function leaveByTab(event: KeyboardEvent<HTMLElement>, anchor: Element, onClose: () => void): void {
  if (event.key !== 'Tab' || !(anchor instanceof HTMLElement) || staysInside(event)) return
  event.preventDefault()
  anchor.focus()
  onClose()
  if (!event.shiftKey) getNextTabbable(anchor)?.focus()
}

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]'

function staysInside({ currentTarget: card, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  // Tab enters the card from its own focus; Shift+Tab leaves it
  if (card.ownerDocument.activeElement === card) return !shiftKey && card.querySelector(controls) !== null
  const { body } = card.ownerDocument
  return card.contains(shiftKey ? getPreviousTabbable(body) : getNextTabbable(body))
}
