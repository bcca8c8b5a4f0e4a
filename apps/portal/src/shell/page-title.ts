import { getPortalName } from '@producer-portal/domain/brand'
import { useEffect } from 'react'
import { portalSettings } from '../config/portal-settings.js'

/** The title of the browser's tab: the page, then the portal of the brand. */
export function getPageTitle(page: string): string {
  return `${page} · ${getPortalName(portalSettings().brand)}`
}

/** Names what is shown in the title of the browser's tab; null leaves the title of the page. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = getPageTitle(title)
  }, [title])
}
