'use client'
import { FloatingFocusManager, FloatingList, FloatingNode, type Placement } from '@floating-ui/react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { TriggerProps } from '../../hooks/triggerProps.js'
import { Portal } from '../Portal/Portal.js'
import { isGroup, type MenuEntry } from './menuItems.js'
import { MenuLine } from './MenuLine.js'
import * as S from './Menu.styles.js'
import { useMenu } from './useMenu.js'

export interface MenuProps {
  /** Draws the control that opens it, with the given props. */
  renderTrigger: (props: TriggerProps) => ReactNode
  /** Names the menu when it should differ from the control's own words. */
  label?: string
  /** Its lines; a group has a heading. */
  entries: readonly MenuEntry[]
  /** Where it stands beside the control; `bottom-start` by default. */
  placement?: Placement
}

/** Use it under a control of your own to offer actions or pages; with a plain button use `MenuButton`. */
export function Menu({ renderTrigger, label, entries, placement = 'bottom-start' }: MenuProps) {
  const menu = useMenu(entries, placement)
  const line = { activeIndex: menu.activeIndex, getItemProps: menu.getItemProps, onClose: menu.close }
  // A menu is left by Escape or the tab key, and both lead back to its control.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    menu.close()
  }
  // Inside a dialog the library takes the control for a line of an outer menu; it is a button everywhere.
  return (
    <FloatingNode id={menu.nodeId}>
      {renderTrigger({ ...menu.getReferenceProps(), role: undefined, ref: menu.setReference })}
      {menu.isOpen && (
        <Portal keepsTabOrder={false}>
          <FloatingFocusManager context={menu.context} modal={false} guards={false}>
            <S.Root
              ref={menu.setFloating}
              style={menu.floatingStyles}
              {...menu.getFloatingProps({
                onKeyDown: closeOnTab,
                ...(label && { 'aria-label': label, 'aria-labelledby': undefined }),
              })}
            >
              <FloatingList elementsRef={menu.elements} labelsRef={menu.labels}>
                <S.List role="none">
                  {entries.map((entry) =>
                    isGroup(entry) ? (
                      <S.Group key={entry.id} role="group" aria-label={entry.label}>
                        <S.GroupLabel aria-hidden>{entry.label}</S.GroupLabel>
                        {entry.items.map((item) => (
                          <MenuLine key={item.id} item={item} {...line} />
                        ))}
                      </S.Group>
                    ) : (
                      <MenuLine key={entry.id} item={entry} {...line} />
                    ),
                  )}
                </S.List>
              </FloatingList>
            </S.Root>
          </FloatingFocusManager>
        </Portal>
      )}
    </FloatingNode>
  )
}
