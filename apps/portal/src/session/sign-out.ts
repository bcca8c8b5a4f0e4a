import { productLogoutPath } from '@producer-portal/domain/session'
import { revokeSession } from '../data/revoke-session.js'
import { browserCookies } from './browser-cookies.js'
import { endSession } from './end-session.js'
import { tellTabs } from './tabs.js'

/** Signs out here and in every other tab, then leaves through the product logout, which leads home. */
export function signOut(): void {
  forgetUser()
  window.location.replace(productLogoutPath)
}

/** The same without leaving the page, for the screen that follows a crash of the whole site. */
export function forgetUser(): void {
  revokeSession(browserCookies().jwt)
  endSession()
  tellTabs({ kind: 'signed-out' })
}
