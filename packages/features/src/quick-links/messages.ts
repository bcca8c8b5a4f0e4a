import { commonMessages } from '../i18n/common-messages.js'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** The texts of the quick links editor. */
export const quickLinksMessages = defineMessages('quick-links', {
  title: pageTitles.entries.quickLinks,
  lead: authored('Choose the links on your dashboard and their order.'),
  back: authored('Back to Preferences'),
  faq: pageTitles.entries.quickLinksFaq,
  available: authored('Available links'),
  chosen: authored('Your links'),
  noneAvailable: authored('You have chosen every link.'),
  noneChosen: authored('No links yet. Add one, or drag it here.'),
  noneChosenYet: authored('No links yet.'),
  application: authored('Application'),
  page: authored('Page'),
  other: authored('Other'),
  add: authored('Add {link}'),
  remove: authored('Remove {link}'),
  addShort: authored('Add'),
  removeShort: authored('Remove'),
  addMarked: authored({ one: 'Add {count} link', other: 'Add {count} links' }),
  markFirst: authored('Mark at least one link.'),
  added: authored('{link} added to your links, place {place} of {total}'),
  addedMany: authored({ one: '{count} link added to your links', other: '{count} links added to your links' }),
  removed: authored('{link} removed from your links'),
  barLabel: authored('Changes to your links'),
  save: 'Save',
  saving: authored('Saving…'),
  discarded: authored('Your changes were discarded.'),
  saved: 'Successfully updated quick links.',
  othersKept: authored('What you changed in another tab is kept, too.'),
  orderReplaced: authored('You moved links in another tab, too. Now they have the order of this tab.'),
  failed: commonMessages.entries.unexpected,
  loading: authored('Loading links'),
  loadFailed: authored("We couldn't load your links. Try again."),
})
