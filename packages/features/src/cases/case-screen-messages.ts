import { navigationNames } from '@producer-portal/domain/catalog'
import { columnSettingsFailures } from '@producer-portal/domain/column-settings'
import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the case screens. In a file of its own, because the dashboard needs none of them at first. */
export const caseMessages = defineMessages('cases', {
  title: navigationNames.newBusiness,
  exportTitle: '{product} New Business Alerts',

  tabsLabel: authored('Case lists'),
  tabWithCount: authored('{list} ({count})'),
  pending: navigationNames.pending,
  issued: navigationNames.issued,
  not_placed: navigationNames.notPlaced,

  toolbarLabel: authored('Case table'),

  columnSettings: 'Column Settings',
  columnsNotRetrieved: columnSettingsFailures.retrieve,
  columnTitleNotFound: columnSettingsFailures.unknownTitle,

  filterBy: 'Filter by',
  filterAge: authored('Age'),
  filterAttention: authored('Needs attention'),
  requirements: authored('Requirements waiting on you'),
  offers: authored('Offers to review'),
  'over-90': authored('Pending over 90 days'),
  'not-paid': authored('Issued, not paid'),
  filterOrderedBy: 'Ordered By',

  tableLabel: authored('{type} cases'),
  noMatch: authored('No case matches “{name}”.'),
  daysCount: authored({ one: '{count} day', other: '{count} days' }),
  turnYours: authored({ one: 'For you:', other: '{count} for you:' }),
  turnUpload: authored('Upload {requirement}'),
  turnComment: authored('Comment on {requirement}'),
  turnView: authored('View {requirement}'),
  turnOffers: authored('Review offer'),
  'turnNot-paid': authored('Check payment'),
  turnOf: authored('for {name}'),
  turnHomeOffice: authored('With home office'),
  turnHomeOfficeCount: authored('{count} with home office'),
  turnNobody: authored('Nothing waiting'),
  lineYours: authored('For you'),
  lineUpload: authored('Upload'),
  lineComment: authored('Comment'),
  lineStatus: 'Status Details',
  lineStatusOf: authored('Status Details of {requirement}'),
  unnamedRequirement: authored('Unnamed requirement'),
  showRequirements: authored('Show all {count} requirements of {name}'),
  hideRequirements: authored('Hide the requirements of {name}'),
  expandAll: authored('Expand all rows'),
  collapseAll: authored('Collapse all rows'),
  loading: authored('Loading cases'),
})
