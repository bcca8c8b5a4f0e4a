'use client'
import {
  autoUpdate,
  flip,
  offset,
  shift,
  size,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
  useRole,
  useTypeahead,
  type FloatingContext,
  type Placement,
} from '@floating-ui/react'
import { useMemo, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { flatItems, type MenuEntry } from './menuItems.js'

type PropGetter = ReturnType<typeof useInteractions>

/** A menu as it stands: whether it is open, where, and the props that its parts need. */
export interface MenuState extends PropGetter {
  isOpen: boolean
  close: () => void
  /** Place of the item that the arrow keys are on. */
  activeIndex: number | null
  elements: RefObject<(HTMLElement | null)[]>
  labels: RefObject<(string | null)[]>
  nodeId: string | undefined
  setReference: (element: Element | null) => void
  setFloating: (element: HTMLElement | null) => void
  floatingStyles: CSSProperties
  context: FloatingContext
}

/** The behaviour of a menu: where it stands, and what keys and presses do. */
export function useMenu(entries: readonly MenuEntry[], placement: Placement): MenuState {
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const labels = useRef<(string | null)[]>([])
  const nodeId = useFloatingNodeId()
  const disabledIndices = useMemo(
    () => flatItems(entries).flatMap((item, index) => (item.isDisabled ? [index] : [])),
    [entries],
  )
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: isOpen,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(4), flip({ padding: 8 }), shift({ padding: 8 }), fitWindow],
    whileElementsMounted: autoUpdate,
  })
  const propGetters = useInteractions([
    useClick(context),
    useDismiss(context),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      disabledIndices,
    }),
    useTypeahead(context, { listRef: labels, activeIndex, onMatch: setActiveIndex, enabled: isOpen }),
  ])
  return {
    isOpen,
    close: () => setOpen(false),
    activeIndex,
    elements,
    labels,
    nodeId,
    setReference: refs.setReference,
    setFloating: refs.setFloating,
    floatingStyles,
    context,
    ...propGetters,
  }
}

const fitWindow = size({
  padding: 8,
  apply: ({ availableHeight, elements }) => {
    elements.floating.style.maxHeight = `${Math.max(120, availableHeight)}px`
  },
})
