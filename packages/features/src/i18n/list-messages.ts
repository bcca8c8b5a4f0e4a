import { authored, defineMessages } from './define-messages.js'

/**
 * The texts that every long list of the portal shares: its filters, their time choices, the size of a page. An entry of
 * the package of their own, because the first visit to the dashboard loads `i18n`.
 */
export const listMessages = defineMessages('lists', {
  emptyNotSearched: 'You have not searched for any cases yet.',
  emptySearch: 'There are no results for the current search.',
  empty: 'There are no results.',
  loadFailed: 'Failed to get contracts.',
  notUpdated: authored('Not updated since {time}'),
  loadingMore: authored('Loading the rest…'),

  filterCases: 'Filter Cases',
  filtersActive: authored('active'),
  clearFilters: 'Clear Filters',
  applyFilters: 'Apply Filters',
  filtersCleared: authored('Filters cleared'),
  filterRemove: authored('Remove {filter}'),
  filterRemoved: authored('{filter} removed'),

  filterName: authored('Name or contract number'),
  filterAgent: authored('Agency / Agent'),
  filterTime: authored('Time'),
  all: 'All',
  timeToday: authored('Today'),
  timePast: authored({ one: 'Past {count} day', other: 'Past {count} days' }),

  rowsPerPage: authored('Rows per page'),
  moreActions: authored('More actions'),
  refresh: authored('Refresh list'),
  refreshed: authored('List refreshed'),
  defaultOrder: authored('Default order'),
  moreColumns: authored({ one: '{count} more column', other: '{count} more columns' }),
  firstColumns: authored('First columns'),
  moreFields: authored('Show {count} more'),
  fewerFields: authored('Show fewer'),
})
