import type { HTMLAttributes, ReactNode, RefObject } from 'react'

/** The props of every dialog, whether it is in the middle or at a side. */
export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** True if it is shown. */
  isOpen: boolean
  /** Called when users close it: the close button, Escape, or a press outside. */
  onClose: () => void
  /** Says what it is about; names the dialog and stays in view. */
  title: ReactNode
  /** A sentence under the title, read out with it. */
  description?: ReactNode
  /** A control before the title, such as the way back; none by default. */
  headerStart?: ReactNode
  /** Controls before the close button, such as the way to the next one; on a phone below the title. None by default. */
  headerEnd?: ReactNode
  /** Buttons at the foot, which stays in view; the main one last. */
  footer?: ReactNode
  /** The control that has the focus first; the dialog itself by default, so that its title is read. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Name of the close button; 'Close' by default. */
  closeLabel?: string
  /** The content between its head and its foot. */
  children?: ReactNode
}
