import type { NavigationItem } from '../navigation/item.ts'

interface Entry {
  readonly name: string
  readonly url: string
  readonly iconName?: string
}

const link = ({ name, url, iconName }: Entry): NavigationItem => ({
  name,
  url,
  type: 'Link',
  level: 1,
  iconName: iconName ?? null,
  children: [],
  parentName: null,
})

const menu = (name: string, iconName: string, children: readonly Entry[]): NavigationItem => ({
  name,
  url: null,
  type: 'Menu',
  level: 1,
  iconName,
  children: children.map((child) => ({ ...link(child), level: 2, parentName: name })),
  parentName: null,
})

/** The navigation tree of the demo, for a user who may see everything. */
export const navigationTree: readonly NavigationItem[] = [
  link({ name: 'Dashboard', url: '/dashboard', iconName: 'dashboard' }),
  menu('New Business', 'new-business', [
    { name: 'Pending', url: '/new-business/pending' },
    { name: 'Issued', url: '/new-business/issued' },
    { name: 'Not Placed', url: '/new-business/not-placed' },
  ]),
  menu('In-Force Business', 'inforce', [
    { name: 'All Activity', url: '/inforce-business/all' },
    { name: 'Pending Lapse', url: '/inforce-business/pending-lapse' },
    { name: 'Missed Payments', url: '/inforce-business/missed-payments' },
  ]),
  menu('Sales & Support', 'sales', [
    { name: 'Illustrations Hub', url: '/sales-support/illustrations/illustrations-hub' },
    { name: 'In-Force Illustration Requests', url: '/sales-support/illustrations/in-force-illustration-requests' },
  ]),
  menu('Manage My Agency', 'agency', [{ name: 'Manage Access', url: '/manage-access' }]),
  link({ name: 'Statements', url: '/statements', iconName: 'statements' }),
  link({ name: 'Leaderboard', url: '/leaderboard', iconName: 'leaderboard' }),
  link({ name: 'Documentation', url: '/documentation', iconName: 'documentation' }),
]
