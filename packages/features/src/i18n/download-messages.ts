import { authored, defineMessages } from './define-messages.js'

/** The texts of a file that is offered for download. */
export const downloadMessages = defineMessages('downloads', {
  downloading: authored('Downloading {name}'),
  downloadFailed: authored("We couldn't download {name}. Try again."),
  retryDownload: authored('Retry {name}'),
})
