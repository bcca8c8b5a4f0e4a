import { forwardRef, type HTMLAttributes, type ReactNode } from 'react'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import * as S from './Badge.styles.js'

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** A number, which is capped, or a word or two. */
  children: ReactNode
  /** Color by meaning; the word or an icon must say the same. `neutral` by default. */
  tone?: keyof typeof S.tones
  /** Greatest number that is written out; 99 by default, so that 100 reads '99+'. */
  max?: number
  /** Read out after a number, such as 'unread messages'; give it wherever the text beside it does not say so. */
  label?: string
  /** An icon before the text; none by default. */
  icon?: IconComponent
}

/** Use it for a small count or a state in a word or two, beside what it counts or describes. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { children, tone = 'neutral', max = 99, label, icon, ...rest },
  ref,
) {
  const isCount = typeof children === 'number'
  return (
    <S.Root ref={ref} $tone={tone} data-count={isCount || undefined} {...rest}>
      {icon && <Icon icon={icon} />}
      {isCount ? formatCappedCount(children, max) : children}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </S.Root>
  )
})

/** The number in figures, or the cap with a plus where the number is greater: 100 reads '99+'. */
export function formatCappedCount(count: number, max = 99): string {
  return count > max ? `${max}+` : String(count)
}
