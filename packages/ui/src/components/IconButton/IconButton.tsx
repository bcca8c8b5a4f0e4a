'use client'
import { forwardRef } from 'react'
import type { Placement } from '@floating-ui/react'
import { styled } from 'styled-components'
import { tokens } from '../../tokens/tokens.js'
import { Button, type ButtonProps } from '../Button/Button.js'
import { Icon, type IconComponent } from '../Icon/Icon.js'
import { Tooltip } from '../Tooltip/Tooltip.js'

const Root = styled(Button)`
  flex: none;
  aspect-ratio: 1;
  padding: 0;

  &[data-variant='quiet']:not(:disabled, [aria-disabled='true'], [aria-pressed='true']) {
    color: ${tokens.color.textMuted};
    &:hover,
    &[aria-expanded='true'] {
      color: ${tokens.color.text};
    }
  }
`

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'iconStart' | 'iconEnd' | 'isFullWidth' | 'aria-label' | 'name'
> {
  /** The action in words: its accessible name, and its tooltip. */
  label: string
  /** The drawing is shown. */
  icon: IconComponent
  /** 20 by default; 16 in dense rows. */
  iconSize?: 16 | 20
  /**
   * The effect of pressing it, or why it cannot be pressed: shown as the tooltip and read out after the name. Default:
   * none.
   */
  hint?: string
  /** Side of the tooltip; `top` by default. */
  tooltipPlacement?: Placement
}

/** Use it where space is too short for text and the icon is known to everyone; otherwise use `Button`. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, iconSize = 20, hint, tooltipPlacement, variant = 'quiet', isPending, ...rest },
  ref,
) {
  return (
    <Tooltip content={hint ?? label} placement={tooltipPlacement} purpose={hint ? 'description' : 'name'}>
      <Root ref={ref} aria-label={label} variant={variant} isPending={isPending} {...rest}>
        {!isPending && <Icon icon={icon} size={iconSize} />}
      </Root>
    </Tooltip>
  )
})
