import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { findByText, isBranch, type TreeRow } from './tree-rows.js'

interface TreeKeys {
  root: RefObject<HTMLElement | null>
  rows: readonly TreeRow[]
  expanded: readonly string[]
  expand: (ids: readonly string[]) => void
  collapse: (id: string) => void
}

/** Milliseconds after which typing begins a new name. */
const typingPause = 500

/** The keys of a tree, as the WAI-ARIA pattern has them. */
export function useTreeKeys({ root, rows, expanded, expand, collapse }: TreeKeys) {
  const typed = useRef({ text: '', at: 0 })
  const focus = (row: TreeRow | undefined) => {
    const lines = [...(root.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])]
    if (row) lines.find((line) => line.dataset['key'] === row.key)?.focus()
  }
  const type = (letter: string, from: number) => {
    const now = Date.now()
    const text = now - typed.current.at < typingPause ? typed.current.text + letter : letter
    typed.current = { text, at: now }
    focus(findByText(rows, from, text))
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return
    const { target, key } = event
    const index = rows.findIndex((row) => row.key === target.dataset['key'])
    const row = rows[index]
    if (!row) return
    const isOpen = row.kind === 'item' && isBranch(row.item) && expanded.includes(row.item.id)
    const canOpen = row.kind === 'item' && isBranch(row.item) && !isOpen
    const open = () => (canOpen ? expand([row.item.id]) : isOpen && focus(rows[index + 1]))
    const close = () => (isOpen ? collapse(row.item.id) : focus(rows.find((each) => each.key === row.parent)))
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const isSibling = (each: TreeRow) => each.kind === 'item' && each.parent === row.parent && isBranch(each.item)
    const moves: Readonly<Record<string, () => unknown>> = {
      ArrowDown: () => focus(rows[index + 1]),
      ArrowUp: () => focus(rows[index - 1]),
      ArrowRight: isRtl ? close : open,
      ArrowLeft: isRtl ? open : close,
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      Enter: () => target.click(),
      ' ': () => target.click(),
      '*': () => expand(rows.filter(isSibling).map(({ item }) => item.id)),
    }
    const move = moves[key] ?? (key.length === 1 ? () => type(key, index) : undefined)
    if (!move) return
    event.preventDefault()
    move()
  }
}
