'use client'

import { dueIdleAnnouncement } from '@producer-portal/domain/session'
import { useAnnounce, VisuallyHidden } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { countdownText, spokenCountdown } from './countdown-text.js'
import * as S from './IdleCountdown.styles.js'
import { inactivityMessages } from './inactivity-messages.js'

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
  const say = useMessages(inactivityMessages)
  const announce = useAnnounce()
  const before = useRef(remainingSeconds)
  useEffect(() => {
    const due = dueIdleAnnouncement(countdownSeconds, before.current, remainingSeconds)
    before.current = remainingSeconds
    if (due !== null) announce(say('announcement', { time: spokenCountdown(due, say) }))
  }, [announce, countdownSeconds, remainingSeconds, say])
  return (
    <S.Root role="timer" aria-live="off">
      <span aria-hidden>{countdownText(remainingSeconds)}</span>
      <VisuallyHidden>{say('timeLeft', { time: spokenCountdown(remainingSeconds, say) })}</VisuallyHidden>
    </S.Root>
  )
}
