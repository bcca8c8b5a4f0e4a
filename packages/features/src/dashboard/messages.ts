import { disabilityIncomeName } from '@producer-portal/domain/catalog'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** Every text of the dashboard around its widgets. */
export const dashboardMessages = defineMessages('dashboard', {
  welcome: authored('Welcome, {name}'),
  asideLabel: authored('Links'),

  activityLoading: authored('Loading activity'),

  quickLinks: pageTitles.entries.quickLinks,
  quickLinksLoading: authored('Loading your quick links'),
  quickLinksFailed: authored("We couldn't load your quick links. Try again."),
  edit: authored('Edit'),
  editQuickLinks: authored('Edit quick links'),
  noQuickLinks: authored("You haven't chosen any quick links yet."),

  productLinks: authored('Compensation & Products'),
  compensation: authored('Compensation'),
  insuranceProducts: authored('Insurance Products'),
  disabilityIncome: disabilityIncomeName,
  investmentProducts: authored('Investment Products'),

  mobileApp: authored('Mobile app'),
  mobileAppText: authored('Follow your cases and alerts on your phone with the {product} app for agents.'),
  appStore: authored('App Store'),
  googlePlay: authored('Google Play'),

  legacyPasswordTitle: authored('Still using the classic site?'),
  legacyPasswordText: authored('It uses a different password.'),
  legacyPasswordLink: authored('Change your classic password'),
})

/** Items that need the producer now. */
export const attentionMessages = defineMessages('attention', {
  newBusiness: authored('New business that needs you'),
  inforce: authored('In-force business that needs you'),
  loading: authored('Loading what needs you'),
  newBusinessDone: authored("You're all caught up on new business."),
  inforceDone: authored("You're all caught up on in-force business."),
  requirements: authored({ one: 'requirement waiting on you', other: 'requirements waiting on you' }),
  offers: authored({ one: 'offer to review', other: 'offers to review' }),
  'over-90': authored('pending over 90 days'),
  'not-paid': authored('issued, not paid'),
  'past-lapse': authored('past lapse date'),
  'lapse-soon': authored({ one: 'lapses within 7 days', other: 'lapse within 7 days' }),
  missed: authored({ one: 'missed payment', other: 'missed payments' }),
  service: authored({ one: 'service alert', other: 'service alerts' }),
})
