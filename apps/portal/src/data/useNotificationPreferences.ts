import { getNotificationPreferences, saveNotificationPreference } from '@producer-portal/domain/notifications'
import type { NotificationPreference, NotificationPreferenceKey } from '@producer-portal/domain/notifications'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'
import { queryKey } from './keys.js'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** The e-mails that are sent to the user. */
export function useNotificationPreferences(): Query<readonly NotificationPreference[]> {
  return useQuery(getNotificationPreferences, {})
}

/** Switches one e-mail: shown at once, and taken back when it was not saved. */
export function useNotificationSwitch(): (key: NotificationPreferenceKey, enabled: boolean) => Promise<SaveResult> {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (key, enabled) => {
      const show = (isOn: boolean, isSettled: boolean) => {
        const change = (list: readonly NotificationPreference[] | undefined) =>
          list?.map((each) => (each.key === key ? { ...each, enabled: isOn } : each))
        void mutate(queryKey(getNotificationPreferences, {}), change, { revalidate: isSettled })
      }
      show(enabled, false)
      const result = await save(saveNotificationPreference, { body: { key, enabled } })
      show(result.kind === 'saved' ? enabled : !enabled, true)
      return result
    },
    [mutate],
  )
}
