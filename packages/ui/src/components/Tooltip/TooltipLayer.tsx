'use client'
import {
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  type Placement,
} from '@floating-ui/react'
import type { HTMLAttributes, ReactNode } from 'react'
import { LiveText } from '../LiveText/LiveText.js'
import { Portal } from '../Portal/Portal.js'
import * as S from './Tooltip.styles.js'

export interface TooltipLayerProps extends HTMLAttributes<HTMLDivElement> {
  /** The control it belongs to. */
  anchor: HTMLElement
  /** Side of the control that it prefers. */
  placement: Placement
  /** True if it is read out: it answers a press. */
  isAnswer: boolean
  /** Called on Escape. While the control has the focus, the same press reaches the dialog around it. */
  onClose: () => void
}

/** The tooltip as it floats; the part of `Tooltip` that is loaded when it is first needed. */
export function TooltipLayer({
  anchor,
  placement,
  isAnswer,
  onClose,
  children,
  ...rest
}: TooltipLayerProps): ReactNode {
  const { refs, floatingStyles, context } = useFloating({
    nodeId: useFloatingNodeId(),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement,
    middleware: [offset(6), flip({ fallbackAxisSideDirection: 'start' }), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, {
      // Before a dialog around the control takes Escape for itself.
      capture: { escapeKey: true, outsidePress: true },
      // A hint that came with the focus must not cost a second Escape; one that the pointer opened is closed alone.
      bubbles: { escapeKey: anchor.matches(':focus'), outsidePress: true },
    }),
  ])
  return (
    <Portal anchor={anchor}>
      <S.Root ref={refs.setFloating} style={floatingStyles} role="tooltip" {...getFloatingProps(rest)}>
        <div>
          <LiveText text={isAnswer && typeof children === 'string' ? children : null} isFirstRead pause={150}>
            {children}
          </LiveText>
        </div>
      </S.Root>
    </Portal>
  )
}
