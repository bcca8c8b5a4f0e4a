import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the slide-out of a case and of the text message about it. */
export const caseDetailMessages = defineMessages('case-detail', {
  unnamed: authored('Insured without a name'),
  close: authored('Close'),
  loading: authored('Loading the details'),
  failed: 'An error occurred while loading the details.',
  retry: authored('Retry'),
  caseMissing: authored('This case is not in this list. It may have moved to another one.'),
  requirementMissing: authored('This requirement is not part of the case any more.'),

  contractNumber: 'Contract Number',
  caseStatus: 'Current Case Status',
  daysPending: 'Days Pending',
  faceAmount: 'Face Amount / DI Benefit',
  productName: 'Product Name',
  programType: authored('Program Type'),
  underwriter: 'Underwriter',
  modalPremium: authored('Modal Premium'),
  targetPremium: authored('Target Premium'),

  clients: authored('Clients'),
  noClients: authored('No clients are known.'),
  ipn: 'IPN',
  agents: authored('Agents'),
  noAgents: authored('No agents are known.'),
  requirements: 'Requirements',
  noRequirements: authored('No requirements are known yet.'),
  openRequirements: 'Case Requirements',
  openMessage: authored('Send a message'),

  rowMenu: authored('Actions for {name}'),
  rowDetails: authored('Case details'),
  rowDocuments: 'Send Requirement Document(s)',
  rowStatus: 'Status Details',
  comments: 'Comments',
  sendFor: authored('{comment} (send documents for {requirement})'),
  unnamedRequirement: authored('Requirement without a name'),

  smsTitle: authored('Send a Message'),
  smsContacts: authored('Send to'),
  smsSubject: authored('Subject'),
  smsNobody: authored('No agent of this case has a phone number.'),
  smsSend: authored('Continue'),
  smsSendHint: authored('The message opens in a new tab, where you can read it before it is sent.'),
  cancel: authored('Cancel'),
})
