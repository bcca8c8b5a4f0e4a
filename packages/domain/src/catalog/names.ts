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

/** The names of the quick links. The cards of the illustrations hub are found and titled by them. */
export const quickLinkNames = {
  life: 'Life Insurance New Sales',
  fixedAnnuities: 'Fixed Annuities',
  disabilityIncome: 'Disability Income Insurance',
  variableAnnuities: 'Variable Annuities',
  inforceRequests: 'Request In-force Illustrations',
  pending: 'Pending New Business',
  inforce: 'In-Force Activity',
  statements: 'Benefact & NCDC Statements',
  manageAccess: navigationNames.manageAccess,
  leaderboard: navigationNames.leaderboard,
  forms: 'Forms Library',
  training: 'Training Center',
} as const
