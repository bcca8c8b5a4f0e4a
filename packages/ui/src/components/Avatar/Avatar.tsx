import { UserIcon } from '../../icons/icons.js'
import { forwardRef, type HTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../Icon/Icon.js'
import { getInitials } from './get-initials.js'
import { textStyle } from '../../theme/text-style.js'
import { tokens } from '../../tokens/tokens.js'

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${tokens.space[8]};
  block-size: ${tokens.space[8]};
  border: ${tokens.borderWidth.hairline} solid transparent;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.accentSubtle};
  color: ${tokens.color.accentText};
  ${textStyle('xs')}
  font-weight: ${tokens.fontWeight.semibold};
  letter-spacing: ${tokens.letterSpacing.wide};
  user-select: none;

  &[data-size='small'] {
    inline-size: ${tokens.space[6]};
    block-size: ${tokens.space[6]};
  }

  &[data-size='large'] {
    inline-size: ${tokens.space[12]};
    block-size: ${tokens.space[12]};
    ${textStyle('md')}
  }
`

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
    <Root ref={ref} data-size={size} {...naming} {...rest}>
      {getInitials(name, size === 'small' ? 1 : 2) || <Icon icon={UserIcon} size={size === 'large' ? 20 : 16} />}
    </Root>
  )
})
