import { UserIcon } from 'lucide-react'
import { forwardRef, type HTMLAttributes } from 'react'
import { Icon } from '../Icon/Icon.js'
import * as S from './Avatar.styles.js'
import { getInitials } from './get-initials.js'

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  /** Name of the person in any script; its initials are shown, or the figure of a person when it has no letters. */
  name: string
  /** Its edge: 24, 32 (`medium`, the default) or 48 px; the small one has room for one initial. */
  size?: 'small' | 'medium' | 'large'
  /** Reads the name out, where it is not beside it; false by default. */
  isNamed?: boolean
}

/** Use it to mark a person in little space. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, size = 'medium', isNamed = false, ...rest },
  ref,
) {
  const naming = isNamed && name.trim() !== '' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <S.Root ref={ref} data-size={size} {...naming} {...rest}>
      {getInitials(name, size === 'small' ? 1 : 2) || <Icon icon={UserIcon} size={size === 'large' ? 20 : 16} />}
    </S.Root>
  )
})
