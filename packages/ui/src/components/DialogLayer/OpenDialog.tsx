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
} from '@floating-ui/react'
import { useId, useRef } from 'react'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { DialogBody } from '../DialogBody/DialogBody.js'
import { DialogHeader } from '../DialogHeader/DialogHeader.js'
import { Portal } from '../Portal/Portal.js'
import type { OpenDialogProps } from './DialogLayerProps.js'
import * as S from './DialogLayer.styles.js'
import { mayAnswer } from './topDialog.js'
import { useFocusBelow } from './useFocusBelow.js'

/** A dialog while it is open; the part of `DialogLayer` that is loaded when it is first needed. */
export function OpenDialog(props: OpenDialogProps) {
  const isNested = useFloatingParentNodeId() !== null
  const layer = <DialogNode {...props} />
  return isNested ? layer : <FloatingTree>{layer}</FloatingTree>
}

function DialogNode(props: OpenDialogProps) {
  const {
    onClose,
    isDismissable = true,
    role = 'dialog',
    initialFocus,
    title,
    description,
    footer,
    closeLabel = 'Close',
    forwardedRef,
    children,
    ...rest
  } = props
  const id = useId()
  const nodeId = useFloatingNodeId()
  const panel = useRef<HTMLDivElement>(null)
  const { refs, context } = useFloating<HTMLElement>({
    nodeId,
    open: true,
    onOpenChange: (_open, event) => {
      if (mayAnswer(panel.current, event)) onClose()
    },
  })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { enabled: isDismissable, outsidePressEvent: 'mousedown', outsidePress: isNotAToast }),
  ])
  useFocusBelow()
  const mergedRef = useMergedRef(refs.setFloating, panel, forwardedRef)
  // What must be answered is read out at once: by its sentence, or else by all that it says.
  const describedBy = description ? `${id}-description` : role === 'alertdialog' ? `${id}-body` : undefined
  return (
    <FloatingNode id={nodeId}>
      <Portal>
        <S.Overlay lockScroll>
          <FloatingFocusManager context={context} initialFocus={initialFocus ?? panel}>
            <S.Panel
              ref={mergedRef}
              role={role}
              aria-modal
              tabIndex={-1}
              data-pp-dialog=""
              aria-labelledby={`${id}-title`}
              aria-describedby={describedBy}
              {...getFloatingProps(rest)}
            >
              <DialogHeader
                id={id}
                title={title}
                description={description}
                closeLabel={closeLabel}
                onClose={isDismissable ? onClose : undefined}
              />
              <DialogBody id={id} footer={footer}>
                {children}
              </DialogBody>
            </S.Panel>
          </FloatingFocusManager>
        </S.Overlay>
      </Portal>
    </FloatingNode>
  )
}

// A toast lies over the dialog: answering it must not close what people are doing.
const isNotAToast = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('[data-pp-toasts]'))
