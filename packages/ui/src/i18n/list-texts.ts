import { defineMessages } from './messages.js'

/** The words of a list screen and its filters. */
export const listTexts = defineMessages('ui-list', {
  filter: 'Filter',
  filtersActive: 'active',
  clearFilters: 'Clear filters',
  applyFilters: 'Apply filters',
  filtersCleared: 'Filters cleared',
  remove: 'Remove {name}',
  removed: '{name} removed',
  rowsPerPage: 'Rows per page',
  all: 'All',
  moreActions: 'More actions',
  refresh: 'Refresh list',
  refreshed: 'List refreshed',
  empty: 'No data.',
  noResults: 'No available results.',
  defaultOrder: 'Default order',
  moreColumns: { one: '{count} more column', other: '{count} more columns' },
  firstColumns: 'First columns',
  loading: 'Loading',
  loadingMore: 'Loading the rest…',
})
