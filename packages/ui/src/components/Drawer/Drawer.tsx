'use client'
import { forwardRef, useId, type HTMLAttributes, type ReactNode, type RefObject } from 'react'
import { DialogBody } from '../DialogBody/DialogBody.js'
import { DialogHeader } from '../DialogHeader/DialogHeader.js'
import * as S from './Drawer.styles.js'

export interface DrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Whether it is shown. */
  isOpen: boolean
  /** Called when people close it: the close button, Escape, or a press outside. */
  onClose: () => void
  /** Says what it is about; names the dialog and stays in view. */
  title: ReactNode
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  /** `end` (right, the default) for details and forms, `start` (left) for navigation. */
  side?: 'start' | 'end'
  /** Width: 320 (navigation), 480 (the default) or 640 px; the wider two fill the window below 768 px. */
  size?: 'small' | 'medium' | 'large'
  /** The control that has the focus first; the drawer itself by default, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Name of the close button; 'Close' by default. */
  closeLabel?: string
}

/** Use it to slide details, a longer form, or the navigation over the page, which stays where it was. */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  { title, description, footer, side = 'end', size = 'medium', closeLabel = 'Close', onClose, children, ...rest },
  ref,
) {
  const titleId = useId()
  const descriptionId = useId()
  return (
    <S.Root
      ref={ref}
      isDismissable
      onClose={() => onClose()}
      data-side={side}
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
        onClose={onClose}
      />
      <DialogBody titleId={titleId} footer={footer}>
        {children}
      </DialogBody>
    </S.Root>
  )
})
