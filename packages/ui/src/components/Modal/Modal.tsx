'use client'
import { forwardRef } from 'react'
import { keyframes, styled } from 'styled-components'
import type { DialogProps } from '../DialogLayer/dialog-props.js'
import { media } from '../../tokens/scales.js'
import { tokens } from '../../tokens/tokens.js'
import { DialogLayer } from '../DialogLayer/DialogLayer.js'

const rise = keyframes`
  from { opacity: 0; transform: translateY(0.5rem) scale(0.985); }
`

const Root = styled(DialogLayer)`
  place-self: center;
  inline-size: min(100%, ${tokens.size.dialogMedium});
  max-block-size: 100%;
  border-radius: ${tokens.radius.panel};
  animation: ${rise} ${tokens.duration.fast} ${tokens.easing.standard};

  &[data-size='small'] {
    inline-size: min(100%, ${tokens.size.dialogSmall});
  }

  &[data-size='large'] {
    inline-size: min(100%, ${tokens.size.dialogLarge});
  }

  ${media.roomyHeight} {
    max-block-size: calc(100dvh - 2 * ${tokens.space[6]});
  }

  ${media.belowTablet} {
    place-self: end center;
    inline-size: 100% !important;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`

export interface ModalProps extends DialogProps {
  /** Width: 400, 560 (the default) or 800 px; below 768 px it fills the width at the foot of the window. */
  size?: 'small' | 'medium' | 'large'
  /** False if only the buttons of the footer close it: no close button, no Escape. True by default. */
  isDismissable?: boolean
  /** `alertdialog` for what must be answered before anything else, which is read out at once; `dialog` by default. */
  role?: 'dialog' | 'alertdialog'
}

/** Use it for a short task or question that must be settled before the page goes on; longer work goes into a SlideOut. */
export const Modal = forwardRef<HTMLDivElement, ModalProps>(function Modal({ size = 'medium', ...rest }, ref) {
  return <Root ref={ref} data-size={size} {...rest} />
})
