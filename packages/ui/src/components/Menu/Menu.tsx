'use client'
import type { Placement } from '@floating-ui/react'
import { createElement, type ReactNode } from 'react'
import { callFor, useLatePart } from '../../hooks/latePart.js'
import type { TriggerProps } from '../../hooks/triggerProps.js'
import { useLayerTrigger } from '../../hooks/useLayerTrigger.js'
import type { MenuEntry } from './menuItems.js'
import { menuPart } from './menuPart.js'

export interface MenuProps {
  /** Draws the control that opens it, with the given props. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the menu when it should differ from the control's own words. */
  label?: string
  /** Its lines; a group has a heading. */
  entries: readonly MenuEntry[]
  /** What it is about, where the control can come to stand for something else, such as the next row: that closes it. */
  subject?: string
  /** Where it stands beside the control; `bottom-start` by default. */
  placement?: Placement
}

/** Use it under a control of your own to offer actions or pages; with a plain button use `MenuButton`. */
export function Menu({ renderTrigger, placement = 'bottom-start', subject, ...rest }: MenuProps) {
  const { props, anchor, opening, close, ...ids } = useLayerTrigger('menu', callForMenu, subject)
  const Layer = useLatePart(menuPart, opening !== null)
  return (
    <>
      {renderTrigger(props)}
      {Layer &&
        anchor &&
        opening &&
        createElement(Layer, { ...rest, ...ids, anchor, opening, placement, onClose: close })}
    </>
  )
}

const callForMenu = () => callFor(menuPart)
