'use client'
import { forwardRef, useId, type HTMLAttributes, type ReactNode, type RefObject } from 'react'
import { DialogBody } from '../DialogBody/DialogBody.js'
import { DialogHeader } from '../DialogHeader/DialogHeader.js'
import * as S from './Modal.styles.js'

export interface ModalProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when people close it: the close button, Escape, or a press outside. */
  onClose: () => void
  /** Says what it is about; names the dialog. */
  title: ReactNode
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  /** Width: 400, 560 (the default) or 800 px; below 768 px it fills the width at the foot of the window. */
  size?: 'small' | 'medium' | 'large'
  /** When false, only the buttons of the footer close it: no close button, no Escape. True by default. */
  isDismissable?: boolean
  /** `alertdialog` for what must be answered before anything else; `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
  /** The control that has the focus first; the dialog itself by default, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Name of the close button; 'Close' by default. */
  closeLabel?: string
}

/** Use it for a short task or question that must be settled before the page goes on; longer work goes into a Drawer. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal(
  {
    title,
    description,
    footer,
    size = 'medium',
    isDismissable = true,
    closeLabel = 'Close',
    onClose,
    children,
    ...rest
  },
  ref,
) {
  const titleId = useId()
  const descriptionId = useId()
  return (
    <S.Root
      ref={ref}
      isDismissable={isDismissable}
      onClose={() => onClose()}
      data-size={size}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      {...rest}
    >
      <DialogHeader
        titleId={titleId}
        title={title}
        descriptionId={descriptionId}
        description={description}
        closeLabel={closeLabel}
        onClose={isDismissable ? onClose : undefined}
      />
      <DialogBody titleId={titleId} footer={footer}>
        {children}
      </DialogBody>
    </S.Root>
  )
})
