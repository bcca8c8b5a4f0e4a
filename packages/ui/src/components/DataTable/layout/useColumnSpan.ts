'use client'
import { useState } from 'react'
import { sidewaysOffset, type TableViewport } from '../TableRoom.js'
import { columnSpan, type ColumnSpan } from './columnSpan.js'
import type { ColumnLayout } from './layoutColumns.js'

/** The columns that hold text, and a function that reads the scroll position anew. */
export function useColumnSpan<Row>(
  layout: ColumnLayout<Row>,
  { width }: TableViewport,
): readonly [ColumnSpan, (scroller: HTMLElement) => void] {
  const [offset, setOffset] = useState(0)
  const read = (scroller: HTMLElement) => {
    const next = sidewaysOffset(scroller)
    // Only a step that brings other columns into sight is worth a rendering.
    setOffset((last) => (isSame(columnSpan(layout, last, width), columnSpan(layout, next, width)) ? last : next))
  }
  return [columnSpan(layout, offset, width), read]
}

function isSame(a: ColumnSpan, b: ColumnSpan): boolean {
  return a.start === b.start && a.end === b.end
}
