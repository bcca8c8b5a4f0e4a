import { navigationNames } from '@producer-portal/domain/catalog'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** The texts that all help pages share; each page has its own texts too. */
export const documentationMessages = defineMessages('documentation', {
  title: navigationNames.documentation,
  lead: authored('Guides and answers about {product}.'),
  updated: authored('Updated {date}'),
  contents: authored('On this page'),
  newTab: authored('opens in a new tab'),
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

/** Every text of the help page about column settings. */
export const columnSettingsFaqMessages = defineMessages('documentation-column-settings-faq', {
  title: 'Column Settings FAQ',
  lead: authored('Choose which columns the **New Business** lists show, their order, and which ones stay in view.'),

  scopeTitle: authored('Whose columns do I change?'),
  scopeText: authored(
    'Only yours, on every device where you sign in. **Pending**, **Issued** and **Not Placed** each have their own columns.',
  ),

  reorderTitle: authored('How do I reorder columns?'),
  reorderDrag: authored(
    'With a mouse, drag a column to its new place. On a touch screen, drag it by the dots before its name.',
  ),
  reorderKeys: authored(
    "With the keyboard, go to one of a column's two arrows and press Space, or press an arrow key to move the column further. Home and End move it to the top and the bottom.",
  ),
  reorderBlocks: authored('A column moves within its own block: locked columns stay above unlocked ones.'),

  hideTitle: authored('How do I hide columns, and find them again?'),
  hideText: authored(
    "Select a column's eye icon. The table leaves the column out, and it keeps its place until you show it again.",
  ),
  hideToggle: authored(
    '**Hidden columns** shows or hides their rows on this screen, and says how many there are. It appears once you hide a column.',
  ),
  hideLocked: authored('A locked column is always visible. Unlock it first to hide it.'),

  lockTitle: authored('What does locking a column do?'),
  lockText: authored('A locked column stays in place while the table scrolls sideways. Its header shows a lock.'),
  lockOrder: authored(
    "Select a column's lock icon to move it to the end of the locked columns. Select it again to move it below them.",
  ),
  lockPicture: authored('The column settings: two locked columns above the other ones, each with its icons.'),
  lockLimit: authored('You can lock up to 3 columns at a time on each list.'),

  saveTitle: authored('How do I save or undo my changes?'),
  saveApply: authored("**Save and Apply** saves them. Until then, the lists don't change."),
  saveCancel: authored('**Cancel** undoes your changes since you last saved.'),
  saveRestore: authored(
    '**Restore to Default** shows all columns of the list in their original order, with only **Insured Name** locked.',
  ),

  exportTitle: authored('Do exports follow my columns?'),
  exportColumns: authored('Yes. An export has the columns you see, in your order, for all rows of the list.'),
  exportZeros: authored(
    'A CSV file contains complete contract numbers. A spreadsheet program may read them as numbers and drop leading zeros. To keep the zeros, import the file and choose Text for that column.',
  ),
})

/** Every text of the help page about answering requirements. */
export const uploadFaqMessages = defineMessages('documentation-upload-faq', {
  title: 'Requirements Upload FAQ',
  lead: authored('How to answer case requirements with documents or a comment, and what happens next.'),

  howTitle: authored('How do I send documents for a requirement?'),
  howOpen: authored('Open the case on a **New Business** list, then open **Case Requirements**.'),
  howUpload: authored('Under **Agent Tasks**, select **Upload** next to the requirement.'),
  howChoose: authored('Choose the files or drag them in, and put them in reading order.'),
  howPicture: authored('The dialog that sends documents, with the files that were chosen.'),
  howSend: authored('Select **Upload**. The requirement then appears under **Uploaded** with the files you sent.'),

  filesTitle: authored('Which files can I send?'),
  filesPdf: authored("PDF only. Renaming a file to .pdf doesn't convert it."),
  filesCount: authored('Up to 12 files per upload.'),
  filesSize: authored('Up to 25 MB per file.'),
  filesTotal: authored('Up to 101 MB in total per upload.'),
  filesReadable: authored("Files can't be empty, damaged or password-protected, and can't have other files attached."),

  mergeTitle: authored('I have several files for one requirement. How do they arrive?'),
  mergeText: authored('Several files for one requirement are merged into one PDF, in the order of your list.'),

  commentTitle: authored('Can I answer with a comment?'),
  commentText: authored(
    'Yes. Select **Comment** next to the requirement. A comment response can have up to 280 characters, including spaces.',
  ),

  statusTitle: authored('When does the status of the requirement change?'),
  statusComment: authored('A comment response can take up to 30 minutes to change the requirement status.'),
  statusUpload: authored(
    'The same applies to documents. Until then, the requirement appears under **Uploaded** so that no one sends them twice.',
  ),

  failedTitle: authored('What do I do when an upload fails?'),
  failedFile: authored(
    'The problem is shown next to the file. Remove the file or choose another one, then upload again.',
  ),
  failedConnection: authored(
    'If you lost your connection, select **Upload** again. The files you chose and the comment you wrote are still there.',
  ),
})
