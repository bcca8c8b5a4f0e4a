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
import { useRef, type ReactNode, type RefObject } from 'react'
import { styled } from 'styled-components'
import { leaveByTab } from '../../hooks/leave-by-tab.js'
import type { LayerTrigger } from '../../hooks/useLayerTrigger.js'
import { appearFast, floatingSurface } from '../../theme/floating-surface.js'
import { isNotScrim, phoneSheet, SheetScrim } from '../../theme/phone-sheet.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { Portal } from '../Portal/Portal.js'

const Place = styled.div`
  z-index: ${tokens.zIndex.menu};
  ${phoneSheet}

  /* Nothing is seen of a card whose content is still on its way; it has the focus already. */
  &:has(> [role='dialog'] > :empty) {
    opacity: 0;
    animation: none;
  }
`

const Root = styled.div`
  inline-size: min(${tokens.size.tooltip}, calc(100vw - ${tokens.space[4]}));
  max-block-size: calc(100dvh - ${tokens.space[16]});
  overflow-y: auto;
  overflow-wrap: break-word;
  padding: ${tokens.space[4]};
  ${floatingSurface}
  border-radius: ${tokens.radius.panel};

  ${media.belowTablet} {
    inline-size: auto;
    border: 0;
    border-radius: inherit;
    box-shadow: none;
  }

  /* It has the focus only so that it is read out; what can be pressed inside shows its own ring. */
  &:focus-visible {
    outline: none;
  }

  & > :not(:empty) {
    ${appearFast}
  }
`

export interface PopoverLayerProps extends Pick<LayerTrigger, 'layerId'> {
  /** The control it belongs to. */
  anchor: Element
  /** Names the layer. */
  label: string
  /** Preferred side of the control. */
  placement: Placement
  /** The part of the content that has the focus first; the card itself by default. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Called to close it. */
  onClose: () => void
  /** The content of the popover. */
  children?: ReactNode
}

/** The open card; the part of `Popover` that is loaded when it is first needed. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { anchor, label, layerId, placement, initialFocus, onClose, children } = props
  const { refs, floatingStyles, context } = useFloating({
    nodeId: useFloatingNodeId(),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement,
    // Most controls are in the sticky header or rail: the layer must stay where it is when the page below scrolls.
    strategy: 'fixed',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getFloatingProps } = useInteractions([useDismiss(context, { outsidePress: isNotScrim })])
  const card = useRef<HTMLDivElement>(null)
  return (
    <FloatingNode id={context.nodeId}>
      <Portal preserveTabOrder={false}>
        <SheetScrim data-pp-scrim="" onClick={onClose} />
        <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={initialFocus ?? card}>
          {/* Floating UI would make it a tab stop as the dialog, and leave it one when its controls have loaded. */}
          <Place ref={refs.setFloating} style={floatingStyles} {...getFloatingProps()}>
            <Root
              ref={card}
              role="dialog"
              aria-label={label}
              id={layerId}
              tabIndex={-1}
              onKeyDown={(event) => leaveByTab(event, anchor, onClose)}
            >
              <div>{children}</div>
            </Root>
          </Place>
        </FloatingFocusManager>
      </Portal>
    </FloatingNode>
  )
}
