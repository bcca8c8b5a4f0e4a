'use client'
import { FloatingFocusManager, flip, offset, shift, useDismiss, useFloating, useInteractions } from '@floating-ui/react'
import { MinusIcon, PlusIcon } from '../../../icons/icons.js'
import { Button } from '../../Button/Button.js'
import { leaveByTab } from '../../../hooks/leave-by-tab.js'
import { Portal } from '../../Portal/Portal.js'
import type { ResizingLabels } from './resizing-labels.js'
import * as S from './WidthPanel.styles.js'

export interface WidthPanelProps {
  /** The handle that it belongs to. */
  handle: HTMLElement | null
  /** Names the panel. */
  name: string
  /** The current width as text. */
  width: string
  /** Texts of the panel. */
  labels: ResizingLabels
  /** Called to close it. */
  onClose: () => void
  /** Called to make the column narrower. */
  onNarrower: () => void
  /** Called to make the column wider. */
  onWider: () => void
  /** Called to fit the column to its content. */
  onFit: () => void
  /** Called to restore the original width. */
  onReset: () => void
}

/** Buttons that change the width of a column, for users who can't or don't want to drag. */
export function WidthPanel({ handle, name, width, labels, onClose, ...on }: WidthPanelProps) {
  // Positioned once: it must not move away from the pointer while the column grows step by step.
  const { refs, floatingStyles, context } = useFloating({
    open: true,
    onOpenChange: (isOpen) => {
      if (!isOpen) onClose()
    },
    elements: { reference: handle },
    placement: 'bottom',
    middleware: [offset(6), flip(), shift({ padding: 8 })],
  })
  const { getFloatingProps } = useInteractions([useDismiss(context)])
  return (
    <Portal preserveTabOrder={false}>
      <FloatingFocusManager context={context} modal={false} guards={false} initialFocus={1}>
        <S.Root
          ref={refs.setFloating}
          role="dialog"
          aria-label={name}
          style={floatingStyles}
          {...getFloatingProps({ onKeyDown: handle ? (event) => leaveByTab(event, handle, onClose) : undefined })}
        >
          <S.Title aria-hidden>{name}</S.Title>
          <S.Steps>
            <Button size="small" iconStart={MinusIcon} onClick={on.onNarrower}>
              {labels.narrower}
            </Button>
            <Button size="small" iconStart={PlusIcon} onClick={on.onWider}>
              {labels.wider}
            </Button>
            <S.Width>{width}</S.Width>
          </S.Steps>
          <S.Steps>
            <Button size="small" variant="quiet" onClick={on.onFit}>
              {labels.fit}
            </Button>
            <Button size="small" variant="quiet" onClick={on.onReset}>
              {labels.reset}
            </Button>
          </S.Steps>
        </S.Root>
      </FloatingFocusManager>
    </Portal>
  )
}
