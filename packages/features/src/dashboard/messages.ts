import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the dashboard around its widgets. */
export const dashboardMessages = defineMessages('dashboard', {
  title: authored('Dashboard'),
  welcome: authored('Welcome, {name}'),
  leadWithoutLists: authored('Your links and tools are here.'),
  asideLabel: authored('Links'),
  retry: authored('Retry'),
  dismiss: authored('Dismiss'),

  activity: authored('Activity'),
  activityLoading: authored('Loading activity'),
  searchFirst: authored('Choose an agent or agency, and its activity appears here.'),

  quickLinks: 'Quick Links',
  quickLinksLoading: authored('Loading your quick links'),
  quickLinksFailed: authored('Your quick links could not be loaded.'),
  noQuickLinks: authored('You have not chosen any quick links yet.'),

  productLinks: authored('Compensation & Products'),
  compensation: authored('Compensation'),
  insuranceProducts: authored('Insurance Products'),
  disabilityIncome: authored('Disability Income Insurance'),
  investmentProducts: authored('Investment Products'),

  mobileApp: authored('Mobile app'),
  mobileAppText: authored('Follow your cases and alerts on your phone with the {product} app for agents.'),
  appStore: authored('App Store'),
  googlePlay: authored('Google Play'),

  welcomeTitle: authored('Welcome to {product}'),
  welcomeText: authored(
    'Your access has no list of cases or contracts. The links on this page lead to products and tools, and the navigation to everything else.',
  ),

  legacyPasswordTitle: authored('Do you still sign in to the classic site?'),
  legacyPasswordText: authored('Its password is another one than that of this portal.'),
  legacyPasswordLink: authored('Change your classic password'),
})
