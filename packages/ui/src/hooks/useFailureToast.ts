'use client'
import { useEffect, useRef } from 'react'
import { useToast } from './useToast.js'

/** The button of the toast. */
export interface FailureRetry {
  /** Its words, such as 'Retry'. */
  readonly label: string
  /** Called when it is pressed. Left out, there is no button. */
  readonly onRetry?: () => void
}

/**
 * Tells in a toast that something could not be loaded, so that nobody takes an outage for an empty list; the toast goes
 * when the failure does.
 * @param message what to tell; `null` while all is well
 */
export function useFailureToast(message: string | null, { label, onRetry }: FailureRetry): void {
  const { show, dismiss } = useToast()
  const hasRetry = onRetry !== undefined
  const latestRetry = useRef(onRetry)
  useEffect(() => {
    latestRetry.current = onRetry
  })
  useEffect(() => {
    if (message === null) return undefined
    const action = hasRetry ? { label, onSelect: () => latestRetry.current?.() } : undefined
    const id = show({ tone: 'error', message, action })
    return () => dismiss(id)
  }, [message, hasRetry, label, show, dismiss])
}
