import { authored, defineMessages } from '@producer-portal/features/messages'

/** The texts of the app itself: what stands in the browser's tab, and the waiting between pages. */
export const portalMessages = defineMessages('portal', {
  signIn: authored('Sign in'),
  signedOut: authored('Signing out'),
  dashboard: authored('Dashboard'),
  pendingCases: authored('Pending cases'),
  issuedCases: authored('Issued cases'),
  notPlacedCases: authored('Not placed cases'),
  testing: authored('Testing'),
  unexpected: authored('Something went wrong'),
  notFound: authored('Page not found'),
  noAccess: authored('No access'),

  loading: authored('Loading'),
  crash: authored('Crash the site'),
  noPermission: 'Nothing here.',
  noPermissionText: authored('Your access does not include this page.'),
  flagsFailed: 'Failed to get feature flags.',
})

/** The name of a page, as the browser's tab shows it before the product. */
export type PageTitle = keyof typeof portalMessages.entries
