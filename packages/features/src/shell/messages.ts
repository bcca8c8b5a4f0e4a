import { navigationNames } from '@producer-portal/domain/catalog'
import { commonMessages } from '../i18n/common-messages.js'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts of the frame around the pages, and of the error pages. */
export const shellMessages = defineMessages('shell', {
  search: authored('Search the {product} site'),
  searchInNewTab: authored('Search the {product} site (opens in a new tab)'),
  headerLinks: authored('More sites'),
  directories: authored('Directories'),
  marketing: authored('Marketing Portal'),
  products: authored('Products'),
  insuranceProducts: authored('Insurance Products'),
  investmentProducts: authored('Investment Products'),
  openClassicDashboard: 'Open Classic Dashboard',

  messages: authored('Messages'),
  messagesUnread: authored('Messages, {unread} unread'),
  secureMessages: authored('Secure Messages'),
  secureMessagesUnread: authored('Secure Messages ({unread} unread)'),
  representativeEmail: authored('Email an AIC or AAS Representative'),

  profile: authored('Profile of {name}'),
  // The visible text comes first: that is what people say who speak to their browser (WCAG 2.5.3)
  profileTrigger: authored('{initials}, profile of {name}'),
  fullProfile: 'Full Profile',
  manageAccess: navigationNames.manageAccess,

  navigation: authored('Main'),
  profileAndSettings: 'Profile & Settings',
  loadingNavigation: authored('Loading navigation'),
  failed: commonMessages.entries.unexpected,

  notification: authored('Site notification'),
  dismissNotification: authored('Dismiss notification'),

  producerUseOnly: authored('For producer or registered representative use only. Not for use with clients.'),

  takeMeHome: 'Take Me Home',
  sectionCrash:
    'We apologize, an unexpected error has occurred in this section. Our team has been notified to correct this functionality.',
  keepsHappening: authored('If it keeps happening, call {phone}.'),
  globalCrash:
    'We apologize. An unexpected error has occurred, causing you to be logged out of your account. Our team has been notified to correct this functionality, and you may log in again at any time.',
  notLoaded: authored("We couldn't load this."),
  notLoadedHint: authored("You may be offline. It opens by itself when you're back online."),
  offline: authored("You're offline. What isn't loaded yet opens when you're back online."),
  offlineSince: authored(
    "You're offline. Showing data from {time}. What isn't loaded yet opens when you're back online.",
  ),
  backOnline: authored("You're back online."),
  endedOffline: authored("You're signed out"),
  endedOfflineText: authored(
    "You're offline, so you're signed out on this device only. Keep this page open: we'll finish signing you out when you're back online.",
  ),
  globalCrashTitle: authored('Something went wrong'),
  logIn: authored('Log in'),
})
