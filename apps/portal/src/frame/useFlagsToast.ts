import { useMessages } from '@producer-portal/features/messages'
import { useToast } from '@producer-portal/ui'
import { useEffect } from 'react'
import { useFeatureFlags } from '../data/useFeatureFlags.js'
import { portalMessages } from './messages.js'

/** Tells once that the feature flags could not be had, and takes it back when they can. */
export function useFlagsToast(): void {
  const say = useMessages(portalMessages)
  const { show, dismiss } = useToast()
  const hasFailed = useFeatureFlags().error !== undefined
  useEffect(() => {
    if (!hasFailed) return undefined
    const id = show({ tone: 'error', message: say('flagsFailed') })
    return () => dismiss(id)
  }, [hasFailed, say, show, dismiss])
}
