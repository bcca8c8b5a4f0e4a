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
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { restoreLostFocus } from '../../hooks/lost-focus.js'
import { useMergedRef } from '../../hooks/useMergedRef.js'
import { leaveAsItCame } from '../../motion/leave-as-it-came.js'
import { DialogBody } from '../DialogBody/DialogBody.js'
import { DialogHeader } from '../DialogHeader/DialogHeader.js'
import { Portal } from '../Portal/Portal.js'
import type { OpenDialogProps } from './dialog-layer-props.js'
import * as S from './DialogLayer.styles.js'
import { useFocusTrap } from './useFocusTrap.js'
import { coreTexts } from '../../i18n/core-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

/** A dialog while it is open; the part of `DialogLayer` that is loaded when it is first needed. */
export function OpenDialog(props: OpenDialogProps) {
  const isNested = useFloatingParentNodeId() !== null
  const layer = <DialogNode {...props} />
  return isNested ? layer : <FloatingTree>{layer}</FloatingTree>
}

function DialogNode(props: OpenDialogProps) {
  const t = useTexts(coreTexts)
  const {
    onClose,
    isDismissable = true,
    role = 'dialog',
    initialFocus,
    title,
    description,
    headerStart,
    headerEnd,
    footer,
    closeLabel = t('close'),
    forwardedRef,
    children,
    ...rest
  } = props
  const id = useId()
  const nodeId = useFloatingNodeId()
  const panel = useRef<HTMLDivElement>(null)
  const { refs, elements, context } = useFloating<HTMLElement>({
    nodeId,
    open: true,
    onOpenChange: (_open, event) => {
      if (claimEvent(panel.current, event)) onClose()
    },
  })
  const { getFloatingProps } = useInteractions([
    useDismiss(context, { enabled: isDismissable, outsidePressEvent: 'mousedown', outsidePress: isNotAToast }),
  ])
  useFocusTrap(elements.floating)
  useFocusAfterClose()
  useDoubleClickGuard()
  const mergedRef = useMergedRef(refs.setFloating, panel, forwardedRef)
  const [overlay, setOverlay] = useState<HTMLDivElement | null>(null)
  useLayoutEffect(
    () => () => {
      if (overlay) leaveAsItCame(overlay)
    },
    [overlay],
  )
  // A dialog that must be answered is read out at once: by its sentence, or else by all that it says.
  const describedBy = description ? `${id}-description` : role === 'alertdialog' ? `${id}-body` : undefined
  return (
    <FloatingNode id={nodeId}>
      <Portal preserveTabOrder={false}>
        <S.Overlay ref={setOverlay} lockScroll>
          <FloatingFocusManager
            context={context}
            initialFocus={initialFocus ?? panel}
            // The trap is useFocusTrap: this one would add hidden tab stops.
            modal={false}
            guards={false}
            closeOnFocusOut={false}
          >
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
                start={headerStart}
                end={headerEnd}
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

// A toast lies over the dialog: answering it must not close what users are doing.
const isNotAToast = ({ target }: MouseEvent) => !(target instanceof Element && target.closest('[data-pp-toasts]'))

const handledEvents = new WeakSet<Event>()

/**
 * Claims an event for this dialog: only the topmost dialog handles it, and only one dialog handles each event. Dialogs
 * that aren't nested are ordered by their position in the document, where the last one opened comes last.
 */
function claimEvent(panel: HTMLElement | null, event: Event | undefined): boolean {
  const last = [...document.querySelectorAll('[data-pp-dialog]')].at(-1)
  if (last !== panel || (event && handledEvents.has(event))) return false
  if (event) handledEvents.add(event)
  return true
}

/**
 * Moves the focus when a dialog closes and the element that opened it is gone (the button of a row that moved) or
 * never existed (the page opened with the dialog): to the dialog below, otherwise to the page title or the main
 * landmark. A focus that the app has already moved stays where it is.
 */
function useFocusAfterClose(): void {
  useEffect(
    () => () => {
      // Floating UI returns the focus to the opener first
      requestAnimationFrame(() => restoreLostFocus())
    },
    [],
  )
}

/**
 * Keeps the second press of a double click from what lies below: the first one closed the dialog. It belongs to the first
 * one as long as the browser counts on.
 */
function useDoubleClickGuard(): void {
  useEffect(
    () => () => {
      const types = ['mousedown', 'mouseup', 'click', 'dblclick'] as const
      const guard = (event: MouseEvent) => {
        // The next press of its own; a click that a key or a script makes counts none.
        if (event.type === 'mousedown' && event.detail < 2) {
          for (const type of types) document.removeEventListener(type, guard, true)
        } else if (event.detail > 1) {
          event.preventDefault()
          event.stopPropagation()
        }
      }
      for (const type of types) document.addEventListener(type, guard, true)
    },
    [],
  )
}
