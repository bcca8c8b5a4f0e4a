'use client'

import { ProgressBar } from '@producer-portal/ui'
import { useLayoutEffect, useRef, useState } from 'react'
import * as S from './ExportProgress.styles.js'

export interface ExportProgressProps {
  /** What is going on. */
  label: string
  /** How much is done, from 0 to 1. */
  done: number
  onCancel: () => void
  cancelLabel: string
}

/** Use it below the button of an export: it floats, so that nothing moves when it comes and goes. */
export function ExportProgress({ label, done, onCancel, cancelLabel }: ExportProgressProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<'end' | 'start'>('end')
  // Where the button stands at the other side of a narrow window, the panel goes on from its start.
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (box && (box.left < 0 || box.right > document.documentElement.clientWidth)) setSide('start')
  }, [])
  return (
    <S.Root ref={panel} data-side={side}>
      <ProgressBar label={label} value={done} max={1} onCancel={onCancel} cancelLabel={cancelLabel} />
    </S.Root>
  )
}
