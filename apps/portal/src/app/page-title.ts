import { getPortalName } from '@producer-portal/domain/brand'
import { portalSettings } from '../config/portal-settings.js'

/** What the browser's tab shows: the page, then the portal of the brand. */
export function getPageTitle(page: string): string {
  return `${page} · ${getPortalName(portalSettings().brand)}`
}
