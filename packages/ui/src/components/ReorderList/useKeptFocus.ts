'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus on the button that moved a line: the browser takes it away when the line changes places.
 * @returns remembers the button that has the focus, to be called before a move
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): () => void {
  const kept = useRef<string | null>(null)
  useEffect(() => {
    if (kept.current === null) return
    root.current?.querySelector<HTMLElement>(kept.current)?.focus()
    kept.current = null
  })
  return () => {
    const button = document.activeElement?.closest<HTMLElement>('[data-move]')
    const line = button?.closest<HTMLElement>('[data-line]')
    if (!button || !line || !root.current?.contains(line)) return
    kept.current = `[data-line="${CSS.escape(line.dataset['line'] ?? '')}"] [data-move="${button.dataset['move']}"]`
  }
}
