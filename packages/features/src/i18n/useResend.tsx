'use client'

import { useSecondsLeft, VisuallyHidden } from '@producer-portal/ui'
import { useId } from 'react'
import { commonMessages } from './common-messages.js'
import { useMessages } from './useMessages.js'

export interface ResendOptions {
  /** Seconds from one code to the next. */
  readonly wait: number
  /** The number of codes sent; each begins another wait. */
  readonly codesSent: number
  readonly isSending: boolean
  readonly onResend: () => void
}

/** The button that asks for another code. While that is too early it keeps the focus and says why. */
export function useResend({ wait, codesSent, isSending, onResend }: ResendOptions) {
  const t = useMessages(commonMessages)
  const reasonId = useId()
  const left = useSecondsLeft(wait, codesSent)
  return {
    button: {
      isPending: isSending,
      pendingText: t('sendingCode'),
      'aria-disabled': left > 0,
      'aria-describedby': left > 0 ? reasonId : undefined,
      onClick: onResend,
    },
    /** The seconds until another code can be asked for; null once it can. */
    secondsLeft: left > 0 ? String(left) : null,
    reason: left > 0 && <VisuallyHidden id={reasonId}>{t('resendWait', { seconds: String(wait) })}</VisuallyHidden>,
  }
}
