import { getNotificationPreferences, saveNotificationPreference } from '@producer-portal/domain/notifications'
import type { NotificationPreference, NotificationPreferenceKey } from '@producer-portal/domain/notifications'
import { useCallback, useRef } from 'react'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useAnswerChange } from './useAnswerChange.js'
import { useQuery } from './useQuery.js'
import type { Query } from './useQuery.js'

/** The e-mails that are sent to the user. */
export function useNotificationPreferences(): Query<readonly NotificationPreference[]> {
  return useQuery(getNotificationPreferences, {})
}

/**
 * Switches one e-mail: shown at once, and taken back when it was not saved. Of several choices about the same e-mail the
 * last one counts; the service is asked what holds once none is under way.
 */
export function useNotificationSwitch(): (key: NotificationPreferenceKey, enabled: boolean) => Promise<SaveResult> {
  const changeAnswer = useAnswerChange()
  const choices = useRef(new Map<NotificationPreferenceKey, number>())
  const underWay = useRef(0)
  return useCallback(
    async (key, enabled) => {
      const show = (change: (list: Preferences) => Preferences, isSettled: boolean) =>
        changeAnswer({ endpoint: getNotificationPreferences, request: {}, change, isSettled })
      const switched = (isOn: boolean) => (list: Preferences) =>
        list.map((each) => (each.key === key ? { ...each, enabled: isOn } : each))
      const choice = (choices.current.get(key) ?? 0) + 1
      choices.current.set(key, choice)
      underWay.current += 1
      show(switched(enabled), false)
      const result = await save(saveNotificationPreference, { body: { key, enabled } })
      underWay.current -= 1
      const isLast = choice === choices.current.get(key)
      const outcome = switched(result.kind === 'saved' ? enabled : !enabled)
      show(isLast ? outcome : unchanged, underWay.current === 0)
      return result
    },
    [changeAnswer],
  )
}

type Preferences = NotificationPreference[]
const unchanged = (list: Preferences) => list
