import { browserSupport, readBrowser } from '@producer-portal/domain/config'

/**
 * - `none`: a browser that the policy supports.
 * - `update`: it runs the portal; another one would serve better.
 * - `leave`: below the first version that the policy supports.
 */
export type BrowserAdvice = 'none' | 'update' | 'leave'

/**
 * The browser policy for a browser that runs the portal. One that the policy does not list may stay: it has passed the
 * check of its features by now.
 */
export function browserAdvice(userAgent: string): BrowserAdvice {
  const browser = readBrowser(userAgent)
  if (!browser) return 'update'
  const support = browserSupport(browser)
  if (support === 'unsupported') return 'leave'
  return support === 'banner' ? 'update' : 'none'
}
