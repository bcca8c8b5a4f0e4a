import type { HelpPageText } from '../HelpPage/help-page.js'

/** The help page about answering requirements. */
export const uploadFaq: HelpPageText = {
  id: 'upload-faq',
  updated: '2026-11-20',
  markdown: `
# Requirements Upload FAQ

How to answer case requirements with documents or a comment, and what happens next.

## How do I send documents for a requirement? {#sending}

1. Open the case on a **New Business** list, then open **Case Requirements**.
2. Under **Agent Tasks**, select **Upload** next to the requirement.
3. Choose the files or drag them in, and put them in reading order.
4. Select **Upload**. The requirement then appears under **Uploaded** with the files you sent.

![The dialog that sends documents, with the files that were chosen.](upload)

## Which files can I send? {#files}

- PDF only. Other types, such as JPG images or Word documents, can't be sent, and renaming one to .pdf doesn't convert it.
- Up to 12 files per upload.
- Up to 25 MB per file.
- Up to 101 MB in total per upload.
- Files can't be empty, damaged or password-protected, and can't have other files attached.

## I have several files for one requirement. How do they arrive? {#merging}

Several files for one requirement are merged into one PDF, in the order of your list.

## Can I answer with a comment? {#comments}

Yes. Select **Comment** next to the requirement. A comment response can have up to 280 characters, including spaces.

## When does the status of the requirement change? {#status}

A comment response can take up to 30 minutes to change the requirement status.

The same applies to documents. Until then, the requirement appears under **Uploaded** so that no one sends them twice.

## What do I do when an upload fails? {#failures}

The problem is shown next to the file. Remove the file or choose another one, then upload again.

If you lost your connection, select **Upload** again. The files you chose and the comment you wrote are still there.
`,
}
