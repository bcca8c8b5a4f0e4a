import { defineMessages } from './messages.js'

/** The words that many components share. */
export const coreTexts = defineMessages('ui', {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  dismiss: 'Dismiss',
  close: 'Close',
  retry: 'Retry',
  cancel: 'Cancel',
  clearSearch: 'Clear search',
  pending: '{name} in progress',
  notifications: 'Notifications',
  skip: 'Skip to main content',
  openNavigation: 'Open navigation',
  mainNavigation: 'Main',
  more: 'More',
  followUs: 'Follow us',
  breadcrumb: 'Breadcrumb',
  beforeValue: '{label}:',
  newTab: 'opens in a new tab',
})
