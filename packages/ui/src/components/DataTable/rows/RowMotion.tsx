'use client'
import { useLayoutEffect, useRef, type ReactElement } from 'react'
import { canMove, fast, slow } from '../../../motion/list-motion.js'
import type { WholeRowProps } from './TableRow.js'

/** A line that is drawn. */
export type DrawnRow = ReactElement<Pick<WholeRowProps<never>, 'id' | 'row' | 'line' | 'top'>>

export interface RowMotionProps {
  /** The lines that are drawn. */
  rows: readonly DrawnRow[]
  /** Another one when the rows, their order, or the lines below them have changed. */
  shown: unknown
  /** Unique id of a row. */
  getRowId: (row: never) => string
}

/**
 * Makes changes of the rows visible: one that moves slides to its new place, and one that comes fades in. Scrolling
 * costs nothing and moves nothing, and neither do other rows, as after a search or on another page.
 */
export function RowMotion(props: RowMotionProps) {
  const last = useRef(props)
  useLayoutEffect(() => {
    const before = last.current
    last.current = props
    if (before.shown === props.shown) return
    const tops = new Map(toLines(before).map(({ key, top }) => [key, top]))
    const lines = toLines(props)
    if (lines.filter(({ key }) => tops.has(key)).length * 2 < lines.length || !canMove()) return
    for (const { key, top, id } of lines) {
      const from = tops.get(key)
      if (from === top) continue
      // The half of the locked columns owns this one, if there are two
      for (const half of [document.getElementById(id), document.querySelector(`[aria-owns='${id}']`)]) {
        if (from === undefined) half?.animate({ opacity: [0, 1] }, fast)
        else half?.animate({ translate: [`0px calc(${from} - ${top})`, '0px 0px'] }, slow)
      }
    }
  })
  return null
}

const toLines = ({ rows, getRowId }: RowMotionProps) =>
  rows.map(({ props: { id, row, line, top } }) => ({ key: `${getRowId(row)} ${line}`, top, id }))
