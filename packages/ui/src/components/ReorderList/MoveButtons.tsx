'use client'
import { ArrowDownIcon, ArrowUpIcon } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.js'
import { indexAfterKey } from './itemMoves.js'

interface MoveButtonsProps {
  label: string
  /** Place of the line in its group. */
  index: number
  /** How many lines the group has. */
  count: number
  upName: (label: string) => string
  downName: (label: string) => string
  /** Called with the place that people ask for, always one that exists. */
  onMove: (toIndex: number) => void
}

/** The buttons that move a line without a mouse; while one has the focus, the arrow keys, Home and End move too. */
export function MoveButtons({ label, index, count, upName, downName, onMove }: MoveButtonsProps) {
  const step = (key: string) => {
    const target = indexAfterKey(key, index, count)
    if (target !== null) onMove(target)
    return target !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (step(event.key)) event.preventDefault()
  }
  // Not `disabled`: the button that led to the end keeps the focus there.
  const button = { size: 'small', iconSize: 16, onKeyDown } as const
  return (
    <>
      <IconButton
        {...button}
        name={upName(label)}
        glyph={ArrowUpIcon}
        aria-disabled={index === 0 || undefined}
        onClick={() => step('ArrowUp')}
      />
      <IconButton
        {...button}
        name={downName(label)}
        glyph={ArrowDownIcon}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => step('ArrowDown')}
      />
    </>
  )
}
