import type { NavigationItem } from '../shell/navigation.ts'
import type { Page } from '../shell/pages.ts'
import { pages } from '../shell/pages.ts'
import { navigationNames as names } from './names.ts'

function link(name: string, page: Page, iconName: string | null = null): NavigationItem {
  return { name, url: page.path, type: 'Link', level: 1, iconName, children: [], parentName: null }
}

function menu(name: string, iconName: string, children: readonly NavigationItem[]): NavigationItem {
  const nested = children.map((child) => ({ ...child, level: 2, parentName: name }))
  return { name, url: null, type: 'Menu', level: 1, iconName, children: nested, parentName: null }
}

/** The side navigation, for a producer who may see everything. */
export const navigationTree: readonly NavigationItem[] = [
  link(names.dashboard, pages.dashboard, 'dashboard'),
  menu(names.newBusiness, 'new-business', [
    link(names.pending, pages.pendingCases),
    link(names.issued, pages.issuedCases),
    link(names.notPlaced, pages.notPlacedCases),
  ]),
  menu(names.inforce, 'inforce', [
    link(names.allActivity, pages.allAlerts),
    link(names.pendingLapse, pages.pendingLapseAlerts),
    link(names.missedPayments, pages.missedPaymentAlerts),
  ]),
  link(names.clientLookup, pages.clientLookup, 'search'),
  menu(names.salesSupport, 'sales', [
    link(names.illustrationsHub, pages.illustrationsHub),
    link(names.inforceIllustrationRequests, pages.inforceIllustrationRequests),
  ]),
  menu(names.manageMyAgency, 'agency', [link(names.manageAccess, pages.manageAccess)]),
  // The others name their link in the table of pages
  ...Object.values<Page>(pages).flatMap((page) =>
    page.navigation ? [link(page.navigation.name, page, page.navigation.iconName)] : [],
  ),
]

/** The items that home office has besides those. */
export const homeOfficeNavigation: readonly NavigationItem[] = [
  menu('Home Office', 'messages', [
    link('Illustration Requests', pages.illustrationWork),
    link('Messages', pages.messages),
  ]),
]
