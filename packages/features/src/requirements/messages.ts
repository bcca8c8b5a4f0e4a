import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the requirements of a case, but for those of the answers to them. */
export const requirementMessages = defineMessages('requirements', {
  title: 'Case Requirements',
  tabsLabel: authored('Requirements by what happens next'),
  agentTasks: 'Agent Tasks ({count})',
  homeOfficeTasks: 'Home Office Tasks ({count})',
  uploaded: 'Uploaded ({count})',
  received: 'Received ({count})',

  noneYet:
    'Your new application is still being processed by our system. Please, check back soon for details around case requirements when available.',
  noAgentTasks: authored('There is nothing for you to send.'),
  noHomeOfficeTasks: authored('The home office is not waiting for anything.'),
  noUploaded: authored('Nothing has been sent lately.'),
  noReceived: authored('Nothing has been received yet.'),

  loading: authored('Loading requirements'),
  failed: 'An error occurred while loading the details.',
  retry: authored('Retry'),

  unnamed: authored('Requirement without a name'),
  requestDate: 'Request Date',
  statusDate: 'Status Date',
  orderedBy: 'Ordered By',
  csrName: 'CSR Name',
  subStatus: 'Sub-Status Description',
  comments: 'Comments',

  statusDetails: 'Status Details',
  statusDetailsOf: authored('Status Details of {requirement}'),
  upload: 'Upload',
  uploadFor: authored('Upload documents for {requirement}'),
  comment: authored('Comment'),
  commentOn: authored('Comment on {requirement}'),
  sentAt: authored('Sent {time}; status may take up to 30 minutes'),
  sentFiles: authored('Documents sent for {requirement}'),

  close: authored('Close'),
  statusListLabel: authored('Status history, newest first'),
  currentStatus: authored('Current status'),
  statusDateMissing: authored('No date'),
  statusCode: authored('Code {code}'),
  noStatus: authored('No status'),
})
