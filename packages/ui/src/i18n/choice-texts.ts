import { defineMessages } from './messages.js'

/** The words of choices of several things, of trees, and of rows that are selected. */
export const choiceTexts = defineMessages('ui-choices', {
  added: { one: '{name} added. {count} chosen.', other: '{name} added. {count} chosen.' },
  chosen: 'Chosen',
  clearAll: 'Clear all',
  cleared: 'Nothing chosen',
  showMore: { one: 'Show {count} more', other: 'Show {count} more' },
  showFewer: 'Show fewer',
  emptyBranch: 'Nothing here',
  loadingBranch: 'Loading',
  branchFailed: "We couldn't load this part.",
  selectAll: 'Select all rows',
  selectRow: 'Select {name}',
  detailsOf: 'Details of {name}',
})
