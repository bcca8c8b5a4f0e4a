'use client'

import { useToast } from '@producer-portal/ui'
import { useEffect, useRef } from 'react'
import { useMessages } from '../messages/use-messages.js'
import { caseMessages } from './messages.js'

/**
 * Tells that the list could not be loaded, so that nobody takes an outage for an empty book; offers Retry. The toast
 * goes when the failure does.
 */
export function useFailureToast(hasFailed: boolean, onRetry: () => void): void {
  const say = useMessages(caseMessages)
  const { show, dismiss } = useToast()
  const latestRetry = useRef(onRetry)
  useEffect(() => {
    latestRetry.current = onRetry
  })
  useEffect(() => {
    if (!hasFailed) return undefined
    const action = { label: say('retry'), onSelect: () => latestRetry.current() }
    const id = show({ tone: 'error', message: say('loadFailed'), action })
    return () => dismiss(id)
  }, [hasFailed, say, show, dismiss])
}
