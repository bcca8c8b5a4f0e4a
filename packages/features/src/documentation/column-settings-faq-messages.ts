import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the help page about column settings. */
export const columnSettingsFaqMessages = defineMessages('documentation-column-settings-faq', {
  title: 'Column Settings FAQ',
  lead: authored(
    'How to choose which columns the New Business lists show, in which order, and which of them stay in view.',
  ),
  back: authored('Back to Column Settings'),

  scopeTitle: authored('Whose columns do I change?'),
  scopeText: authored(
    'Only your own, wherever you sign in. Pending, Issued and Not Placed each have their own columns.',
  ),

  reorderTitle: authored('How do I reorder columns?'),
  reorderDrag: authored(
    'With a mouse, drag a column to its new place. On a touch screen, drag it by the dots before its name.',
  ),
  reorderKeys: authored(
    'With the keyboard, go to one of the two arrows of a column and press Space, or an arrow key to move it further. Home and End move it to the top and to the bottom.',
  ),
  reorderBlocks: authored('A column moves within its own block: locked columns stay above unlocked ones.'),

  hideTitle: authored('How do I hide columns, and find them again?'),
  hideText: authored(
    'Press the eye of a column. It is left out of the table, and keeps its place for when you show it again.',
  ),
  hideToggle: authored('Hidden columns switches their rows on this screen on and off, and says how many there are.'),
  hideLocked: authored('A locked column is always visible. Unlock it first to hide it.'),

  lockTitle: authored('What does locking a column do?'),
  lockText: authored('A locked column does not move while the table scrolls sideways. A lock in its header says so.'),
  lockOrder: authored(
    'Press the lock of a column: it moves to the end of the locked columns. Press it again, and it moves below them.',
  ),
  lockLimit: authored('At most 3 columns can be locked at a time on each list.'),

  saveTitle: authored('How do I keep my changes, or go back?'),
  saveApply: authored('Save and Apply keeps them. Until then the lists stay as they are.'),
  saveCancel: authored('Cancel takes back what you have changed since you saved last.'),
  saveRestore: authored(
    'Restore to Default shows all columns of the list again, in their first order, none of them locked.',
  ),

  exportTitle: authored('Do exports follow my columns?'),
  exportColumns: authored('Yes: an export has the columns that you see, in your order, for all rows of the list.'),
  exportZeros: authored(
    'A CSV file holds contract numbers in full. A spreadsheet program that opens it may take them for numbers and drop zeros at their start; import the file there instead, and choose Text for that column.',
  ),
})
