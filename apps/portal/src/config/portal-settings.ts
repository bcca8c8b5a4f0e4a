import { portalSettingsElementId, readPortalSettings } from '@producer-portal/domain/config'
import type { PortalSettings } from '@producer-portal/domain/config'
import { defaultBrand } from '@producer-portal/ui/tokens'

let settings: PortalSettings | undefined

/** The settings that the service put into this page: the mode, the idle times, the identity provider. */
export function portalSettings(): PortalSettings {
  settings ??= readPortalSettings(document.getElementById(portalSettingsElementId)?.textContent, defaultBrand)
  return settings
}
