import { type ComponentProps, useState } from 'react'
import { fn, screen, within } from 'storybook/test'
import { physicianStatement, volkovName } from '../requirement.fixture.js'
import type { ChosenFile, ChosenFilesChange } from './chosen-files.js'
import { SendDocuments } from './SendDocuments.js'

/** The args that the stories of the dialog start from. */
export const uploadArgs = {
  isOpen: true,
  onClose: fn(),
  requirement: physicianStatement,
  caseName: volkovName,
  files: [],
  onFilesChange: fn(),
  onUpload: fn(),
  onUploadCancel: fn(),
} satisfies ComponentProps<typeof SendDocuments>

/** A file as it is held once it was looked into. */
export function chosen(file: File): ChosenFile {
  return { id: file.name, file, inspection: { isPdf: true, fingerprint: file.name } }
}

/** Holds the files, as the page does. */
export function WorkingUpload({ files: first, onFilesChange, ...args }: ComponentProps<typeof SendDocuments>) {
  const [files, setFiles] = useState(first)
  const change = (next: ChosenFilesChange) => {
    setFiles(next)
    onFilesChange(next)
  }
  return <SendDocuments {...args} files={files} onFilesChange={change} />
}

/** The dialog that sends documents. */
export async function findDialog() {
  return within(await screen.findByRole('dialog', { name: 'Send Requirement Document(s)' }))
}

/** The rows of the files, in their order. */
export function rowsIn(panel: Awaited<ReturnType<typeof findDialog>>): readonly HTMLElement[] {
  return panel.queryAllByRole('listitem')
}
