import { authored, defineMessages } from '../i18n/define-messages.js'
import { searchUnreachable } from '../i18n/search-labels.js'

/** The texts with which home office chooses whose lists it looks at. */
export const homeOfficeMessages = defineMessages('home-office', {
  viewInAgentDashboard: 'View in Agent Dashboard',
  searchAllCases: 'Search All Cases',
  searchAllAgents: 'Search All Agents',
  clearSelection: authored('Clear Selection'),
  selectionActions: authored('Actions for this selection'),
  selected: authored('Selected: {agent}'),
  viewing: authored('Showing cases for {name} ({number})'),
  viewingNumber: authored('Showing cases for {number}'),
  requesting: authored('Requesting illustrations for {name} ({number})'),
  requestingNumber: authored('Requesting illustrations for {number}'),

  needsThem: authored('Needs {name}'),
  loadingNeeds: authored('Loading what needs {name}'),
  needsFailed: authored("We couldn't load what needs {name}. Try again."),
  nothingNeeded: authored('Nothing is waiting on {name}.'),
  allThatNeeds: authored('All that needs {name}'),
  filterWaitingOnThem: authored('Requirements waiting on {name}'),
  forAgent: authored('{count} for agent'),
  lineOfAgent: authored('For agent'),
  turnOfAgent: authored('For agent:'),
  alertOfAgent: authored('For agent: {what}'),
  turnsOfAgent: authored('{count} for agent:'),
  requirementForAgent: authored('{count} requirement for the agent'),
  requirementsForAgent: authored('{count} requirements for the agent'),
  nothingToSend: authored('Nothing for the agent to send'),

  searchLabel: authored('Agent or agency, by name or number'),
  searchHint: authored('Type at least {count} characters.'),
  searchTooShort: authored('Your search is too short. Type at least {count} characters.'),
  searchTooLong: authored('Your search is too long. Type at most {count} characters.'),
  searching: authored('Searching…'),
  noSearch: 'No Search Returns',
  results: { one: '{count} result for "{term}"', other: '{count} results for "{term}"' },
  searchFailed: 'There was a problem searching.  Please try again',
  searchUnreachable,
  agencies: authored('Agencies'),
})
