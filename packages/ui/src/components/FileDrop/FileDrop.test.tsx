import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileDrop, type FileDropProps } from './FileDrop.js'

const pdf = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf' })
const setUp = (props: Partial<FileDropProps> = {}) => {
  const onFilesAdd = vi.fn<(files: readonly File[]) => void>()
  render(<FileDrop label="Documents" onFilesAdd={onFilesAdd} {...props} />)
  return { onFilesAdd, added: () => onFilesAdd.mock.calls.map(([files]) => files.map(({ name }) => name)) }
}
const input = () => screen.getByLabelText<HTMLInputElement>('Documents')
const zone = () => input().parentElement ?? document.body
const createDrop = (...files: File[]) => ({ dataTransfer: { types: ['Files'], files } })

test('it is named by its label and by the words that look like a button', () => {
  setUp({ hint: 'PDF only.' })
  expect(screen.getByLabelText('Documents Choose files')).toBe(input())
})

test('files that are chosen are handed over, the same one again too', async () => {
  const { added } = setUp()
  await userEvent.upload(input(), [pdf('exam.pdf'), pdf('labs.pdf')])
  // A browser says nothing of a choice that changes nothing
  expect(input().files).toHaveLength(0)
  await userEvent.upload(input(), pdf('exam.pdf'))
  expect(added()).toEqual([['exam.pdf', 'labs.pdf'], ['exam.pdf']])
})

test.each([
  ['text', { dataTransfer: { types: ['text/plain'], files: [] } }, {}],
  ['a file while it is switched off', createDrop(pdf('exam.pdf')), { disabled: true }],
])('does not take %s', (_what, event, props) => {
  const { onFilesAdd } = setUp(props)
  fireEvent.dragOver(zone(), event)
  fireEvent.drop(zone(), event)
  expect(zone().dataset['over']).toBeUndefined()
  expect(onFilesAdd).not.toHaveBeenCalled()
})

test('a zone for one file takes the first', () => {
  const { added } = setUp({ allowsMultiple: false })
  fireEvent.drop(zone(), createDrop(pdf('exam.pdf'), pdf('labs.pdf')))
  expect(added()).toEqual([['exam.pdf']])
})

test('files that are dragged away again leave the zone as it was, and an empty choice adds none', () => {
  const { onFilesAdd } = setUp()
  fireEvent.dragOver(zone(), createDrop(pdf('exam.pdf')))
  expect(zone().dataset['over']).toBe('true')
  fireEvent.dragLeave(zone())
  expect(zone().dataset['over']).toBeUndefined()
  fireEvent.change(input(), { target: { files: [] } })
  expect(onFilesAdd).not.toHaveBeenCalled()
})
