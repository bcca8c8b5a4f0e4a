'use client'

import { ProgressBar } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useLayoutEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'

const { color, space } = tokens

const Root = styled.div`
  position: absolute;
  z-index: ${tokens.zIndex.menu};
  inset-block-start: calc(100% + ${space[1]});
  inline-size: 16rem;
  max-inline-size: calc(100vw - ${space[8]});
  padding: ${space[3]};
  border: ${tokens.borderWidth.hairline} solid ${color.border};
  border-radius: ${tokens.radius.control};
  background: ${color.surfaceRaised};
  box-shadow: ${tokens.shadow.menu};

  &[data-side='end'] {
    inset-inline-end: 0;
  }

  &[data-side='start'] {
    inset-inline-start: 0;
  }
`

export interface ExportProgressProps {
  /** The current step. */
  label: string
  /** The part that is done, from 0 to 1. */
  done: number
  /** Called by the cancel button. */
  onCancel: () => void
  /** The name of the cancel button. */
  cancelLabel: string
}

/** Use it below the button of an export: it floats, so that nothing moves when it comes and goes. */
export function ExportProgress({ label, done, onCancel, cancelLabel }: ExportProgressProps) {
  const panel = useRef<HTMLDivElement>(null)
  const [side, setSide] = useState<'end' | 'start'>('end')
  // If the panel would leave a narrow window, it opens to the other side.
  useLayoutEffect(() => {
    const box = panel.current?.getBoundingClientRect()
    if (box && (box.left < 0 || box.right > document.documentElement.clientWidth)) setSide('start')
  }, [])
  return (
    <Root ref={panel} data-side={side}>
      <ProgressBar label={label} value={done} max={1} onCancel={onCancel} cancelLabel={cancelLabel} />
    </Root>
  )
}
