'use client'

import { dueIdleAnnouncement } from '@producer-portal/domain/auth'
import { useAnnounce, VisuallyHidden } from '@producer-portal/ui'
import { tokens } from '@producer-portal/ui/tokens'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../../i18n/useMessages.js'
import { inactivityMessages } from '../messages.js'
import { formatCountdown, formatSpokenCountdown } from './countdown-text.js'

const { fontSize, fontWeight, letterSpacing, lineHeight } = tokens

const Root = styled.div`
  font-size: ${fontSize.xxl};
  font-weight: ${fontWeight.semibold};
  line-height: ${lineHeight.xxl};
  letter-spacing: ${letterSpacing.tight};
  font-variant-numeric: tabular-nums;
`

export interface IdleCountdownProps {
  /** Seconds from the prompt to the sign-out. */
  countdownSeconds: number
  /** Seconds that are left of them. */
  remainingSeconds: number
}

/**
 * Use it where time runs out before a sign-out: figures for the eye at every second, and for the ear a sentence at
 * each full minute, each 15 seconds of the last, and once at 20 seconds.
 */
export function IdleCountdown({ countdownSeconds, remainingSeconds }: IdleCountdownProps) {
  const t = useMessages(inactivityMessages)
  const announce = useAnnounce()
  const before = useRef(remainingSeconds)
  useEffect(() => {
    const due = dueIdleAnnouncement(countdownSeconds, before.current, remainingSeconds)
    before.current = remainingSeconds
    if (due !== null) announce(t('announcement', { time: formatSpokenCountdown(due, t) }))
  }, [announce, countdownSeconds, remainingSeconds, t])
  return (
    <Root role="timer" aria-live="off">
      <span aria-hidden>{formatCountdown(remainingSeconds)}</span>
      <VisuallyHidden>{t('timeLeft', { time: formatSpokenCountdown(remainingSeconds, t) })}</VisuallyHidden>
    </Root>
  )
}
