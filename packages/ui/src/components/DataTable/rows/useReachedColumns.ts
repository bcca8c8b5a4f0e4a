'use client'
import { useState } from 'react'

/**
 * How many columns of the main block the reader has come to so far, given the first one that is out of sight now. The
 * cells of the others are not drawn at all; those once drawn stay, so that scrolling back makes none anew.
 */
export function useRenderedColumns(end: number): number {
  const [reached, setReached] = useState(end)
  if (end > reached) setReached(end)
  return Math.max(end, reached)
}
