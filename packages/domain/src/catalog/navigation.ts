import type { NavigationItem } from '../shell/navigation.ts'
import type { Page } from '../shell/pages.ts'
import { pages } from '../shell/pages.ts'

function link(name: string, page: Page, iconName: string | null = null): NavigationItem {
  return { name, url: page.path, type: 'Link', level: 1, iconName, children: [], parentName: null }
}

function menu(name: string, iconName: string, children: readonly NavigationItem[]): NavigationItem {
  const nested = children.map((child) => ({ ...child, level: 2, parentName: name }))
  return { name, url: null, type: 'Menu', level: 1, iconName, children: nested, parentName: null }
}

/** The side navigation, for a user who may see everything. */
export const navigationTree: readonly NavigationItem[] = [
  link('Dashboard', pages.dashboard, 'dashboard'),
  menu('New Business', 'new-business', [
    link('Pending', pages.pendingCases),
    link('Issued', pages.issuedCases),
    link('Not Placed', pages.notPlacedCases),
  ]),
  menu('In-Force Business', 'inforce', [
    link('All Activity', pages.allAlerts),
    link('Pending Lapse', pages.pendingLapseAlerts),
    link('Missed Payments', pages.missedPaymentAlerts),
  ]),
  link('Client Lookup', pages.clientLookup, 'search'),
  menu('Sales & Support', 'sales', [
    link('Illustrations Hub', pages.illustrationsHub),
    link('In-Force Illustration Requests', pages.inforceIllustrationRequests),
  ]),
  menu('Manage My Agency', 'agency', [link('Manage Access', pages.manageAccess)]),
  link('Statements', pages.statements, 'statements'),
  link('Leaderboard', pages.leaderboard, 'leaderboard'),
  link('Documentation', pages.documentation, 'documentation'),
]
