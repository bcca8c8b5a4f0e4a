/** The names in the navigation. Titles and breadcrumbs of the portal call the same things by them. */
export const navigationNames = {
  dashboard: 'Dashboard',
  newBusiness: 'New Business',
  pending: 'Pending',
  issued: 'Issued',
  notPlaced: 'Not Placed',
  inforce: 'In-Force Business',
  allActivity: 'All Activity',
  pendingLapse: 'Pending Lapse',
  missedPayments: 'Missed Payments',
  clientLookup: 'Client Lookup',
  salesSupport: 'Sales & Support',
  illustrationsHub: 'Illustrations Hub',
  inforceIllustrationRequests: 'In-Force Illustration Requests',
  manageMyAgency: 'Manage My Agency',
  manageAccess: 'Manage Access',
  statements: 'Statements',
  leaderboard: 'Leaderboard',
  documentation: 'Documentation',
} as const

/** The note beside a page of the navigation with things that are ready and not seen yet. */
export const getReadyNote = (count: number): string => `${count} ready`

/** Disability income insurance, as quick link and as product. */
export const disabilityIncomeName = 'Disability Income Insurance'
