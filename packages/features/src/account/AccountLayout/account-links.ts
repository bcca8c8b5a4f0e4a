import { type AccessUser, canManageAccess, canSeeFullProfile, canSeePreferences } from '@producer-portal/domain/access'
import { accountFieldPages } from '@producer-portal/domain/account'

/** The addresses of the account pages. */
export interface AccountHrefs {
  readonly profile: string
  readonly preferences: string
  readonly manageAccess: string
}

/** The addresses of the portal. */
export const portalAccountHrefs: AccountHrefs = {
  profile: '/profile',
  preferences: '/preferences',
  manageAccess: '/manage-access',
}

/** A button of the account navigation. */
export interface AccountLink {
  readonly page: keyof AccountHrefs
  readonly href: string
  /** `page` on the page itself, `true` on the pages that belong to it. */
  readonly current: 'page' | 'true' | undefined
}

const rules = [
  ['profile', canSeeFullProfile],
  ['preferences', canSeePreferences],
  ['manageAccess', canManageAccess],
] as const

/** Pages of the portal that belong to one of the buttons. */
const subpages: Readonly<Record<keyof AccountHrefs, readonly string[]>> = {
  profile: [
    ...Object.values(accountFieldPages).map(({ path }) => path),
    '/change-password',
    '/security-question',
    '/change-mfa-phone',
    '/change-mfa-phone-verify',
  ],
  preferences: ['/quick-links', '/notifications'],
  manageAccess: [],
}

/**
 * The buttons that a user sees, in their order: Profile for the profile-capable audiences, Preferences for everybody
 * but agent guests, Manage Access by its own rule. Preferences is also the place of the quick links
 * and of the email notifications.
 */
export function getAccountLinks(user: AccessUser, currentPath: string, hrefs: AccountHrefs): readonly AccountLink[] {
  return rules
    .filter(([, may]) => may(user))
    .map(([page]) => ({ page, href: hrefs[page], current: getCurrent(page, currentPath, hrefs) }))
}

function getCurrent(page: keyof AccountHrefs, currentPath: string, hrefs: AccountHrefs): AccountLink['current'] {
  if (currentPath === hrefs[page]) return 'page'
  const isWithin = (path: string) => currentPath === path || currentPath.startsWith(`${path}/`)
  return [hrefs[page], ...subpages[page]].some(isWithin) ? 'true' : undefined
}
