'use client'
import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingNode,
  offset,
  shift,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useRole,
  type Placement,
} from '@floating-ui/react'
import { useState, type ReactNode } from 'react'
import type { TriggerProps } from '../../hooks/triggerProps.js'
import { Portal } from '../Portal/Portal.js'
import * as S from './Popover.styles.js'

export interface PopoverProps {
  /** Draws the control that opens it, with the given props: `(props) => <Button {...props}>Profile</Button>`. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the panel for screen readers. */
  label: string
  /** Where it stands beside the control; `bottom-end` by default. */
  placement?: Placement
  /** The content; the function form is given a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** Use it for a small card of details and links beside its control, such as a profile. Lists of actions are a `Menu`. */
export function Popover({ renderTrigger, label, placement = 'bottom-end', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false)
  const nodeId = useFloatingNodeId()
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'dialog' }),
  ])
  return (
    <FloatingNode id={nodeId}>
      {renderTrigger({ ...getReferenceProps(), ref: refs.setReference })}
      {isOpen && (
        <Portal>
          <FloatingFocusManager context={context} modal={false} initialFocus={refs.floating}>
            <S.Root ref={refs.setFloating} style={floatingStyles} aria-label={label} {...getFloatingProps()}>
              <div>{typeof children === 'function' ? children(() => setOpen(false)) : children}</div>
            </S.Root>
          </FloatingFocusManager>
        </Portal>
      )}
    </FloatingNode>
  )
}
