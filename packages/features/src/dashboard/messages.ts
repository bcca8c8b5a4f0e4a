import { disabilityIncomeName } from '@producer-portal/domain/catalog'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the dashboard around its widgets. */
export const dashboardMessages = defineMessages('dashboard', {
  welcome: authored('Welcome, {name}'),
  asideLabel: authored('Links'),

  activityLoading: authored('Loading activity'),

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
})

/** Every text of the work that needs the producer now. */
export const worklistMessages = defineMessages('worklist', {
  title: authored('Needs you'),
  loading: authored('Loading what needs you'),
  failed: authored("We couldn't load what needs you. Try again."),
  done: authored("You're all caught up."),
  all: authored('All that needs you'),

  upload: authored('Upload'),
  comment: authored('Comment'),
  review: authored('Review'),
  view: authored('View'),

  requirement: authored('Requirement'),
  offer: authored('Offer to review'),
  lapsed: authored('Past lapse date'),
  lapsing: authored('Pending lapse'),
  missedPayment: authored('Missed payment'),
  issued: authored('Issued, not paid'),
  alert: authored('Service alert'),
  pending: authored({ one: 'Pending {count} day', other: 'Pending {count} days' }),

  'past-lapse': authored('{count} past lapse date'),
  'lapse-soon': authored({ one: '{count} lapse within 7 days', other: '{count} lapses within 7 days' }),
  requirements: authored({ one: '{count} requirement', other: '{count} requirements' }),
  inCases: authored({ one: '{what} in {count} case', other: '{what} in {count} cases' }),
  offers: authored({ one: '{count} offer to review', other: '{count} offers to review' }),
  missed: authored({ one: '{count} missed payment', other: '{count} missed payments' }),
  'not-paid': authored('{count} issued, not paid'),
  service: authored({ one: '{count} service alert', other: '{count} service alerts' }),
  'over-90': authored('{count} pending over 90 days'),
})
