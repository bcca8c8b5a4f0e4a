import { caseColumns } from '@producer-portal/domain/cases'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { searchUnreachable } from '../i18n/search-labels.js'
import { pageTitles } from '../i18n/page-titles.js'

/** The texts of the client lookup. */
export const clientLookupMessages = defineMessages('client-lookup', {
  title: pageTitles.entries.clientLookup,
  lead: authored('Find a client by name or contract number to see their contact data and contracts.'),
  openSearch: 'Search Clients & Contracts',
  nothingShared: authored('No clients to look up'),

  recent: authored('Recently viewed'),
  noRecent: authored('Clients whom you look at are listed here until your session ends.'),
  recentHint: authored('Kept on this device until your session ends.'),
  loadingRecent: authored('Loading the clients you viewed recently…'),
  recentFailed: authored("We couldn't load the clients you viewed recently."),
  clearRecent: authored('Clear'),
  born: authored('Born {date}'),

  loadingClient: authored('Loading client…'),
  loadingContracts: authored('Loading contracts…'),
  showing: authored('Showing {name}'),
  closeClient: authored('Close client'),
  clientFailed: 'There was a problem getting the client information. Please try again.',
  contractsFailed: 'There was a problem getting the contract information. Please try again.',

  clientInfo: authored('Client Information'),
  birthDate: authored('Date of Birth'),
  age: authored('Age'),
  ageHint: authored('In full years'),
  insuranceAge: authored('Insurance Age'),
  insuranceAgeHint: authored('At the nearest birthday'),
  insuranceAgeNext: authored('At the nearest birthday; {age} from {date}'),

  contactInfo: authored('Contact Information'),
  address: authored('Address'),
  copyPhone: authored('Copy phone number'),
  copyEmail: authored('Copy email'),
  copied: authored('Copied'),
  copyFailed: authored("We couldn't copy that. Select the text and copy it instead."),

  activeContracts: authored('Active Contracts'),
  inactiveContracts: authored('Inactive Contracts'),
  inactiveHint: authored('Ended contracts, and applications that are not in force.'),
  noActive: authored('No active contracts.'),
  noInactive: authored('No inactive contracts.'),
  contractNumber: authored(caseColumns['contract-number'].header),
  product: authored(caseColumns['product-name'].header),
  faceAmount: authored(caseColumns['face-amount'].title),
  relationship: authored('Relationship'),
  billStatus: authored('Bill Status'),
  active: authored('Active'),
  terminated: authored('Terminated'),
  viewCase: authored('View case'),
  viewCaseOf: authored('View case {number}'),
  viewDetails: authored('View details'),
  viewDetailsOf: authored('View details of contract {number}'),
  illustrate: authored('Request an illustration'),
  illustrateOf: authored('Request an illustration of contract {number}'),

  searchTitle: 'Searching Clients and Contracts',
  searchLabel: authored('Client name or contract number'),
  searchHint: authored('Type at least {count} characters. With a short last name, add the first name.'),
  searchTooShort: authored(
    'Your search is too short. Type at least {count} characters. With a short last name, add the first name.',
  ),
  searchTooLong: authored('Your search is too long. Type at most {count} characters.'),
  noSearch: 'No Search Returns',
  searching: 'Searching...',
  results: { one: '{count} result for “{term}”', other: '{count} results for “{term}”' },
  resultsList: authored('Clients and contracts'),
  noneHint: authored('Check the spelling, or search by contract number.'),
  capped: authored('A search shows {count} results at most. Type more to narrow them.'),
  contractOf: authored('Contract {number}'),
  searchFailed: 'There was a problem searching. Please try again.',
  searchUnreachable,
})
