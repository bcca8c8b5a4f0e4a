import { defineMessages } from './messages.js'

/** The words of what a table loads later: its cards, the widths of its columns, what it says without rows. */
export const tablePartTexts = defineMessages('ui-table-parts', {
  empty: 'No data.',
  failed: "We couldn't load the rows. Try again.",
  sortBy: 'Sort by',
  unsorted: 'Not sorted',
  ascending: 'Order: ascending',
  descending: 'Order: descending',
  moreFields: 'Show {count} more',
  fewerFields: 'Show fewer',
  allFields: 'All fields',
  columnWidth: 'Width of {column}',
  pixels: '{width} pixels',
  resized: '{column} is {width} pixels wide',
  narrower: 'Narrower',
  wider: 'Wider',
  fit: 'Fit to content',
  reset: 'Reset',
})
