'use client'
import { useEffect, useRef } from 'react'
import { Toast } from '../components/Toast/ToastRegion.js'
import { useToast } from './useToast.js'

/** The button of the toast. */
export interface FailureRetry {
  /** Its words, such as 'Retry'. */
  readonly label: string
  /**
   * Called when it is pressed. Give back a promise that settles with the attempt: when it failed again, that is told
   * again. Left out, there is no button.
   */
  readonly onRetry?: () => void | Promise<unknown>
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
