import { authored, defineMessages } from '../i18n/define-messages.js'

/**
 * Every text of the slide-out of a case and of the text message about it. In a file of its own, because a page loads it
 * only when a case is opened.
 */
export const caseDetailMessages = defineMessages('case-detail', {
  unnamed: authored('Unnamed insured'),
  loading: authored('Loading details'),
  failed: 'An error occurred while loading the details.',
  caseMissing: authored("This case isn't on this list. It may have moved to another list."),
  requirementMissing: authored('This requirement is no longer part of the case.'),

  daysPending: authored({ one: '{count} day pending', other: '{count} days pending' }),
  forYou: authored({ one: '{count} requirement for you', other: '{count} requirements for you' }),
  forHomeOffice: authored({
    one: '{count} requirement with home office',
    other: '{count} requirements with home office',
  }),

  placeInList: authored('Place in the list'),
  placeOf: authored('{place} of {count}'),
  casePlace: authored('{name}, {place} of {count}'),
  previousCase: authored('Previous case'),
  nextCase: authored('Next case'),

  contract: authored('Contract'),
  faceAmount: 'Face Amount / DI Benefit',
  programType: authored('Program Type'),
  underwriter: 'Underwriter',
  modalPremium: authored('Modal Premium'),
  targetPremium: authored('Target Premium'),

  clients: authored('Clients'),
  noClients: authored('No clients on file.'),
  ipn: 'IPN {number}',
  noAgents: authored('No agents on file.'),
  requirements: 'Requirements',
  noRequirements: authored('No requirements yet.'),
  sent: authored('Sent, updating'),
  statusBeforeSent: authored('Last known status: {status}'),
  uploadFor: authored('Upload documents for {requirement}'),
  openRequirements: 'Case Requirements',
  openMessage: authored('Send a message'),

  rowMenu: authored('Actions for {name}'),
  rowDetails: authored('Case details'),
  rowDocuments: 'Send Requirement Document(s)',
  rowStatus: 'Status Details',
  sendFor: authored('{comment} (send documents for {requirement})'),
  unnamedRequirement: authored('Unnamed requirement'),

  smsTitle: authored('Send a Message'),
  smsContacts: authored('Send to'),
  smsSubject: authored('Subject'),
  smsNobody: authored('No agent of this case has a phone number.'),
  smsSend: authored('Continue'),
  smsSendHint: authored('Your message opens in a new tab so you can review it before sending.'),
})
