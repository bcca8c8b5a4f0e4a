'use client'
import { forwardRef } from 'react'
import type { DialogProps } from '../DialogLayer/dialog-props.js'
import * as S from './Modal.styles.js'

export interface ModalProps extends DialogProps {
  /** Width: 400, 560 (the default) or 800 px; below 768 px it fills the width at the foot of the window. */
  size?: 'small' | 'medium' | 'large'
  /** When false, only the buttons of the footer close it: no close button, no Escape. True by default. */
  isDismissable?: boolean
  /** `alertdialog` for what must be answered before anything else, which is read out at once; `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
}

/** Use it for a short task or question that must be settled before the page goes on; longer work goes into a SlideOut. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal({ size = 'medium', ...rest }, ref) {
  return <S.Root ref={ref} data-size={size} {...rest} />
})
