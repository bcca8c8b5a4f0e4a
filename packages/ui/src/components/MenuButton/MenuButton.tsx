'use client'
import { ChevronDownIcon } from '../../icons/icons.js'
import { forwardRef } from 'react'
import type { Placement } from '@floating-ui/react'
import { Button, type ButtonProps } from '../Button/Button.js'
import { Menu } from '../Menu/Menu.js'
import type { MenuEntry } from '../Menu/menu-items.js'

export interface MenuButtonProps extends Omit<ButtonProps, 'iconEnd'> {
  /** Lines of the menu; a group has a heading. */
  items: readonly MenuEntry[]
  /** Position of the menu beside the button; `bottom-start` by default. */
  placement?: Placement
}

/** Use it when several actions belong together and there is no space for a button each. */
export const MenuButton = forwardRef<HTMLButtonElement, MenuButtonProps>(function MenuButton(
  { items, placement, ...rest },
  ref,
) {
  return (
    <Menu
      items={items}
      placement={placement}
      renderTrigger={(trigger) => <Button ref={ref} iconEnd={ChevronDownIcon} {...rest} {...trigger} />}
    />
  )
})
