import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { FileItem } from './file-item.js'
import { FileList, type FileListProps } from './FileList.js'

const exam: FileItem = { id: '1', name: 'exam.pdf', size: 839_680, state: 'ready' }
const labs: FileItem = { id: '2', name: 'labs.pdf', state: 'uploading', progress: 40 }
const scan: FileItem = { id: '3', name: 'scan.tiff', state: 'failed', error: 'Your file must be in PDF format.' }
const note: FileItem = { id: '4', name: 'note.pdf', size: 1024, state: 'done' }

function Rows(props: Partial<FileListProps>) {
  const [files, setFiles] = useState<readonly FileItem[]>([exam, labs, scan])
  return <FileList files={files} onFileRemove={(id) => setFiles(files.filter((file) => file.id !== id))} {...props} />
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))

test('each row says what its file is called and how it is', () => {
  render(<FileList label="Documents" files={[exam, labs, scan, note]} />)
  const rows = within(screen.getByRole('list', { name: 'Documents' })).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'exam.pdf820 KB',
    'labs.pdflabs.pdf40%',
    'scan.tiffYour file must be in PDF format.',
    'note.pdfUploaded · 1 KB',
  ])
  expect(screen.getByRole('progressbar', { name: 'labs.pdf' }).getAttribute('aria-valuenow')).toBe('40')
  expect(screen.queryByRole('button')).toBeNull()
})

test('removing a file is read out, and the focus goes to the next row, then to the last, then to the place of the rows', async () => {
  const { container } = render(<Rows />)
  await press('Remove labs.pdf')
  expect(screen.queryAllByText('labs.pdf removed')).not.toHaveLength(0)
  expect(document.activeElement).toBe(button('Remove scan.tiff'))
  await press('Remove scan.tiff')
  expect(document.activeElement).toBe(button('Remove exam.pdf'))
  await press('Remove exam.pdf')
  expect(document.activeElement).toBe(container.firstElementChild)
})

test('files that are added are read out together, those that failed with what is wrong', () => {
  const { rerender } = render(<FileList files={[exam]} />)
  expect(screen.queryByText('exam.pdf added')).toBeNull()
  const more: FileItem = { id: '5', name: 'more.pdf', state: 'ready' }
  const last: FileItem = { id: '6', name: 'last.pdf', state: 'ready' }
  const odd: FileItem = { ...scan, id: '7', name: 'odd.tiff' }
  rerender(<FileList files={[exam, more, last, odd]} />)
  expect(screen.getByText('more.pdf, last.pdf added')).toBeDefined()
  expect(screen.getByText('odd.tiff: Your file must be in PDF format.', { selector: '[aria-live] *' })).toBeDefined()
})

function WithDrop({ hasDrop }: { hasDrop: boolean }) {
  const drop = useRef<HTMLInputElement>(null)
  return (
    <>
      <input ref={drop} aria-label="Add" />
      <Rows focusWhenEmpty={hasDrop ? drop : undefined} />
    </>
  )
}

const removeAll = async () => {
  for (const name of ['exam.pdf', 'labs.pdf', 'scan.tiff']) await press(`Remove ${name}`)
}

test('once the last file is removed, the focus goes to the control that adds files, or to the named place of the rows', async () => {
  const { unmount } = render(<WithDrop hasDrop />)
  await removeAll()
  expect(document.activeElement).toBe(screen.getByLabelText('Add'))
  unmount()
  render(<WithDrop hasDrop={false} />)
  await removeAll()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Files' }))
})

test('a file that fails is read out with what is wrong, once', () => {
  const { rerender } = render(<FileList files={[exam, scan]} />)
  const failed: FileItem = { ...exam, state: 'failed', error: 'The connection was lost.' }
  rerender(<FileList files={[failed, scan]} />)
  rerender(<FileList files={[failed, scan, note]} />)
  expect(screen.getAllByText('exam.pdf: The connection was lost.')).toHaveLength(1)
  expect(screen.queryByText('scan.tiff: Your file must be in PDF format.')).toBeNull()
})

test('a file that arrives is read out; one that was there at first is not', () => {
  const { rerender } = render(<FileList files={[labs, note]} />)
  rerender(<FileList files={[{ ...labs, state: 'done' }, note]} />)
  expect(screen.getAllByText('labs.pdf: Uploaded')).toHaveLength(1)
  expect(screen.queryByText('note.pdf: Uploaded')).toBeNull()
})

test.each([
  ['the remove button of the row', { onFileRemove: () => undefined }, 'Remove exam.pdf'],
  ['the place of the rows', {}, null],
])('when the retry button goes, the focus goes to %s', async (_place, props, name) => {
  const lost: FileItem = { ...exam, state: 'failed', error: 'The connection was lost.', canRetry: true }
  const rows = (file: FileItem) => <FileList files={[file, labs]} onFileRetry={() => undefined} {...props} />
  const { container, rerender } = render(rows(lost))
  await press('Retry exam.pdf')
  rerender(rows({ ...exam, state: 'uploading', progress: 0 }))
  expect(document.activeElement).toBe(name ? button(name) : container.firstElementChild)
})

test('when the retry button goes, the focus stays with people who have moved on', async () => {
  const lost: FileItem = { ...exam, state: 'failed', error: 'The connection was lost.', canRetry: true }
  const { rerender } = render(<Rows files={[lost, labs]} onFileRetry={() => undefined} />)
  await press('Retry exam.pdf')
  button('Remove labs.pdf').focus()
  rerender(<Rows files={[{ ...exam, state: 'uploading', progress: 0 }, labs]} onFileRetry={() => undefined} />)
  expect(document.activeElement).toBe(button('Remove labs.pdf'))
})

test('a file that failed has nothing to move it', () => {
  render(<FileList files={[exam, note, scan]} onFileMove={vi.fn()} />)
  expect(screen.getByRole('button', { name: 'Move exam.pdf down' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Move scan\.tiff/ })).toBeNull()
})
