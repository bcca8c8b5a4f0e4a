import { uploadLimits } from '@producer-portal/domain/requirements'
import { LiveRegionProvider } from '@producer-portal/ui'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { storyPdf } from '../requirement.fixture.js'
import type { UploadState } from './chosen-files.js'
import type { SendDocumentsProps } from './SendDocuments.js'
import { chosen, uploadArgs, WorkingUpload } from './upload.fixture.js'

const dialog = (more: Partial<SendDocumentsProps>) => (
  <LiveRegionProvider>
    <WorkingUpload {...uploadArgs} {...more} />
  </LiveRegionProvider>
)
const renderDialog = async (more: Partial<SendDocumentsProps>) => {
  const { rerender } = render(dialog(more))
  await screen.findByRole('dialog')
  return (next: Partial<SendDocumentsProps>) => rerender(dialog({ ...more, ...next }))
}
const files = ['first.pdf', 'second.pdf'].map((name) => chosen(storyPdf(name)))
const countButtons = () => screen.queryAllByRole('button', { name: /^(?:Move|Remove) / }).length
const upload = () => screen.getByRole('button', { name: 'Upload' })
const isOff = () => upload().getAttribute('aria-disabled') === 'true'

test('documents on their way can be neither moved nor removed, and what is wanted makes room for them', async () => {
  const lostFiles = [{ name: 'lost.pdf', size: 1 }]
  const change = await renderDialog({ files, lostFiles })
  expect(countButtons()).toBe(6)
  const before = [screen.getByRole('note'), screen.getByText('2 of 2 files ready'), screen.getByRole('term')]
  change({ state: { kind: 'uploading', percent: 10 } })
  expect(countButtons()).toBe(0)
  expect(before.filter((each) => each.isConnected)).toEqual([])
})

test('Cancel closes the dialog, and stops documents that are on their way instead', async () => {
  const [onClose, onUploadCancel] = [vi.fn<() => void>(), vi.fn<() => void>()]
  const change = await renderDialog({ files, onClose, onUploadCancel })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([onClose.mock.calls.length, onUploadCancel.mock.calls.length]).toEqual([1, 0])
  change({ state: { kind: 'uploading' } })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
  await userEvent.keyboard('{Escape}')
  expect([onClose.mock.calls.length, onUploadCancel.mock.calls.length]).toEqual([1, 1])
})

/** A file whose content comes once it is let go. */
function slowFile(name: string) {
  const file = storyPdf(name)
  let answer: ((content: ArrayBuffer) => void) | undefined
  const content = new Promise<ArrayBuffer>((resolve) => {
    answer = resolve
  })
  Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => content }) })
  const letGo = async () => {
    answer?.(await storyPdf(name).arrayBuffer())
    await screen.findByRole('button', { name: `Remove ${name}` })
  }
  return { file, letGo }
}

test('nothing can be sent before all documents have been read, however many were added meanwhile', async () => {
  await renderDialog({ files })
  const [third, fourth] = [slowFile('third.pdf'), slowFile('fourth.pdf')]
  expect(isOff()).toBe(false)
  for (const { file } of [third, fourth]) await userEvent.upload(screen.getByLabelText('PDF files'), file)
  expect(screen.getByText('Checking files…')).toBeDefined()
  await fourth.letGo()
  expect(isOff()).toBe(true)
  await third.letGo()
  expect(isOff()).toBe(false)
  expect(screen.queryByText('Checking files…')).toBeNull()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    ['first', 'second', 'fourth', 'third'].map((name) => expect.stringContaining(`${name}.pdf`)),
  )
})

function ofSize(name: string, size: number) {
  const file = storyPdf(name)
  Object.defineProperty(file, 'size', { value: size })
  return chosen(file)
}

test.each([
  [0, /^101 MB of 101 MB$/],
  [1, /over the limit of 101 MB$/],
])('documents %i bytes above the limit of all together read %s', async (above, text) => {
  const part = uploadLimits.totalBytes / 4
  await renderDialog({ files: ['a', 'b', 'c', 'd'].map((name) => ofSize(name, part + above / 4)) })
  expect(screen.getByText(text)).toBeDefined()
})

test.each<[string, UploadState, string]>([
  [
    'without a reason',
    { kind: 'failed', errors: [] },
    'There was an issue connecting to our system. Please try uploading again.',
  ],
  ['for one reason', { kind: 'failed', errors: ['The case is closed.'] }, 'The case is closed.'],
])('an upload that failed %s says what can be said', async (_, state, text) => {
  await renderDialog({ files, state })
  expect(screen.getByRole('alert').textContent).toBe(`Error: Upload Unsuccessful${text}`)
})
