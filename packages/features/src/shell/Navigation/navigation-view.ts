import type { AccessUser } from '@producer-portal/domain/access'
import { navigationForUser, type NavigationItem } from '@producer-portal/domain/shell'
import { type NavItem, SettingsIcon } from '@producer-portal/ui'
import { getProfileLinks } from '../ProfileCard/profile-view.js'
import type { Terms } from '../../i18n/useTerms.js'
import { toNavItems, addDashboard } from './nav-items.js'

/** The navigation tree of the server, or why there is none. */
export type NavigationState = readonly NavigationItem[] | 'loading' | 'failed' | 'unreachable'

/** The addresses of the frame's own links. */
export interface ShellHrefs {
  readonly dashboard: string
  readonly fullProfile: string
  readonly preferences: string
  readonly manageAccess: string
}

/** The addresses of the portal. */
export const portalHrefs: ShellHrefs = {
  dashboard: '/dashboard',
  fullProfile: '/profile',
  preferences: '/preferences',
  manageAccess: '/manage-access',
}

export interface NavigationContext {
  readonly navigation: NavigationState
  readonly user: AccessUser
  /** Path of the page that is shown. */
  readonly currentPath: string
  readonly hrefs: ShellHrefs
}

type TranslateLink = (key: 'dashboard' | 'profileAndSettings' | 'fullProfile' | 'preferences') => string

/** The main places in the language: Dashboard, then what the server sent, as far as this user may see it. */
export function getMainItems(
  setting: NavigationContext,
  t: TranslateLink,
  toTerm: Terms['toTerm'],
): readonly NavItem[] {
  const { navigation, user, currentPath, hrefs } = setting
  const tree = typeof navigation === 'string' ? [] : navigationForUser(navigation, user)
  const translate = (item: NavigationItem): NavigationItem => ({
    ...item,
    name: toTerm(item.name),
    note: item.note && toTerm(item.note),
    children: item.children.map(translate),
  })
  const named = tree.map(translate)
  return toNavItems(addDashboard(named, dashboardItem(t('dashboard'), hrefs.dashboard)), currentPath)
}

/** The place at the foot of the navigation, 'Profile & Settings'; none when the user may open neither page. */
export function getSettingsItems(
  { user, currentPath, hrefs }: NavigationContext,
  t: TranslateLink,
): readonly NavItem[] {
  const pages = getProfileLinks(user).flatMap((link) => {
    if (link === 'manageAccess') return []
    return [{ id: link, label: t(link), href: hrefs[link], isCurrent: currentPath === hrefs[link] }]
  })
  if (pages.length === 0) return []
  // A page that changes one fact of the profile is below it
  const isBelow = /^\/(change|business|security|quick|notif)/.test(currentPath) || undefined
  return [{ id: 'settings', label: t('profileAndSettings'), icon: SettingsIcon, isCurrent: isBelow, items: pages }]
}

const dashboardItem = (name: string, url: string): NavigationItem => ({
  name,
  url,
  type: 'Link',
  level: 1,
  iconName: 'dashboard',
  children: [],
  parentName: null,
})
