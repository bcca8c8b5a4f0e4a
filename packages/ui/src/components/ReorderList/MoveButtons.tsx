'use client'
import { ArrowDownIcon, ArrowUpIcon } from '../../icons/icons.js'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from '../IconButton/IconButton.js'
import { indexAfterKey } from './item-moves.js'

/** The names of the buttons, and why they cannot be pressed at the ends. */
export interface MoveLabels {
  readonly moveUpLabel: (label: string) => string
  readonly moveDownLabel: (label: string) => string
  readonly firstHint: string
  readonly lastHint: string
}

interface MoveButtonsProps extends MoveLabels {
  label: string
  /** Place of the line in its group. */
  index: number
  /** The number of lines the group has. */
  count: number
  /** Called with the place that users ask for, always one that exists. */
  onMove: (toIndex: number) => void
}

/** The buttons that move a line without a mouse; while one has the focus, the arrow keys, Home and End move too. */
export function MoveButtons(props: MoveButtonsProps) {
  const { label, index, count, moveUpLabel, moveDownLabel, firstHint, lastHint, onMove } = props
  const step = (key: string) => {
    const target = indexAfterKey(key, index, count)
    if (target !== null) onMove(target)
    return target !== null
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (step(event.key)) event.preventDefault()
  }
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const last = useRef(index)
  useLayoutEffect(() => {
    if (last.current === index) return
    last.current = index
    // The line moves on with each press, and the browser follows only a focus that is new.
    for (const { current } of [up, down]) if (current && current === document.activeElement) reveal(current)
  }, [index])
  // Not `disabled`: the button that led to the end keeps the focus there.
  const button = { size: 'small', iconSize: 16, onKeyDown, 'data-move': '' } as const
  return (
    <>
      <IconButton
        {...button}
        ref={up}
        label={moveUpLabel(label)}
        icon={ArrowUpIcon}
        hint={index === 0 ? firstHint : undefined}
        aria-disabled={index === 0 || undefined}
        onClick={() => step('ArrowUp')}
      />
      <IconButton
        {...button}
        ref={down}
        label={moveDownLabel(label)}
        icon={ArrowDownIcon}
        hint={index === count - 1 ? lastHint : undefined}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => step('ArrowDown')}
      />
    </>
  )
}

/** Scrolls a button clear of the edges of the window and of the bars that stick there. */
function reveal(button: HTMLElement): void {
  // Not every document is laid out.
  if ('scrollIntoView' in button) button.scrollIntoView({ block: 'nearest' })
}
