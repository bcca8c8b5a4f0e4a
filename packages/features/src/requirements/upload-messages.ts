import { uploadProblemTexts } from '@producer-portal/domain/requirements'
import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the dialog that sends documents. */
export const uploadMessages = defineMessages('requirements-upload', {
  title: 'Send Requirement Document(s)',
  about: authored('{requirement} · {caseName}'),
  wanted: 'Comments',
  filesLabel: authored('PDF files'),
  filesHint: authored(
    'Up to 12 PDF files, 25 MB each and 101 MB together. They become one document in the order of this list.',
  ),
  choose: authored('Choose files'),
  drop: authored('or drag them here'),
  listLabel: authored('Documents to send, in order'),
  total: authored('{size} of 101 MB'),
  help: 'Requirements Upload FAQ',
  reading: authored('Looking into the files'),

  lost: authored({
    one: 'This document was chosen and not sent. Please choose it again:',
    other: 'These documents were chosen and not sent. Please choose them again:',
  }),
  forgetLost: authored('Dismiss'),

  invalidFormat: 'Invalid Format',
  mustBePdf: uploadProblemTexts.type,
  empty: authored(uploadProblemTexts.empty),
  encrypted: authored(uploadProblemTexts.encrypted),
  duplicate: authored(uploadProblemTexts.duplicate),
  tooMany: authored(uploadProblemTexts.count),
  tooLarge: authored(uploadProblemTexts.size),
  totalTooLarge: authored(uploadProblemTexts.total),

  cancel: authored('Cancel'),
  cancelUpload: authored('Cancel upload'),
  upload: 'Upload',
  uploading: 'Uploading',
  chooseFirst: authored('Choose at least one document first.'),
  mendFirst: authored('Remove the documents that cannot be sent first.'),
  progress: authored({ one: 'Uploading {count} file', other: 'Uploading {count} files' }),
  cancelled: authored('The upload was cancelled. Your files are still here.'),

  success: 'Success! We have your requirement document(s).',
  successDelay: 'Please allow 30 minutes for this change to be reflected in our systems.',
  receiptLabel: authored('Documents sent, in order'),
  sentFile: authored('Sent'),
  sentAt: authored('Sent {time}'),
  done: authored('Done'),

  failed: 'Upload Unsuccessful',
  openAgain: authored('Your documents are still chosen. Open Upload again to see what is wrong.'),
  open: authored('Open Upload'),
  several: 'One or more of the following errors occurred:',
  addressThese: 'Please address these issues and upload again.',
  connection: 'There was an issue connecting to our system. Please try uploading again.',

  leaveTitle: authored('Leave without sending?'),
  leaveText: authored('The documents you chose are not sent yet. If you leave, you have to choose them again.'),
  leaveUploadText: authored('Your documents are still on their way. If you leave, the upload ends.'),
  stay: authored('Stay on this page'),
  leave: authored('Leave'),
})
