'use client'
import {
  forwardRef,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Badge } from '../Badge/Badge.js'
import { TabScroller } from './TabScroller.js'
import * as S from './Tabs.styles.js'

/** One tab and what it shows. */
export interface TabItem {
  /** Identifies the tab; handed to `onTabChange`. */
  readonly id: string
  /** Label of the tab. */
  readonly label: string
  /** A number beside the text, such as how many items are inside. */
  readonly count?: number
  /** The content while it is selected. */
  readonly panel: ReactNode
}

export interface TabsProps extends HTMLAttributes<HTMLDivElement> {
  /** The tabs in their order. */
  tabs: readonly TabItem[]
  /** Id of the tab that is shown. */
  selectedKey: string
  /** Called with the tab that users ask for; keep the old one to ask about unsaved changes first. */
  onSelectionChange: (id: string) => void
  /** Names the row of tabs. */
  label: string
  /** `automatic` (the default) shows a tab as the arrow keys reach it; `manual` waits for Enter, when a change costs. */
  keyboardActivation?: 'automatic' | 'manual'
}

/** Use it to show one of a few views of the same thing; ways to other pages are navigation. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>(function Tabs(
  { tabs, selectedKey, onSelectionChange, label, keyboardActivation = 'automatic', ...rest },
  ref,
) {
  const baseId = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const hasControls = useHasControls(panel)
  const selected = tabs.find((tab) => tab.id === selectedKey)

  // The focused element may itself lead to another tab, and goes with its own.
  const isFocusInside = useRef(false)
  useLayoutEffect(() => {
    if (!isFocusInside.current || document.activeElement !== document.body) return
    isFocusInside.current = false
    list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = tabAfterKey(event.key, index, tabs.length, getComputedStyle(event.currentTarget).direction)
    const tab = next === null ? undefined : tabs[next]
    if (next === null || !tab) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
    if (keyboardActivation === 'automatic') onSelectionChange(tab.id)
  }

  return (
    <S.Root ref={ref} {...rest}>
      <TabScroller row={list} selectedKey={selectedKey}>
        <S.List ref={list} role="tablist" aria-label={label}>
          {tabs.map((tab, index) => (
            <S.Tab
              key={tab.id}
              type="button"
              role="tab"
              // Never from the tab's own id, which may contain blanks.
              id={`${baseId}-tab-${index}`}
              aria-selected={tab.id === selectedKey}
              aria-controls={tab.id === selectedKey ? `${baseId}-panel` : undefined}
              tabIndex={tab.id === selectedKey ? 0 : -1}
              onClick={() => onSelectionChange(tab.id)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              {tab.label}
              {tab.count !== undefined && <Badge max={Number.POSITIVE_INFINITY}>{tab.count}</Badge>}
            </S.Tab>
          ))}
        </S.List>
      </TabScroller>
      <S.Panel
        ref={panel}
        role="tabpanel"
        id={`${baseId}-panel`}
        tabIndex={hasControls ? undefined : 0}
        aria-labelledby={selected && `${baseId}-tab-${tabs.indexOf(selected)}`}
        onFocus={() => {
          isFocusInside.current = true
        }}
        onBlur={() => {
          isFocusInside.current = false
        }}
      >
        {selected?.panel}
      </S.Panel>
    </S.Root>
  )
})

const controls = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** True if an element holds anything that Tab stops at, also once its content has loaded. */
function useHasControls(ref: RefObject<HTMLElement | null>): boolean {
  const [hasControls, setHasControls] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const check = () => setHasControls(element.querySelector(controls) !== null)
    check()
    const observer = new MutationObserver(check)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [ref])
  return hasControls
}

/** The index that an arrow key, Home or End moves to among `count` tabs, wrapping around; null for other keys. */
export function tabAfterKey(key: string, index: number, count: number, direction: string = 'ltr'): number | null {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + (key === forward ? 1 : count - 1)) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
