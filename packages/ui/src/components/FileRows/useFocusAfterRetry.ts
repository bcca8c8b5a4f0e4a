'use client'
import { useEffect, useRef, type RefObject } from 'react'
import type { FileItem } from './FileItem.js'

/**
 * Gives the focus a place when a retry button goes because its file is on its way again: the remove button of the same
 * row, else the element around the rows, which must take focus.
 * @returns to be called with the id of the file when its button is pressed
 */
export function useFocusAfterRetry(
  root: RefObject<HTMLElement | null>,
  files: readonly FileItem[],
): (id: string) => void {
  const retried = useRef<string | null>(null)
  useEffect(() => {
    const index = files.findIndex(({ id }) => id === retried.current)
    if (index < 0 || files[index]?.state === 'failed') return
    retried.current = null
    // People who went on meanwhile stay where they are.
    const isLost = document.activeElement === document.body
    const remove = root.current?.querySelectorAll<HTMLElement>('[data-remove]')[index]
    if (isLost) (remove ?? root.current)?.focus()
  }, [root, files])
  return (id) => {
    retried.current = id
  }
}
