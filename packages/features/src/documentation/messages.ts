import { navigationNames } from '@producer-portal/domain/catalog'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts that all help pages share; each page has its own texts too. */
export const documentationMessages = defineMessages('documentation', {
  title: navigationNames.documentation,
  lead: authored('Guides and answers about {product}.'),
  updated: authored('Updated {date}'),
  inEnglish: authored('This page is in English only.'),
  pagesInEnglish: authored('Help pages are in English only.'),
  contents: authored('On this page'),
  newTab: authored('(opens in a new tab)'),
  tryNew: 'Try Out the New Dashboard',
  backToClassic: 'Try it Later, Take Me Back to Classic',
  contact: authored('More questions?'),
  contactText: authored('Contact the {brand} help desk.'),
  call: authored('Call {phone}'),
  write: authored('Email {email}'),

  newBusiness: navigationNames.newBusiness,
  manageAccess: navigationNames.manageAccess,
  generalInformation: 'General Information',
  faq: 'FAQ',

  search: authored('Search help'),
  results: authored({ one: '{count} result for “{text}”', other: '{count} results for “{text}”' }),
  noResults: authored('No results for “{text}”'),
  noResultsText: authored('Check the spelling, try fewer words, or contact the help desk.'),

  feedback: authored('Was this helpful?'),
  feedbackLoading: authored('Loading your answer'),
  feedbackNotLoaded: authored("We couldn't load your earlier answer. Try again."),
  helpful: authored('Yes'),
  notHelpful: authored('No'),
  choiceSaved: authored('Thank you. You can change your answer at any time.'),
  choiceNotSaved: authored("We couldn't save your answer."),
  commentHelpful: authored('What was helpful? (optional)'),
  commentNotHelpful: authored('What could be better? (optional)'),
  commentHint: authored("Don't include names or contract numbers."),
  commentMissing: authored('Enter a comment first.'),
  commentTooLong: authored('Shorten your comment to {count} characters.'),
  sendComment: authored('Send Comment'),
  commentSaved: authored('Thank you. Your comment was sent.'),
  commentNotSaved: authored("We couldn't send your comment."),
  tryAgain: authored('Try again.'),
})
