import { defineHelpPage } from './help-page-text.js'
import { uploadFaqMessages } from './upload-faq-messages.js'

/** The help page about answering requirements. */
export const uploadFaq = defineHelpPage(uploadFaqMessages, {
  title: 'title',
  lead: 'lead',
  back: { label: 'back', href: '/new-business/pending' },
  sections: [
    {
      id: 'sending',
      title: 'howTitle',
      blocks: [{ kind: 'steps', texts: ['howOpen', 'howUpload', 'howChoose', 'howSend'] }],
    },
    {
      id: 'files',
      title: 'filesTitle',
      blocks: [{ kind: 'facts', texts: ['filesPdf', 'filesCount', 'filesSize', 'filesTotal', 'filesReadable'] }],
    },
    { id: 'merging', title: 'mergeTitle', blocks: [{ kind: 'paragraphs', texts: ['mergeText'] }] },
    { id: 'comments', title: 'commentTitle', blocks: [{ kind: 'paragraphs', texts: ['commentText'] }] },
    { id: 'status', title: 'statusTitle', blocks: [{ kind: 'paragraphs', texts: ['statusComment', 'statusUpload'] }] },
    {
      id: 'failures',
      title: 'failedTitle',
      blocks: [{ kind: 'paragraphs', texts: ['failedFile', 'failedConnection'] }],
    },
  ],
})
