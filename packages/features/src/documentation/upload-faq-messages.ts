import { authored, defineMessages } from '../messages/define-messages.js'

/** Every text of the help page about answering requirements. */
export const uploadFaqMessages = defineMessages('documentation-upload-faq', {
  title: 'Requirements Upload FAQ',
  lead: authored('How to answer the requirements of a case with documents or with a comment, and what happens then.'),
  back: authored('Back to New Business'),

  howTitle: authored('How do I send documents for a requirement?'),
  howOpen: authored('Open the case on a New Business list, and its Case Requirements.'),
  howUpload: authored('Under Agent Tasks, press Upload at the requirement.'),
  howChoose: authored('Choose the files or drag them there, and put them in the order in which they are to be read.'),
  howSend: authored('Press Upload. The requirement then stands under Uploaded, with the files that you sent.'),

  filesTitle: authored('Which files can I send?'),
  filesPdf: authored('PDF only. Another kind of file stays what it is when it is renamed to .pdf.'),
  filesCount: authored('Up to 12 files per upload.'),
  filesSize: authored('At most 25 MB for each file.'),
  filesTotal: authored('At most 101 MB for all files of an upload together.'),
  filesReadable: authored('No empty files, and none that ask for a password.'),

  mergeTitle: authored('I have several files for one requirement. How do they arrive?'),
  mergeText: authored('Several files for one requirement are merged into one PDF, in the order of your list.'),

  commentTitle: authored('Can I answer with a comment?'),
  commentText: authored(
    'Yes: press Comment at the requirement. A comment response is at most 280 characters, including spaces.',
  ),

  statusTitle: authored('When does the status of the requirement change?'),
  statusComment: authored('A comment response can take up to 30 minutes to change the requirement status.'),
  statusUpload: authored(
    'The same holds for documents. Until then the requirement stands under Uploaded, so that nobody sends them twice.',
  ),

  failedTitle: authored('What do I do when an upload fails?'),
  failedFile: authored(
    'What is wrong with a file stands beside it. Take that file out, or choose another, and upload again.',
  ),
  failedConnection: authored(
    'If the connection was lost, press Upload again: the files that you chose, and a comment that you wrote, are still there.',
  ),
})
