'use client'

import { useToast } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { caseMessages } from './messages.js'

/**
 * Tells that something could not be loaded, so that nobody takes an outage for an empty book; offers Retry where there
 * is one. The toast goes when the failure does.
 * @param message what to tell; `null` while all is well
 */
export function useFailureToast(message: string | null, onRetry?: () => void): void {
  const say = useMessages(caseMessages)
  const { show, dismiss } = useToast()
  const hasRetry = onRetry !== undefined
  const latestRetry = useRef(onRetry)
  useEffect(() => {
    latestRetry.current = onRetry
  })
  useEffect(() => {
    if (message === null) return undefined
    const retry = { label: say('retry'), onSelect: () => latestRetry.current?.() }
    const id = show({ tone: 'error', message, action: hasRetry ? retry : undefined })
    return () => dismiss(id)
  }, [message, hasRetry, say, show, dismiss])
}
