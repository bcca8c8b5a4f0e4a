import { portalSettingsElementId, readPortalSettings } from '@producer-portal/domain/config'
import type { PortalSettings } from '@producer-portal/domain/config'

let settings: PortalSettings | undefined

/** What the service put into this page: the mode, the idle times, the identity provider. */
export function portalSettings(): PortalSettings {
  settings ??= readPortalSettings(document.getElementById(portalSettingsElementId)?.textContent)
  return settings
}
