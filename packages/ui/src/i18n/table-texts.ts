import { defineMessages } from './messages.js'

/** The words of a table and its pages. */
export const tableTexts = defineMessages('ui-table', {
  rowNumber: 'Row number',
  actions: 'Actions',
  locked: 'Locked',
  sortedAscending: 'Sorted by {column}, ascending',
  sortedDescending: 'Sorted by {column}, descending',
  loading: 'Loading',
  nothingFound: 'No data found.',
  pagination: 'Pagination',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {page}',
  pageOf: 'Page {page} of {pages}',
  showing: 'Showing {first} - {last} of {total}',
  moved: 'Page {page} of {pages}. {showing}',
})
