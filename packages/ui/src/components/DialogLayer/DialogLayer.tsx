'use client'
import {
  FloatingFocusManager,
  FloatingNode,
  FloatingTree,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useFloatingParentNodeId,
  useInteractions,
  useMergeRefs,
  type OpenChangeReason,
} from '@floating-ui/react'
import { forwardRef, useRef, type HTMLAttributes, type RefObject } from 'react'
import { Portal } from '../Portal/Portal.js'
import * as S from './DialogLayer.styles.js'

export interface DialogLayerProps extends HTMLAttributes<HTMLDivElement> {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when people press Escape or outside of it. */
  onClose: (reason?: OpenChangeReason) => void
  /** Whether Escape and a press outside close it. */
  isDismissable: boolean
  /** `alertdialog` for what must be answered before anything else. */
  role?: 'dialog' | 'alertdialog'
  /** The control that has the focus first; the dialog itself by default, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** The behaviour that Modal and Drawer share: focus trap, Escape, return of focus, scroll lock, nesting. */
export const DialogLayer = forwardRef<HTMLDivElement, DialogLayerProps>(function DialogLayer(props, ref) {
  const isNested = useFloatingParentNodeId() !== null
  const layer = <DialogNode {...props} forwardedRef={ref} />
  return isNested ? layer : <FloatingTree>{layer}</FloatingTree>
})

type DialogNodeProps = DialogLayerProps & { forwardedRef: React.ForwardedRef<HTMLDivElement> }

function DialogNode(props: DialogNodeProps) {
  const { isOpen, onClose, isDismissable, role = 'dialog', initialFocus, forwardedRef, children, ...rest } = props
  const nodeId = useFloatingNodeId()
  const panel = useRef<HTMLDivElement>(null)
  const { refs, context } = useFloating<HTMLElement>({
    nodeId,
    open: isOpen,
    onOpenChange: (_open, _event, reason) => onClose(reason),
  })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { enabled: isDismissable, outsidePressEvent: 'mousedown', outsidePress: isNotAToast }),
  ])
  const mergedRef = useMergeRefs([refs.setFloating, panel, forwardedRef])
  return (
    <FloatingNode id={nodeId}>
      {isOpen && (
        <Portal>
          <S.Overlay lockScroll>
            <FloatingFocusManager context={context} initialFocus={initialFocus ?? panel}>
              <S.Panel ref={mergedRef} role={role} aria-modal tabIndex={-1} {...getFloatingProps(rest)}>
                {children}
              </S.Panel>
            </FloatingFocusManager>
          </S.Overlay>
        </Portal>
      )}
    </FloatingNode>
  )
}

// A toast lies over the dialog: answering it must not close what people are doing.
const isNotAToast = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('[data-pp-toasts]'))
