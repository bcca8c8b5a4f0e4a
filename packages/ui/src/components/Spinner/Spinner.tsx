import { forwardRef, type HTMLAttributes } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Spinner.styles.js'

export interface SpinnerProps extends HTMLAttributes<HTMLSpanElement> {
  /** The awaited content, such as 'Loading cases'. */
  label: string
  /** `small` (the default) fits a line of text, `large` the middle of a panel. */
  size?: 'small' | 'large'
  /** Shows the label beside the ring; it is read out either way. */
  isLabelVisible?: boolean
}

/** Use it for a short wait of unknown length where there is no shape to hint at; otherwise use `Skeleton`. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, size = 'small', isLabelVisible = false, ...rest },
  ref,
) {
  return (
    <S.Root ref={ref} role="status" {...rest}>
      <S.Ring data-size={size} aria-hidden />
      {isLabelVisible ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </S.Root>
  )
})
