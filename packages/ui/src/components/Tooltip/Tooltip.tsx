'use client'
import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFocus,
  useHover,
  useInteractions,
  useMergeRefs,
  useRole,
  type Placement,
} from '@floating-ui/react'
import { cloneElement, useState, type ReactElement, type ReactNode } from 'react'
import { refOf } from '../../hooks/refOf.js'
import { Portal } from '../Portal/Portal.js'
import * as S from './Tooltip.styles.js'

export interface TooltipProps {
  /** A few words of text; never the only place for what people must know. */
  content: ReactNode
  /** Side of the control that it prefers; it moves when there is no room. `top` by default. */
  placement?: Placement
  /** `description` is read out after the control's name; `name` repeats it for the eye only. */
  purpose?: 'description' | 'name'
  /** The one control it belongs to; it must take a ref and be reachable by keyboard. */
  children: ReactElement<Record<string, unknown>>
}

/** Use it for a short hint on a control. It opens on hover and focus, stays while pointed at, and closes on Escape. */
export function Tooltip({ content, placement = 'top', purpose = 'description', children }: TooltipProps) {
  const [isOpen, setOpen] = useState(false)
  const { refs, floatingStyles, context } = useFloating({
    nodeId: useFloatingNodeId(),
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { open: 300, close: 80 }, handleClose: safePolygon() }),
    useFocus(context),
    useDismiss(context, { referencePress: true }),
    useRole(context, { role: 'tooltip', enabled: purpose === 'description' }),
  ])
  const ref = useMergeRefs([refs.setReference, refOf(children)])
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref })}
      {isOpen && (
        <Portal>
          <S.Root
            ref={refs.setFloating}
            style={floatingStyles}
            role="tooltip"
            aria-hidden={purpose === 'name' || undefined}
            {...getFloatingProps()}
          >
            <div>{content}</div>
          </S.Root>
        </Portal>
      )}
    </>
  )
}
