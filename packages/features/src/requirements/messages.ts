import { uploadProblemTexts } from '@producer-portal/domain/requirements'
import { authored, defineMessages } from '../i18n/define-messages.js'
import { pageTitles } from '../i18n/page-titles.js'

/** Every text of the requirements of a case, but for those of the answers to them. */
export const requirementMessages = defineMessages('requirements', {
  title: 'Case Requirements',
  overview: authored('Overview'),
  tabsLabel: authored('Requirements by next step'),
  agentTasks: 'Agent Tasks ({count})',
  homeOfficeTasks: 'Home Office Tasks ({count})',
  uploaded: 'Uploaded ({count})',
  received: 'Received ({count})',
  otherStatus: authored('Other Status ({count})'),

  noneYet:
    'Your new application is still being processed by our system. Please, check back soon for details around case requirements when available.',
  noAgentTasks: authored('Nothing for you to send'),
  withHomeOffice: authored({
    one: '{count} item is with the home office.',
    other: '{count} items are with the home office.',
  }),
  viewHomeOfficeTasks: authored('View Home Office Tasks'),
  updating: authored({
    one: '{count} item was sent and is being updated.',
    other: '{count} items were sent and are being updated.',
  }),
  viewUploaded: authored('View Uploaded'),
  allSet: authored('All set. Every requirement is in.'),
  noHomeOfficeTasks: authored('Nothing is waiting on the home office.'),
  noUploaded: authored("You haven't sent anything recently."),
  noReceived: authored('Nothing has been received yet.'),
  noOtherStatus: authored('Nothing has another status.'),

  loading: authored('Loading requirements'),
  failed: 'An error occurred while loading the details.',

  unnamed: authored('Unnamed requirement'),
  requestDate: 'Request Date',
  statusDate: 'Status Date',
  orderedBy: 'Ordered By',
  csrName: 'CSR Name',
  subStatus: 'Sub-Status Description',

  statusDetails: 'Status Details',
  statusDetailsOf: authored('Status Details of {requirement}'),
  uploadFor: authored('Upload documents for {requirement}'),
  comment: authored('Comment'),
  commentOn: authored('Comment on {requirement}'),
  alreadyReceived: authored('Already received'),
  alreadySent: authored('Already sent'),
  sent: authored('Sent, updating'),
  statusBeforeSent: authored('Last known status: {status}'),
  sentAt: authored('Sent {time}; status may take up to 30 minutes'),
  sentFiles: authored('Documents sent for {requirement}'),

  statusListLabel: authored('Status history, newest first'),
  currentStatus: authored('Current status'),
  since: authored('since {date}'),
  statusDateMissing: authored('No date'),
  statusCode: authored('Code {code}'),
  noStatus: authored('No status'),

  sentAnswers: authored('Comments and documents sent'),
  sentAnswersLoading: authored('Loading what was sent'),
  sentAnswersFailed: authored("We couldn't load what was sent. Try again."),
  noSentAnswers: authored('Nothing was sent from this portal.'),
  sentComment: authored('Comment'),
  sentDocuments: authored({ one: '{count} document', other: '{count} documents' }),
  sentBy: authored('Sent by {name}'),
  receivedOn: authored('Received by the home office on {date}, {time}'),
  sentOn: authored('{date}, {time}'),
})

/** Every text of the dialog that answers a requirement with a comment. */
export const commentMessages = defineMessages('requirements-comment', {
  title: authored('Respond to Requirement'),
  about: authored('{requirement} · {caseName}'),
  label: authored('Your response'),
  hint: authored('Up to 280 characters, including spaces'),
  left: { one: '{count} character left', other: '{count} characters left' },
  over: authored({ one: '{count} character over the limit', other: '{count} characters over the limit' }),
  stripped: authored('Some characters were removed.'),

  respond: 'Respond',
  responding: 'Responding',
  typeFirst: authored('Type your response first.'),
  tooLong: authored('Your response is longer than 280 characters.'),

  success: 'Success! We have your requirement response.',
  successDelay: 'Please allow 30 minutes for this change to be reflected in our systems.',
  sentAt: authored('Sent {time}'),
  done: authored('Done'),

  failed: 'Response Unsuccessful',
  openAgain: authored('We kept your text. Open the response to see what went wrong.'),
  open: authored('Open response'),
  connection: 'There was an issue connecting to our system. Please try sending your response again.',
})

/** Every text of the dialog that sends documents. */
export const uploadMessages = defineMessages('requirements-upload', {
  title: 'Send Requirement Document(s)',
  about: authored('{requirement} · {caseName}'),
  wanted: 'Comments',
  filesLabel: authored('PDF files'),
  filesHint: authored(
    'Up to 12 PDF files, 25 MB each and 101 MB together. We combine them into one PDF in the order shown.',
  ),
  listLabel: authored('Documents to send, in order'),
  readyCount: authored({ one: '{ready} of {count} file ready', other: '{ready} of {count} files ready' }),
  total: authored('{size} of 101 MB'),
  totalOver: authored('{size} over the limit of 101 MB'),
  help: pageTitles.entries.uploadFaq,
  reading: authored('Checking files…'),

  lost: authored({
    one: "This document wasn't sent. Please choose it again:",
    other: "These documents weren't sent. Please choose them again:",
  }),

  invalidFormat: 'Invalid Format: Your file must be in PDF format.',
  mustBePdf: uploadProblemTexts.type,
  empty: authored(uploadProblemTexts.empty),
  encrypted: authored(uploadProblemTexts.encrypted),
  damaged: authored(uploadProblemTexts.damaged),
  attachments: authored(uploadProblemTexts.attachments),
  duplicate: authored(uploadProblemTexts.duplicate),
  tooMany: authored(uploadProblemTexts.count),
  tooLarge: authored(uploadProblemTexts.size),
  totalTooLarge: authored(uploadProblemTexts.total),

  cancelUpload: authored('Cancel upload'),
  uploading: 'Uploading',
  chooseFirst: authored('Choose at least one document first.'),
  removeUnsendable: authored({ one: 'Remove 1 file to continue.', other: 'Remove {count} files to continue.' }),
  progress: authored({ one: 'Uploading {count} file', other: 'Uploading {count} files' }),
  cancelled: authored('The upload was canceled. Your files are still here.'),

  success: 'Success! We have your requirement document(s).',
  successDelay: 'Please allow 30 minutes for this change to be reflected in our systems.',
  receiptLabel: authored('Documents sent, in order'),
  sentFile: authored('Sent'),
  sentAt: authored('Sent {time}'),
  done: authored('Done'),

  failed: 'Upload Unsuccessful',
  openAgain: authored('We kept your documents. Open Upload to see what went wrong.'),
  open: authored('Open Upload'),
  several: 'One or more of the following errors occurred:',
  addressThese: 'Please address these issues and upload again.',
  connection: 'There was an issue connecting to our system. Please try uploading again.',

  answersNotShared: authored('Requirement uploads are not shared with you. Ask your agency manager to share them.'),

  leaveTitle: authored('Leave without sending?'),
  leaveText: authored("The documents you chose haven't been sent. If you leave, you'll have to choose them again."),
  leaveUploadText: authored('Your documents are still uploading. If you leave, the upload will stop.'),
})
