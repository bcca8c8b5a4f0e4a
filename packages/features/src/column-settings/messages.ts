import { navigationNames } from '@producer-portal/domain/catalog'
import { columnSettingsFailures } from '@producer-portal/domain/column-settings'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** The texts of the column settings; the titles of the columns are in domain. */
export const columnSettingsMessages = defineMessages('column-settings', {
  title: 'Column Settings For New Business',
  lead: authored('Choose which columns appear, their order, and which stay locked. Each tab has its own settings.'),
  breadcrumbNewBusiness: navigationNames.newBusiness,
  breadcrumbSettings: 'Column Settings',
  help: pageTitles.entries.columnSettingsFaq,
  tabsLabel: authored('Lists'),
  pending: navigationNames.pending,
  issued: navigationNames.issued,
  not_placed: navigationNames.notPlaced,

  loading: authored('Loading column settings'),
  notRetrieved: columnSettingsFailures.retrieve,
  titleNotFound: columnSettingsFailures.unknownTitle,
  defaultsShown: authored('The default columns are shown instead of yours.'),

  hiddenColumns: authored('Hidden columns'),
  showing: { one: 'Showing {count} Hidden Column', other: 'Showing {count} Hidden Columns' },
  hiding: { one: 'Hiding {count} Hidden Column', other: 'Hiding {count} Hidden Columns' },

  preview: authored('Preview'),
  previewText: authored('{visible} of {count} columns are shown, in this order.'),
  locked: authored('Locked'),

  lockedColumns: authored('Locked columns'),
  noneLocked: authored('No locked columns. Lock up to 3 to keep them in view as you scroll.'),
  otherColumns: authored('Other columns'),
  noneOther: authored('All other columns are hidden.'),
  hidden: authored('Hidden'),

  lock: authored('Lock {column}'),
  unlock: authored('Unlock {column}'),
  lockHint: 'Lock this column so it does not move while scrolling. It will be reordered above unlocked columns.',
  unlockHint: 'Unlock this column so it does move while scrolling. It will be reordered below locked columns.',
  lockLimit: 'Only 3 columns can be locked at a time.',
  show: authored('Show {column}'),
  hide: authored('Hide {column}'),
  lockedIsVisible: authored('A locked column is always visible.'),
  lastVisible: authored('At least one column must stay visible.'),
  moveUp: authored('Move {column} up'),
  moveDown: authored('Move {column} down'),
  alreadyFirst: authored('This column is already first.'),
  alreadyLast: authored('This column is already last.'),

  nowLocked: authored('{column} locked, place {place} of the locked columns'),
  nowUnlocked: authored('{column} unlocked, first below the locked columns'),
  nowHidden: authored('{column} hidden'),
  nowShown: authored('{column} shown'),
  moved: authored('{column} moved to place {place} of {total} in {group}'),

  toolbarLabel: authored('All columns of this tab'),
  actionsLabel: authored('Changes to this tab'),
  restore: 'Restore to Default',
  discarded: authored('Your changes were discarded.'),
  save: 'Save and Apply',
  stillSaving: authored('Your columns are still being saved.'),

  othersKept: authored('What you changed in another tab is kept, too.'),
  orderReplaced: authored('You moved columns in another tab, too. Now they have the order of this tab.'),
  saved: 'Change Successful',
  savedText: 'Go back to the New Business Alerts page to see them in action.',
  failed: 'Something Went Wrong',
  saveFailed: 'We could not save your changes. Please try again.',
  restored: 'Defaults Restored',
  restoredText: 'Your column setting changes have been removed.',
  restoreFailed: 'We could not restore the defaults.  Please try again.',

  restoreTitle: authored('Restore to default?'),
  restoreQuestion:
    'Restoring column settings to default will undo any personalizations you have made to this current tab. This cannot be reversed, but you can create new custom settings at any time.',
  cancelRestore: 'Cancel Restore',

  leaveTitle: 'Are you sure?',
  leaveText: authored('You have unsaved changes to the columns of this tab.'),
  saveAndContinue: authored('Save and Continue'),
  cancelAndContinue: 'Cancel and Continue',
})
