import type { Failure } from '@producer-portal/domain/endpoint'
import { accountMessages } from '@producer-portal/features/account'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useState } from 'react'
import type { ProfilePreference, useProfilePreferenceToggle } from './mutations.js'

const savedMessages = {
  mobileOptIn: { on: 'textAlertsOn', off: 'textAlertsOff' },
  showInFieldDirectory: { on: 'fieldDirectoryIncluded', off: 'fieldDirectoryRemoved' },
} as const

/**
 * A preference with its switch: a toast says that it was saved, a failure is shown next to the switch.
 * @param toggle the same for all switches of a page, so that one isn't turned back while another one is saved
 */
export function useProfilePreference(
  preference: ProfilePreference,
  toggle: ReturnType<typeof useProfilePreferenceToggle>,
) {
  const t = useMessages(accountMessages)
  const { show } = useToast()
  const [failure, setFailure] = useState<Failure>()
  const change = async (isOn: boolean) => {
    setFailure(undefined)
    const result = await toggle(preference, isOn)
    if (result === null) return
    const saved = savedMessages[preference]
    if (result.ok) show({ tone: 'success', message: t(isOn ? saved.on : saved.off) })
    else setFailure(result.failure)
  }
  return { failure, change: (isOn: boolean) => void change(isOn) }
}
