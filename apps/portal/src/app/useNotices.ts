import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSlowRequests } from '../api/slow-requests.js'
import { useFeatureFlags } from '../config/queries.js'
import { portalMessages } from '../shell/messages.js'

/** Shows a toast while the feature flags have failed to load; its button asks for them again. */
export function useFlagsFailureNotice(): void {
  const t = useMessages(portalMessages)
  const { show, dismiss } = useToast()
  const { error, reload } = useFeatureFlags()
  const hasFailed = error !== undefined
  const [attempts, setAttempts] = useState(0)
  const reloadLatest = useEffectEvent(() => reload())
  useEffect(() => {
    if (!hasFailed) return undefined
    const retry = () => reloadLatest().finally(() => setAttempts(attempts + 1))
    const action = { label: t('retry'), onAction: () => void retry() }
    const id = show({ tone: 'error', message: t('flagsFailed'), action })
    return () => dismiss(id)
  }, [hasFailed, attempts, t, show, dismiss])
}

/**
 * Shows a toast while requests are slow. Its button retries reads; a change under way can be canceled, and its form then
 * says that it failed.
 */
export function useSlowRequestNotice(): void {
  const t = useMessages(portalMessages)
  const { show, dismiss } = useToast()
  const requests = useSlowRequests()
  const isSlow = requests.length > 0
  const hasChange = requests.some(({ isRead }) => !isRead)
  const act = useEffectEvent(() => {
    for (const { isRead, retry, cancel } of requests) if (isRead !== hasChange) (isRead ? retry : cancel)()
  })
  useEffect(() => {
    if (!isSlow) return undefined
    const action = { label: t(hasChange ? 'cancel' : 'retry'), onAction: () => act() }
    const id = show({ message: t('slow'), action })
    return () => dismiss(id)
  }, [isSlow, hasChange, t, show, dismiss])
}
