'use client'
import type { Placement } from '@floating-ui/react'
import type { ReactNode } from 'react'
import { lazyComponent } from '../../hooks/lazy-component.js'
import { useLayerTrigger, type TriggerProps } from '../../hooks/useLayerTrigger.js'

const PopoverLayer = lazyComponent(() => import('./PopoverLayer.js').then((module) => module.PopoverLayer), {
  fallback: null,
})

export interface PopoverProps {
  /** Draws the control that opens it, with the given props: `(props) => <Button {...props}>Profile</Button>`. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the panel for screen readers. */
  label: string
  /** Position beside the control; `bottom-end` by default. */
  placement?: Placement
  /** The content; the function form is given a way to close it. Until there is any, the card is not seen. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Use it for a small card of details and links beside its control, such as a profile. Lists of actions are a `Menu`. */
export function Popover({ renderTrigger, label, placement = 'bottom-end', children }: PopoverProps) {
  const { props, anchor, opening, layerId, close } = useLayerTrigger('dialog', PopoverLayer.preload)
  const content = typeof children === 'function' ? children(close) : children
  return (
    <>
      {renderTrigger(props)}
      {anchor && opening && (
        <PopoverLayer anchor={anchor} label={label} layerId={layerId} placement={placement} onClose={close}>
          {content}
        </PopoverLayer>
      )}
    </>
  )
}
