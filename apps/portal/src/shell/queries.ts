import { getMessageCount } from '@producer-portal/domain/account'
import {
  getNavigationTree,
  reachableNavigation,
  dismissNotification,
  getCurrentNotification,
  hasPage,
} from '@producer-portal/domain/shell'
import type { SiteNotification } from '@producer-portal/domain/shell'
import type { NavigationState } from '@producer-portal/features/shell'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { call } from '../api/api.js'
import { queryKey } from '../api/cache.js'
import { isUnreachable } from '../api/errors.js'
import { useQuery } from '../api/useQuery.js'

/** The side navigation, without links to pages that aren't built yet: the tree, or why there is none. */
export function useNavigation(): NavigationState {
  const { data, error } = useQuery(getNavigationTree, {})
  const tree = useMemo(() => data && reachableNavigation(data, hasPage), [data])
  if (tree) return tree
  if (error === undefined) return 'loading'
  return isUnreachable(error) ? 'unreachable' : 'failed'
}

/** The number of unread messages; 0 while unknown. */
export function useUnreadCount(): number {
  return useQuery(getMessageCount, {}).data?.unreadSms ?? 0
}

/** The banner above the pages. */
export interface SiteNotificationControl {
  readonly notification: SiteNotification | null
  /** Closes it at once and for good. If the service doesn't get to know, it returns with the next load. */
  readonly dismiss: () => void
}

export function useSiteNotification(): SiteNotificationControl {
  const { mutate } = useSWRConfig()
  const notification = useQuery(getCurrentNotification, {}).data ?? null
  const dismiss = () => {
    if (!notification) return
    void mutate(queryKey(getCurrentNotification, {}), null, { revalidate: false })
    void call(dismissNotification, { query: { type: notification.type } })
  }
  return { notification, dismiss }
}
