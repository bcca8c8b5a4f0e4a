'use client'
import {
  autoUpdate,
  flip,
  offset,
  size,
  useClick,
  useDismiss,
  useFloating,
  useFloatingNodeId,
  useInteractions,
  useListNavigation,
} from '@floating-ui/react'
import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react'
import type { ComboboxOption } from './options.js'
import { useChoice, type Choice, type ChoiceSetting } from './useChoice.js'

type PropGetters = ReturnType<typeof useInteractions>

/** The state of a combobox: what is chosen and typed, where its list is, and the props that its parts need. */
export interface ComboboxState extends Choice, PropGetters {
  isOpen: boolean
  /** Place of the option that the arrow keys are on. */
  activeIndex: number | null
  elements: RefObject<(HTMLElement | null)[]>
  nodeId: string | undefined
  /** The text field; null until it's there. */
  box: Element | null
  setReference: (element: Element | null) => void
  setFloating: (element: HTMLElement | null) => void
  floatingStyles: CSSProperties
  /** Leaves the box: a text that is no choice goes back to the choice. */
  settle: () => void
  answerKey: (event: KeyboardEvent) => void
}

interface ComboboxSetting extends ChoiceSetting {
  /** True if nothing can be chosen. */
  isFixed: boolean
  /** True if users choose one option after the other. */
  staysOpen: boolean
}

/** The behavior of a combobox: where its list stands, and what keys and presses do. */
export function useCombobox({ isFixed, staysOpen, ...setting }: ComboboxSetting): ComboboxState {
  const choice = useChoice(setting)
  const { query, shown, chosen } = choice
  const [isOpen, setOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const elements = useRef<(HTMLElement | null)[]>([])
  const nodeId = useFloatingNodeId()
  const { refs, floatingStyles, context } = useFloating({
    nodeId,
    open: isOpen,
    onOpenChange: (open) => setOpen(open && !isFixed),
    placement: 'bottom-start',
    middleware: [offset(4), flip({ padding: 8 }), asWideAsBox],
    whileElementsMounted: autoUpdate,
  })
  const selectedIndex = shown.findIndex(({ value }) => value === chosen?.value)
  const propGetters = useInteractions([
    useClick(context, { toggle: false, keyboardHandlers: false }),
    useDismiss(context),
    useListNavigation(context, {
      listRef: elements,
      activeIndex,
      selectedIndex: selectedIndex < 0 ? null : selectedIndex,
      onNavigate: setActiveIndex,
      virtual: true,
      loop: true,
      disabledIndices: shown.flatMap(({ isDisabled }, index) => (isDisabled ? [index] : [])),
    }),
  ])

  useEffect(() => {
    // The arrow keys must not reach the lines that typing took away.
    elements.current.length = shown.length
  }, [shown.length])

  const close = () => {
    setOpen(false)
    setActiveIndex(null)
  }
  const choose = (option: ComboboxOption | null) => {
    if (!staysOpen) close()
    choice.choose(option)
  }
  return {
    ...choice,
    ...propGetters,
    isOpen,
    activeIndex,
    elements,
    nodeId,
    box: context.elements.domReference,
    setReference: refs.setReference,
    setFloating: refs.setFloating,
    floatingStyles,
    choose,
    type: (text) => {
      choice.type(text)
      setActiveIndex(null)
      setOpen(true)
    },
    settle: () => {
      const typed = staysOpen ? undefined : choice.findTyped()
      if (typed) choose(typed)
      else if (query?.trim() === '' && !staysOpen) choose(null)
      else choice.stopTyping()
      close()
    },
    answerKey: (event) => {
      if (event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
        // Enter answers the list; the form is sent by the next one.
        event.preventDefault()
        const only = query && shown.length === 1 ? shown[0] : undefined
        const option = activeIndex === null ? only : shown[activeIndex]
        if (option && !option.isDisabled) choose(option)
      }
      if (event.key === 'Escape' && !isOpen && query !== null) {
        // The first Escape closes the list, the second takes back what was typed, the next one is for the dialog.
        event.stopPropagation()
        choice.stopTyping()
      }
    },
  }
}

const asWideAsBox = size({
  padding: 8,
  apply: ({ rects, availableHeight, elements }) => {
    elements.floating.style.width = `${rects.reference.width}px`
    elements.floating.style.maxHeight = `${Math.min(320, Math.max(120, availableHeight))}px`
  },
})
