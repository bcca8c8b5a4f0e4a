'use client'

import type { CaseColumnId } from '@producer-portal/domain/cases'
import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Which button of a row. */
export type RowButton = 'lock' | 'visible'

/**
 * Keeps the focus on the list when a row goes to the other block or out of sight, which takes its buttons from the
 * page. Ask for the button in the same moment as the change.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>): (button: RowButton, id: CaseColumnId) => void {
  const wanted = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus()
    wanted.current = null
  })
  return (button, id) => {
    wanted.current = `[data-${button}-of="${id}"]`
  }
}
