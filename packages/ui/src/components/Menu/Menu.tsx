'use client'
import type { Placement } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { useLayerTrigger, type TriggerProps } from '../../hooks/useLayerTrigger.js'
import type { MenuEntry } from './menu-items.js'

const MenuLayer = lazyComponent(() => import('./MenuLayer.js').then((module) => module.MenuLayer), { fallback: null })

export interface MenuProps {
  /** Draws the control that opens it, with the given props. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the menu when it should differ from the label of the control. */
  label?: string
  /** Its lines; a group has a heading. A function is called when the menu is open: for one in each row of a table. */
  items: readonly MenuEntry[] | (() => readonly MenuEntry[])
  /**
   * The subject of the menu, where the control can come to stand for something else, such as the next row: that closes
   * it.
   */
  resetKey?: string
  /** Position beside the control; `bottom-start` by default. */
  placement?: Placement
}

/** Use it under a control of your own to offer actions or pages; with a plain button use `MenuButton`. */
export function Menu({ renderTrigger, items, placement = 'bottom-start', resetKey, ...rest }: MenuProps) {
  const { props, anchor, opening, close, ...ids } = useLayerTrigger('menu', MenuLayer.preload, resetKey)
  return (
    <>
      {renderTrigger(props)}
      {anchor && opening && (
        <MenuLayer
          {...rest}
          {...ids}
          items={typeof items === 'function' ? items() : items}
          anchor={anchor}
          opening={opening}
          placement={placement}
          onClose={close}
        />
      )}
    </>
  )
}
