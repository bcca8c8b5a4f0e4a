import { dismissNotification, getCurrentNotification } from '@producer-portal/domain/notifications'
import type { SiteNotification } from '@producer-portal/domain/notifications'
import { useSWRConfig } from 'swr'
import { call } from './api.js'
import { queryKey } from './keys.js'
import { useQuery } from './useQuery.js'

/** The banner over the pages, and the way to close it. */
export interface SiteNotificationControl {
  readonly notification: SiteNotification | null
  /** Closes it at once and for good. One that the service did not hear of comes back with the next load. */
  readonly dismiss: () => void
}

export function useSiteNotification(): SiteNotificationControl {
  const { mutate } = useSWRConfig()
  const notification = useQuery(getCurrentNotification, {}).data ?? null
  const dismiss = () => {
    if (!notification) return
    void mutate(queryKey(getCurrentNotification, {}), null, { revalidate: false })
    call(dismissNotification, { query: { type: notification.type } }).catch(() => undefined)
  }
  return { notification, dismiss }
}
