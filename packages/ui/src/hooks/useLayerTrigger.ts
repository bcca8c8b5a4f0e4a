'use client'
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { TriggerProps } from './triggerProps.js'

/** How a layer was asked for: by the pointer, or by the keyboard, which wants to be on its first or last line. */
export type Opening = 'pointer' | 'first' | 'last'

const arrows: Readonly<Record<string, Opening>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** What a menu or a card has before it is opened: its control, and whether it is open. */
export interface LayerTrigger {
  /** For the control. */
  props: TriggerProps
  /** The control, once it is drawn. */
  anchor: Element | null
  /** How the layer was opened; null while it is closed. */
  opening: Opening | null
  /** Ids of the control and of the layer, by which they name each other. */
  triggerId: string
  layerId: string
  close: () => void
}

/**
 * The control of a layer that is loaded late: it opens and closes it, a menu also by the arrow keys, and calls for the
 * layer's code as soon as the pointer or the focus comes near.
 */
export function useLayerTrigger(popup: 'menu' | 'dialog', onNear: () => void): LayerTrigger {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [opening, setOpening] = useState<Opening | null>(null)
  const id = useId()
  const triggerId = `${id}trigger`
  const layerId = `${id}layer`
  const isMenu = popup === 'menu'
  const toggle = ({ detail }: MouseEvent) =>
    // A press that no pointer made comes from the keyboard.
    setOpening((before) => (before === null ? (detail === 0 ? 'first' : 'pointer') : null))
  const openByArrow = (event: KeyboardEvent) => {
    const asked = arrows[event.key]
    if (!asked) return
    event.preventDefault()
    setOpening(asked)
  }
  return {
    props: {
      ref: setAnchor,
      ...(isMenu && { id: triggerId, onKeyDown: openByArrow }),
      'aria-haspopup': popup,
      'aria-expanded': opening !== null,
      'aria-controls': opening === null ? undefined : layerId,
      onClick: toggle,
      onPointerEnter: onNear,
      onFocus: onNear,
    },
    anchor,
    opening,
    triggerId,
    layerId,
    close: () => setOpening(null),
  }
}
