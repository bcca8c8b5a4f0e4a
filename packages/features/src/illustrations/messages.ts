import { navigationNames, quickLinkNames } from '@producer-portal/domain/catalog'
import { commonMessages } from '../i18n/common-messages.js'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { searchUnreachable } from '../i18n/search-labels.js'

/** The steps above every page about illustrations; neither has a page of its own. */
const breadcrumb = {
  breadcrumbRoot: navigationNames.salesSupport,
  breadcrumbIllustrations: 'Illustrations',
} as const

/** The texts of the Illustrations Hub. */
export const illustrationsHubMessages = defineMessages('illustrations-hub', {
  ...breadcrumb,
  title: navigationNames.illustrationsHub,
  lead: authored('Illustrate new business, or ask for an illustration of a policy that is already in force.'),
  help: 'Need Illustrations Help?',
  loading: authored('Loading your illustration tools'),
  failed: authored("We couldn't load your illustration tools. Try again."),
  empty: authored('You have no illustration tools.'),
  emptyHint: authored('Call us at {phone} if you think you should.'),
  cards: authored('Illustration tools'),
  launch: authored('Launch'),
  notAvailable: authored('Not available right now.'),
  life: quickLinkNames.life,
  lifeText: authored('Quote and illustrate life insurance for a new sale.'),
  lifeException: authored('A living-benefits term product may not be available for your agency.'),
  fixedAnnuities: quickLinkNames.fixedAnnuities,
  fixedAnnuitiesText: authored('Compare fixed annuities and illustrate the income they can pay.'),
  disabilityIncome: quickLinkNames.disabilityIncome,
  disabilityIncomeText: authored('Quote disability income insurance and prepare a proposal.'),
  trainingVideos: authored('Training videos'),
  userGuide: authored('User guide'),
  variableAnnuities: quickLinkNames.variableAnnuities,
  variableAnnuitiesText: authored('Illustrate variable annuities with the subaccounts your client is considering.'),
  inforce: quickLinkNames.inforceRequests,
  inforceText: authored('Ask for an illustration of a policy that is already in force.'),
})

/** The texts of the help about illustrations. */
export const illustrationHelpMessages = defineMessages('illustration-help', {
  title: 'In-Force Illustration Help & FAQ',
  newBusiness: authored('New-business illustrations'),
  newBusinessText: authored('Our sales development team helps you with illustrations for new sales.'),
  newBusinessCall: authored('Call sales development at {salesPhone}'),
  general: authored('General help with in-force illustrations'),
  generalText: authored('Call our contact center and choose option 1, or send us a secure message.'),
  call: authored('Call {phone}, option 1'),
  secureMessage: authored('Send a secure message'),
  manual: authored('In-force illustration manual'),
  afterSubmit: authored('What happens after I submit a request?'),
  afterSubmitBasic: authored(
    'Basic illustrations are run automatically. You and the person you chose get an SMS, normally within 24 hours, once the file is ready to run.',
  ),
  afterSubmitCustom: authored(
    'Custom illustrations are prepared by a specialist, who sends a PDF. We contact you if we need more information.',
  ),
  products: authored('Which products can be done within 24 hours?'),
  productsText: authored('Basic scenarios for these products can be run by you, normally within 24 hours:'),
  productsOther: authored('Illustrations for all other products are prepared by the home office.'),
  scenarios: authored('Which basic scenarios can I ask for?'),
  noChanges: authored('No changes to the policy'),
  premiumChanges: authored('Premium changes: increase, decrease or zero'),
  faceAmountIncreases: authored('Face amount increases, but not decreases or option changes'),
  premiumSearch: authored('Premium search: minimum to carry or minimum to endow'),
  whyLonger: authored('Why do some requests take longer?'),
  whyLongerText: authored(
    "Other products and other scenarios, such as loans, withdrawals or a lower face amount, can't be run automatically. A specialist prepares them by hand.",
  ),
})

/** The texts of the page for in-force illustration requests. */
export const illustrationRequestMessages = defineMessages('illustration-request', {
  ...breadcrumb,
  title: navigationNames.inforceIllustrationRequests,
  help: 'In-Force Illustration FAQ & Need Help?',
  loading: authored('Loading the agents you can request illustrations for'),
  agentsFailed: commonMessages.entries.unexpected,
  empty: 'It looks like you don’t have any in-force business or access to an agent who does.',
  emptyHelp: authored('For help, open “In-Force Illustration FAQ & Need Help?” at the top of this page.'),
  chooseFirst: authored('Search for an agent or agency first, to request illustrations for their policies.'),
  sectionsAdded: authored('Added to the page: {sections}'),
  agent: 'Select an agent',
  agentHint: authored('Confirm the agent who is requesting the illustration.'),
  agentLabel: authored('Requesting agent'),
  agentPlaceholder: authored('Type a name or number'),
  noAgent: 'No agent available',
  clearAgent: authored('Clear agent'),
  policy: 'Select an In-Force policy',
  search: 'Search Clients & Policies',
  policyLoading: authored('Finding policy {policy}'),
  policyUnavailable: authored(
    "An illustration can't be requested for policy {policy}. Search for another policy, or contact us for help.",
  ),
  policyFailed: authored("We couldn't find policy {policy}. Search for it here."),
  summary: authored('Selected policy'),
  clientName: authored('Client name'),
  policyNumber: authored('Policy number'),
  product: authored('Product'),
  clearPolicy: authored('Clear policy {policy}'),
  oneAtATime: 'Only one policy can be selected at a time.',
  recipient: 'Select a recipient',
  recipientHint: 'Confirm who you want notified once the in-force illustration request is ready.',
  recipientLabel: authored('Recipient'),
  selfNotified: authored("You'll be notified when the illustration is ready."),
  otherNotified: authored('You and {name} will be notified when the illustration is ready.'),
  outline: 'Outline scenarios',
  outlineHint: authored('A specialist prepares illustrations for this policy by hand.'),
  type: 'Choose Your Illustration Type',
  basic: authored('Basic'),
  basicText: authored('The default and the fastest option, with an SMS within 24 hours once the file is ready to run.'),
  customType: authored('Custom'),
  customText: authored('Prepared manually by a specialist, who sends a PDF.'),
  custom: 'I need a custom scenario.',
  scenarios: 'Please describe any scenarios you would like illustrated.',
  limit: '2,000 character limit.',
  charactersLeft: authored({ one: '{count} character left', other: '{count} characters left' }),
  charactersOver: authored({ one: '{count} character over the limit', other: '{count} characters over the limit' }),
  presets: authored('Start with a usual scenario'),
  presetAdded: authored('{preset} was added to your scenarios.'),
  blanks: authored('Replace the parts in brackets with your numbers.'),
  premiumToAge: authored('Premium to an age'),
  premiumToAgeText: authored(
    'Premium to an age: show the level premium that keeps the policy in force to age [age], and the premium that endows it.',
  ),
  solveFaceAmount: authored('Solve for a face amount'),
  solveFaceAmountText: authored(
    'Solve for a face amount: show the face amount that a premium of $[amount] [monthly or yearly] carries to age [age].',
  ),
  reducedPaidUp: authored('Reduced paid-up'),
  reducedPaidUpText: authored(
    'Reduced paid-up: stop premiums as of [date] and show the paid-up death benefit with its cash values at ages [ages].',
  ),
  openRequest: authored(
    "You requested an illustration of this policy on {date} (number {requestNo}), and it isn't ready yet. Submit only to request another one.",
  ),
  submitHint: 'Double check the information above and then submit your illustration request.',
  submit: 'Submit In-Force Illustration Request',
  submitting: authored('Submitting your request'),
  'block-submitted': authored('Your request was just submitted. Select an agent or a policy to request another one.'),
  submittedOneAgent: authored('Your request was just submitted. Select a policy to request another one.'),
  'block-no-agent': authored('Select an agent first.'),
  'block-no-policy': authored('Select a policy first.'),
  'block-no-recipient': authored('Select a recipient first.'),
  'block-no-scenarios': authored('Outline your scenarios first.'),
  'block-no-custom-scenario': authored('Describe your custom scenario first, or clear the checkbox.'),
  'block-blanks': authored('Fill in {blanks} first.'),
  'block-too-long': authored('Shorten your scenarios to 2,000 characters.'),
  submitted: 'In-Force Illustration Request Submitted',
  submittedFor: authored('Your request for {client}, policy {policy}, was submitted.'),
  requestNo: authored('The request number is {requestNo}.'),
  deliverySms: authored("You'll get an SMS when it's ready to run."),
  deliverySmsOther: authored("You and {name} are notified when it's ready to run."),
  deliveryInstructions: authored('The illustration will be sent per your instructions.'),
  moreInformation: authored("We'll contact you if we need more information."),
  notSubmitted: 'In-Force Illustration Submission Error',
  unknownError: 'Unknown error saving client illustration',
  received: authored('Your request was received.'),
  resetTitle: authored('Discard your scenarios?'),
  resetText: authored('Another agent clears the policy, the recipient and the scenarios you described.'),
  keepAgent: authored('Keep Scenarios'),
  changeAgent: authored('Discard Scenarios'),
})

/** The texts of the search for a policy. */
export const policySearchMessages = defineMessages('policy-search', {
  title: 'Searching Clients & Policies',
  searchLabel: authored('Client name or policy number'),
  searchHint: authored('Any part of a name or number will do.'),
  idle: authored('Search the in-force policies of {agent}.'),
  searching: authored('Searching...'),
  results: authored({ one: '{count} result for “{term}”', other: '{count} results for “{term}”' }),
  capped: authored('Only the first {count} are shown. Add to your search to find others.'),
  noneHint: authored('Check the spelling, or search for a part of the name or of the number.'),
  searchFailed: 'There was a problem searching.  Please try again',
  searchUnreachable,
  emptyText: authored('Type a client name or a policy number first.'),
  longText: authored('Shorten your search to {count} characters.'),
  policies: authored('Choose a policy'),
  born: authored('born {date}'),
  select: authored('Select'),
  selectFirst: authored('Choose a policy first.'),
})

/** The texts of the list of requests that the user has sent or is notified of. */
export const submittedIllustrationsMessages = defineMessages('submitted-illustrations', {
  title: authored('My requests'),
  loading: authored('Loading your requests'),
  failed: authored("We couldn't load your requests. Try again."),
  empty: authored("You haven't requested any illustrations yet."),
  received: authored('Received'),
  preparing: authored('In preparation'),
  ready: authored('Ready'),
  isNew: authored('New'),
  requested: authored('{requestNo}, requested {date} for {agent}'),
  requestedBy: authored('{requestNo}, requested {date} by {requester} for {agent}'),
  basic: authored('Basic illustration'),
  custom: authored('Custom illustration'),
  asked: authored('What you asked for'),
  expectedBy: authored('{scenario}, normally ready by {date}, {time}'),
  readyAt: authored('{scenario}, ready since {date}'),
  selfBySms: authored("We'll text you when it's ready."),
  selfByEmail: authored("We'll email you when it's ready."),
  bothNotified: authored("We'll tell you and {name} when it's ready."),
  download: authored('Download illustration'),
  facts: authored('PDF, {size}'),
  showAll: authored('Show all {count} requests'),
})

/** The texts of the requests for one contract. */
export const contractIllustrationsMessages = defineMessages('contract-illustrations', {
  title: authored('Illustration requests'),
  requested: authored('Requested {date}'),
  readySince: authored('Ready since {date}'),
  received: submittedIllustrationsMessages.entries.received,
  preparing: submittedIllustrationsMessages.entries.preparing,
  ready: submittedIllustrationsMessages.entries.ready,
  failed: authored("We couldn't load your illustration requests. Try again."),
})

/** The texts of the note on the dashboard and of its announcement. */
export const illustrationNoteMessages = defineMessages('illustration-note', {
  ready: authored({
    one: '{count} in-force illustration is ready',
    other: '{count} in-force illustrations are ready',
  }),
})
