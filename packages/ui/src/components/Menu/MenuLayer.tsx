'use client'
import {
  autoUpdate,
  flip,
  FloatingFocusManager,
  FloatingList,
  FloatingNode,
  offset,
  shift,
  size,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useTypeahead,
  type Placement,
} from '@floating-ui/react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { LayerTrigger, Opening } from '../../hooks/useLayerTrigger.js'
import { isNotScrim, SheetScrim } from '../../theme/phone-sheet.js'
import { Portal } from '../Portal/Portal.js'
import { flattenItems, isSection, type MenuEntry } from './menu-items.js'
import { MenuLine } from './MenuLine.js'
import * as S from './Menu.styles.js'

export interface MenuLayerProps extends Pick<LayerTrigger, 'triggerId' | 'layerId'> {
  /** The control it belongs to. */
  anchor: Element
  /** The way it was opened: the keyboard starts on a line. */
  opening: Opening
  /** Names the layer. */
  label?: string
  /** The entries of the menu. */
  items: readonly MenuEntry[]
  /** Preferred side of the control. */
  placement: Placement
  /** Called to close it. */
  onClose: () => void
}

/** The open menu; the part of `Menu` that is loaded when it is first needed. */
export function MenuLayer(props: MenuLayerProps) {
  const { anchor, items, label, layerId, triggerId, onClose } = props
  const { menu, activeIndex, elements, labels, getFloatingProps, getItemProps } = useOpenMenu(props)
  const line = { activeIndex, getItemProps, onClose }
  // A menu is left by Escape or the tab key, and both lead back to its control.
  const closeOnTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    event.preventDefault()
    onClose()
  }
  return (
    <FloatingNode id={menu.context.nodeId}>
      <Portal anchor={anchor} preserveTabOrder={false}>
        <SheetScrim data-pp-scrim="" onClick={onClose} />
        <FloatingFocusManager context={menu.context} modal={false} guards={false}>
          <S.Root
            ref={menu.refs.setFloating}
            style={menu.floatingStyles}
            role="menu"
            aria-label={label}
            aria-labelledby={label ? undefined : triggerId}
            {...getFloatingProps({ onKeyDown: closeOnTab })}
            id={layerId}
          >
            <FloatingList elementsRef={elements} labelsRef={labels}>
              <S.List role="none">
                {items.map((entry) =>
                  isSection(entry) ? (
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
    </FloatingNode>
  )
}

/** The position of the menu, and its keys and presses. */
function useOpenMenu({ anchor, opening, items, placement, onClose }: MenuLayerProps) {
  const [activeIndex, setActiveIndex] = useState(() => getFirstIndex(opening, flattenItems(items).length))
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const menu = useFloating({
    nodeId: useFloatingNodeId(),
    open: true,
    onOpenChange: onClose,
    elements: { reference: anchor },
    placement,
    // Most controls are in the sticky header or rail: the layer must stay where it is when the page below scrolls.
    strategy: 'fixed',
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 }), fitWindow],
    whileElementsMounted: autoUpdate,
  })
  // Disabled lines take the focus too, so that everyone learns that they exist.
  const list = { listRef: elements, activeIndex, onNavigate: setActiveIndex, loop: true, disabledIndices: [] }
  const propGetters = useInteractions([
    useDismiss(menu.context, { outsidePress: isNotScrim }),
    useListNavigation(menu.context, list),
    useTypeahead(menu.context, { listRef: labels, activeIndex, onMatch: setActiveIndex }),
  ])
  return { menu, activeIndex, elements, labels, ...propGetters }
}

function getFirstIndex(opening: Opening, count: number): number | null {
  if (opening === 'pointer' || count === 0) return null
  return opening === 'first' ? 0 : count - 1
}

const fitWindow = size({
  padding: 8,
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`
  },
})
