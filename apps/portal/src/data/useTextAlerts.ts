import { updateTextAlerts } from '@producer-portal/domain/profile'
import { save } from './save.js'
import type { SaveResult } from './save.js'
import { useProfileFlag } from './useProfileFlag.js'

/** Opts in to text alerts or out of them: shown at once, and taken back when it was not saved. */
export function useTextAlerts(): (enabled: boolean) => Promise<SaveResult> {
  return useProfileFlag('mobileOptIn', saveTextAlerts)
}

function saveTextAlerts(enabled: boolean): Promise<SaveResult> {
  return save(updateTextAlerts, { body: { enabled } })
}
