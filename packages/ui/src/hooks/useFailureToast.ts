'use client'
import { useEffect, useRef } from 'react'
import { Toast } from '../components/Toast/ToastRegion.js'
import { useToast } from './useToast.js'

/** The button of the toast. */
export interface FailureRetry {
  /** Its label, such as 'Retry'. */
  readonly label: string
  /**
   * Called when it is pressed. Return a promise that settles with the attempt: when it fails again, the toast returns.
   * Without it, there is no button.
   */
  readonly onRetry?: () => void | Promise<unknown>
}

/**
 * Shows a toast when something failed to load, so that users do not mistake a failed load for an empty list. The toast
 * closes when the failure is over.
 * @param message what to say; `null` while nothing has failed
 */
export function useFailureToast(message: string | null, { label, onRetry }: FailureRetry): void {
  const { show, dismiss } = useToast()
  const hasRetry = onRetry !== undefined
  const latestRetry = useRef(onRetry)
  useEffect(() => {
    latestRetry.current = onRetry
  })
  // While there is a network: it may be what fails
  useEffect(() => void Toast.preload().catch(() => undefined), [])
  useEffect(() => {
    if (message === null) return undefined
    let isOver = false
    let id: number
    const tell = () => {
      const action = hasRetry ? { label, onAction: () => void retry() } : undefined
      id = show({ tone: 'error', message, action })
    }
    const retry = async () => {
      const attempt = latestRetry.current?.()
      await attempt
      // Once the page has drawn what came of it
      if (attempt) setTimeout(() => !isOver && tell())
    }
    tell()
    return () => {
      isOver = true
      dismiss(id)
    }
  }, [message, hasRetry, label, show, dismiss])
}
