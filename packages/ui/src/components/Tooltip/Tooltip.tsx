'use client'
import type { Placement } from '@floating-ui/react'
import { cloneElement, useId, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { useTooltip } from './useTooltip.js'

// Keeps a button with a tooltip small
const TooltipLayer = lazyComponent(() => import('./TooltipLayer.js').then((module) => module.TooltipLayer), {
  fallback: null,
  preload: false,
})

export interface TooltipProps {
  /** A short text; never the only place for what users must know. `null` shows none. */
  content: ReactNode
  /** Preferred side of the control; it moves when there isn't enough space. `top` by default. */
  placement?: Placement
  /** `description` (the default) is read out after the control's name; `name` repeats the name for sighted users only. */
  purpose?: 'description' | 'name'
  /** The one control it belongs to; it must be reachable by keyboard and pass its props on to an element. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * Use it for a short hint on a control. It opens on hover and focus, stays while pointed at, and closes on Escape.
 * Pressing a control that is `aria-disabled` opens it too, for fingers as well, and reads it out: it says why not.
 */
export function Tooltip({ content, placement = 'top', purpose = 'description', children }: TooltipProps) {
  const id = useId()
  const { anchor, isAnswer, close, controlHandlers, tipHandlers } = useTooltip(content)
  const described = [children.props['aria-describedby'], anchor && purpose === 'description' && id]
  return (
    <>
      {cloneElement(children, {
        ...chainHandlers(children.props, controlHandlers),
        'aria-describedby': described.filter(Boolean).join(' ') || undefined,
      })}
      {anchor && (
        <TooltipLayer
          id={id}
          anchor={anchor}
          placement={placement}
          onClose={close}
          isAnswer={isAnswer}
          aria-hidden={purpose === 'name' || undefined}
          {...tipHandlers}
        >
          {content}
        </TooltipLayer>
      )}
    </>
  )
}

/** Wraps each handler so that the one the element already has runs first. */
function chainHandlers<H extends object>(props: HTMLAttributes<HTMLElement>, handlers: H): H {
  const ownHandlers = new Map<string, unknown>(Object.entries(props))
  const both = Object.entries(handlers).map(([name, handler]: [string, (event: unknown) => void]) => {
    const own = ownHandlers.get(name)
    if (typeof own !== 'function') return [name, handler]
    return [
      name,
      (event: unknown) => {
        own(event)
        handler(event)
      },
    ]
  })
  return Object.fromEntries(both) as H
}
