import { authored, defineMessages } from '../i18n/define-messages.js'

/** Every text of the exports. */
export const exportMessages = defineMessages('exports', {
  export: 'Export',
  csv: 'CSV',
  pdf: 'PDF',

  creatingCsv: authored('Creating the CSV file'),
  creatingPdf: authored('Creating the PDF file'),
  cancel: authored('Cancel the export'),
  cancelled: authored('The export was canceled.'),
  ready: authored('{file} is ready.'),

  brand: authored('{brand}'),
  page: 'Page {page} of {pages}',
  again: authored('{group} (continued)'),

  failed: 'Something Went Wrong',
  csvFailed: 'CSV report could not be created. Please try again later.',
  pdfFailed: 'PDF report could not be created. Please try again later.',
})
