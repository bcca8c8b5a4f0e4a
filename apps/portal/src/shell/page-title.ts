import { getPortalName } from '@producer-portal/domain/brand'
import { portalSettings } from '../config/portal-settings.js'

/** The title of the browser's tab: the page, then the portal of the brand. */
export function getPageTitle(page: string): string {
  return `${page} · ${getPortalName(portalSettings().brand)}`
}
