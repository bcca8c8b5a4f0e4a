import type { UploadProblem } from './upload-files.ts'

/** What a producer reads about a file that cannot be sent, whether the browser or the server has found it. */
export const uploadProblemTexts = {
  type: 'Your file must be in PDF format.',
  empty: 'This file is empty.',
  encrypted: 'This file is protected with a password. Remove the password and add it again.',
  duplicate: 'This file is in the list already.',
  size: 'Each file must be 25 MB or smaller.',
  count: 'You can upload up to 12 files.',
  total: 'All files together must be 101 MB or smaller.',
} as const satisfies Readonly<Record<UploadProblem, string>>
