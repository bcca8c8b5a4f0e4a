'use client'
import { useListItem } from '@floating-ui/react'
import { ExternalLinkIcon } from '../../icons/icons.js'
import type { HTMLProps } from 'react'
import { Icon } from '../Icon/Icon.js'
import { useExternalText, useLinkComponent } from '../LinkProvider/LinkProvider.js'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js'
import type { MenuItem } from './menu-items.js'
import * as S from './Menu.styles.js'

interface MenuLineProps {
  item: MenuItem
  /** Place of the item that the arrow keys are on. */
  activeIndex: number | null
  getItemProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>
  onClose: () => void
}

/** One line of a menu: a link where it leads to a page, otherwise a button. */
export function MenuLine({ item, activeIndex, getItemProps, onClose }: MenuLineProps) {
  const { ref, index } = useListItem({ label: item.label })
  const link = useLinkComponent()
  const externalText = useExternalText()
  const { href, isExternal, isDisabled } = item
  const target = isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  const element = href === undefined || isDisabled ? {} : { as: isExternal ? ('a' as const) : link, href, ...target }
  const choose = () => {
    if (isDisabled) return
    onClose()
    item.onAction?.()
  }
  return (
    <S.Item
      ref={ref}
      role="menuitem"
      tabIndex={index === activeIndex ? 0 : -1}
      aria-disabled={isDisabled || undefined}
      aria-current={item.isCurrent ? 'page' : undefined}
      data-dangerous={item.isDestructive || undefined}
      {...(href === undefined && { type: 'button' as const })}
      {...element}
      {...getItemProps({ onClick: choose })}
    >
      {item.icon && <Icon icon={item.icon} />}
      <S.ItemLabel>{item.label}</S.ItemLabel>
      {item.note && <S.Note>{item.note}</S.Note>}
      {isExternal && (
        <>
          <Icon icon={ExternalLinkIcon} />
          <VisuallyHidden>{` (${externalText})`}</VisuallyHidden>
        </>
      )}
    </S.Item>
  )
}
