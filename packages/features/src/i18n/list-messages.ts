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

  filterCases: 'Filter Cases',
  clearFilters: 'Clear Filters',
  applyFilters: 'Apply Filters',

  filterName: authored('Name or contract number'),
  filterAgent: authored('Agency / Agent'),
  filterTime: authored('Time'),
  all: 'All',
  timeToday: authored('Today'),
  timePast: authored({ one: 'Past {count} day', other: 'Past {count} days' }),
})
