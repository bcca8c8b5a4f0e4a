'use client'
import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingNode,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  type Placement,
} from '@floating-ui/react'
import type { ReactNode } from 'react'
import type { LayerTrigger } from '../../hooks/useLayerTrigger.js'
import { Portal } from '../Portal/Portal.js'
import * as S from './Popover.styles.js'

export interface PopoverLayerProps extends Pick<LayerTrigger, 'layerId'> {
  /** The control it stands beside. */
  anchor: Element
  label: string
  placement: Placement
  onClose: () => void
  children?: ReactNode
}

/** The open card; the part of `Popover` that is loaded when it is first needed. */
export function PopoverLayer({ anchor, label, layerId, placement, onClose, children }: PopoverLayerProps) {
  const { refs, floatingStyles, context } = useFloating({
    nodeId: useFloatingNodeId(),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement,
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps } = useInteractions([useDismiss(context)])
  return (
    <FloatingNode id={context.nodeId}>
      <Portal>
        <FloatingFocusManager context={context} modal={false} initialFocus={refs.floating}>
          <S.Root
            ref={refs.setFloating}
            style={floatingStyles}
            role="dialog"
            aria-label={label}
            {...getFloatingProps()}
            id={layerId}
          >
            <div>{children}</div>
          </S.Root>
        </FloatingFocusManager>
      </Portal>
    </FloatingNode>
  )
}
