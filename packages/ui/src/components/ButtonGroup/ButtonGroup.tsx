import { forwardRef, type HTMLAttributes } from 'react'
import * as S from './ButtonGroup.styles.js'

export interface ButtonGroupProps extends HTMLAttributes<HTMLDivElement> {
  /** Names the group for screen readers; needed when the labels of the buttons alone do not say what they are for. */
  label?: string
  /** The end they are at: `start` (the default), `end`, or both (`between`). */
  align?: 'start' | 'end' | 'between'
  /** Joins the buttons into one piece: a few ways to see the same thing, each with `aria-pressed`. */
  isAttached?: boolean
  /** Below 768 px puts the buttons under one another at full width. */
  isStackedOnPhone?: boolean
}

/** Use it to put buttons that belong together side by side: the main one first under a form, last in a dialog. */
export const ButtonGroup = forwardRef<HTMLDivElement, ButtonGroupProps>(function ButtonGroup(
  { label, align = 'start', isAttached, isStackedOnPhone, ...rest },
  ref,
) {
  const naming = label ? { role: 'group', 'aria-label': label } : {}
  return (
    <S.Root
      ref={ref}
      data-align={align}
      data-attached={isAttached || undefined}
      data-stacked={isStackedOnPhone || undefined}
      {...naming}
      {...rest}
    />
  )
})
