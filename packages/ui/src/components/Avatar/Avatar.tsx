import { UserIcon } from 'lucide-react'
import { forwardRef, type HTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.js'
import * as S from './Avatar.styles.js'
import { initialsOf } from './initialsOf.js'

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Name of the person; its initials are shown, or a figure when it is empty. */
  name: string
  /** 24, 32 (the default) or 48 px. */
  size?: 'small' | 'medium' | 'large'
  /** Reads the name out; leave it off where the name stands beside it. */
  isNamed?: boolean
}

/** Use it to mark a person in little space. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = 'medium', isNamed = false, ...rest },
  ref,
) {
  const naming = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <S.Root ref={ref} data-size={size} {...naming} {...rest}>
      {initialsOf(name) || <Icon glyph={UserIcon} />}
    </S.Root>
  )
})
