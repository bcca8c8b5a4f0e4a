'use client'
import { useState } from 'react'
import type { TableViewport } from '../useTableViewport.js'

/** Rows drawn above and below the view, so that a fast flick shows no gap. */
const OVERSCAN = 4

/** Rows drawn below a table that has not moved: enough for the first frame of a movement. */
const OVERSCAN_AT_REST = 1

/** The rows to draw: from `first`, `ring` of them. Their number grows with the first movement and then stays. */
export interface RowWindow {
  readonly first: number
  readonly ring: number
}

/**
 * The rows to draw, and a function that reads the scroll position again. `fixedCount` draws so many rows from the first
 * one regardless of what is in view; `null` follows the view.
 */
export function useRowWindow(
  rowCount: number,
  { rowHeight, headHeight, height }: TableViewport,
  fixedCount: number | null,
): readonly [RowWindow, (scroller: HTMLElement) => void] {
  const [topRow, setTopRow] = useState(0)
  const [hasMoved, setMoved] = useState(false)
  const read = (scroller: HTMLElement) => {
    const next = Math.floor(scroller.scrollTop / rowHeight)
    // React does less when it is asked for nothing: most frames of a movement show the same rows.
    if (next === topRow) return
    setTopRow(next)
    setMoved(true)
  }
  // Above the first row there is nothing to draw.
  const rowsAround = Math.ceil((height - headHeight) / rowHeight) + (hasMoved ? 2 * OVERSCAN : OVERSCAN_AT_REST)
  return [rowWindow(rowCount, topRow, rowsAround, fixedCount), read]
}

function rowWindow(rowCount: number, topRow: number, rowsAround: number, fixedCount: number | null): RowWindow {
  if (fixedCount !== null) return { first: 0, ring: Math.min(rowCount, fixedCount) }
  const ring = Math.min(rowCount, rowsAround)
  return { first: Math.max(0, Math.min(topRow - OVERSCAN, rowCount - ring)), ring }
}
