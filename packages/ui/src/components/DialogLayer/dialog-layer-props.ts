import type { ForwardedRef } from 'react'
import type { DialogProps } from './dialog-props.js'

export interface DialogLayerProps extends DialogProps {
  /** True if the close button, Escape and a press outside close it; true by default. */
  isDismissable?: boolean
  /** `alertdialog` for what must be answered before anything else; `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
}

/** The same for a dialog that is open. */
export type OpenDialogProps = Omit<DialogLayerProps, 'isOpen'> & { forwardedRef: ForwardedRef<HTMLDivElement> }
