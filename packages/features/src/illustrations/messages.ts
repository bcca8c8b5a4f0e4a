import { authored, defineMessages } from '../i18n/define-messages.js'

/** The steps above every page about illustrations; neither has a page of its own. */
const breadcrumb = {
  breadcrumbRoot: 'Sales & Support',
  breadcrumbIllustrations: 'Illustrations',
} as const

/** The texts of the Illustrations Hub. */
export const illustrationsHubMessages = defineMessages('illustrations-hub', {
  ...breadcrumb,
  title: 'Illustrations Hub',
  lead: authored('Illustrate new business, or ask for an illustration of a policy that is already in force.'),
  help: 'Need Illustrations Help?',
  loading: authored('Loading your illustration tools'),
  failed: authored('Your illustration tools could not be loaded.'),
  retry: authored('Retry'),
  empty: authored('You have no illustration tools.'),
  emptyHint: authored('Call us at {phone} if you think you should.'),
  cards: authored('Illustration tools'),
  launch: authored('Launch'),
  notAvailable: authored('Not available right now.'),
  life: 'Life Insurance New Sales',
  lifeText: authored('Quote and illustrate life insurance for a new sale.'),
  lifeException: authored('A living-benefits term product may not be available for your agency.'),
  fixedAnnuities: 'Fixed Annuities',
  fixedAnnuitiesText: authored('Compare fixed annuities and illustrate the income they can pay.'),
  disabilityIncome: 'Disability Income Insurance',
  disabilityIncomeText: authored('Quote disability income insurance and prepare a proposal.'),
  trainingVideos: authored('Training videos'),
  userGuide: authored('User guide'),
  variableAnnuities: 'Variable Annuities',
  variableAnnuitiesText: authored('Illustrate variable annuities with the subaccounts your client is considering.'),
  inforce: 'Request In-force Illustrations',
  inforceText: authored('Ask for an illustration of a policy that is already in force.'),
})

/** The texts of the help about illustrations. */
export const illustrationHelpMessages = defineMessages('illustration-help', {
  title: 'In-Force Illustration Help & FAQ',
  close: authored('Close'),
  newBusiness: authored('New-business illustrations'),
  newBusinessText: authored('Our sales development team helps you with illustrations for new sales.'),
  newBusinessCall: authored('Call sales development at {phone}'),
  general: authored('General help with in-force illustrations'),
  generalText: authored('Call our contact center and choose option 1, or send us a secure message.'),
  call: authored('Call {phone}, option 1'),
  secureMessage: authored('Send a secure message'),
  manual: authored('In-force illustration manual'),
  afterSubmit: authored('What happens after I submit a request?'),
  afterSubmitBasic: authored(
    'Basic illustrations are run automatically. The person you chose gets an SMS, normally within 24 hours, once the file is ready to run.',
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
    'Other products and other scenarios, such as loans, withdrawals or a lower face amount, can’t be run automatically. A specialist prepares them by hand.',
  ),
})
