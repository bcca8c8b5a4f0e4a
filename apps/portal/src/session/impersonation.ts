import { browserCookies } from './browser-cookies.js'

/** Whether somebody else looks at the portal as this user. The cookie is set by others; the portal only reads it. */
export function isImpersonated(): boolean {
  return Boolean(browserCookies().impersonate)
}
