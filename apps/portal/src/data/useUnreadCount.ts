import { getMessageCount } from '@producer-portal/domain/profile'
import { useQuery } from './useQuery.js'

/** The number of unread messages; 0 while it is not known. */
export function useUnreadCount(): number {
  return useQuery(getMessageCount, {}).data?.unreadSms ?? 0
}
