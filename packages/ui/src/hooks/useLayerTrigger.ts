'use client'
import { useId, useState, type HTMLAttributes, type KeyboardEvent, type MouseEvent } from 'react'

/** The ARIA attributes and handlers to spread on the control that opens something. */
export type TriggerProps = Readonly<
  Pick<
    HTMLAttributes<Element>,
    'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
  >
>

/** The way a layer was opened: by the pointer, or by the keyboard, which focuses its first or last item. */
export type Opening = 'pointer' | 'first' | 'last'

const arrows: Readonly<Record<string, Opening>> = { ArrowDown: 'first', ArrowUp: 'last' }

/** The parts of a menu or a card before it is opened: its control, and whether it is open. */
export interface LayerTrigger {
  /** For the control. */
  props: TriggerProps
  /** The control while the layer is open, and how it was opened; null while it is closed. */
  anchor: Element | null
  opening: Opening | null
  /** Ids of the control and of the layer, by which they name each other. */
  triggerId: string
  layerId: string
  close: () => void
}

interface Opened {
  subject: string | undefined
  anchor: Element
  opening: Opening
}

/**
 * The control of a layer that is loaded late: it opens and closes it, a menu also by the arrow keys, and preloads the
 * layer's code as soon as the pointer or the focus comes near. Before that it is only drawn: a table has one in each row.
 * @param preload loads the layer's code; a failure is left to the layer, which asks again when it opens
 * @param subject what the layer is about; about something else it is closed
 */
export function useLayerTrigger(
  popup: 'menu' | 'dialog',
  preload: () => Promise<void>,
  subject?: string,
): LayerTrigger {
  const [last, setOpened] = useState<Opened | null>(null)
  const opened = last?.subject === subject ? last : null
  const id = useId()
  const triggerId = `${id}trigger`
  const layerId = `${id}layer`
  const isMenu = popup === 'menu'
  const toggle = ({ currentTarget, detail }: MouseEvent) =>
    // A press that no pointer made comes from the keyboard.
    setOpened(opened ? null : { subject, anchor: currentTarget, opening: detail === 0 ? 'first' : 'pointer' })
  const openByArrow = (event: KeyboardEvent) => {
    const opening = arrows[event.key]
    if (!opening) return
    event.preventDefault()
    setOpened({ subject, anchor: event.currentTarget, opening })
  }
  const preloadQuietly = () => void preload().catch(() => undefined)
  return {
    props: {
      ...(isMenu && { id: triggerId, onKeyDown: openByArrow }),
      'aria-haspopup': popup,
      'aria-expanded': opened !== null,
      'aria-controls': opened === null ? undefined : layerId,
      onClick: toggle,
      onPointerEnter: preloadQuietly,
      onFocus: preloadQuietly,
    },
    anchor: opened?.anchor ?? null,
    opening: opened?.opening ?? null,
    triggerId,
    layerId,
    close: () => setOpened(null),
  }
}
