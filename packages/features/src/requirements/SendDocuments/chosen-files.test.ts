import { describe, expect, test } from 'vitest'
import { checkChosenFiles, findRejected, readChosenFiles, settleUploadState, toFileProgress } from './chosen-files.js'

const pdf = (content: string, name = 'exam.pdf') => new File([content], name, { type: 'application/pdf' })

describe('chosen files are judged by what they hold', () => {
  test('a picture that calls itself a PDF is refused, a PDF is not', async () => {
    const files = await readChosenFiles([pdf('%PDF-1.7 one'), pdf('PNG picture', 'scan.pdf')])
    expect(checkChosenFiles(files)).toEqual({ problems: [[], ['type']], isReady: false })
  })

  test('the same file chosen twice is reported, whatever its name', async () => {
    const files = await readChosenFiles([pdf('%PDF-1.7 one'), pdf('%PDF-1.7 one', 'copy.pdf')])
    expect(checkChosenFiles(files).problems).toEqual([[], ['duplicate']])
  })

  test('without a worker only the service can tell a defect', async () => {
    const [file] = await readChosenFiles([pdf('%PDF-1.7 cut off')])
    expect(file?.inspection).not.toHaveProperty('defect')
  })

  test('a file that cannot be read is judged by its name', async () => {
    const gone = pdf('%PDF-1.7 one', 'notes.txt')
    Object.defineProperties(gone, {
      type: { value: 'text/plain' },
      slice: { value: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) },
    })
    expect(checkChosenFiles(await readChosenFiles([gone])).problems).toEqual([['type']])
  })

  test('each has an id of its own', async () => {
    const [one, two] = await readChosenFiles([pdf('%PDF-1.7 one'), pdf('%PDF-1.7 one')])
    expect(one?.id).not.toBe(two?.id)
  })
})

test.each([
  [[100, 300], 0, [0, 0]],
  [[100, 300], 25, [100, 0]],
  [[100, 300], 62.5, [100, 50]],
  [[100, 300], 100, [100, 100]],
  [[], 50, []],
])('of files with %j bytes, %d percent together are %j', (sizes, percent, each) => {
  expect(toFileProgress(sizes, percent)).toEqual(each)
})

describe('files that the service rejects', () => {
  const files = ['first.pdf', 'second.pdf', 'third.pdf'].map((name) => ({
    id: name,
    file: pdf('%PDF-1.7', name),
    inspection: undefined,
  }))
  const damaged = 'first.pdf: The file is damaged.'
  const empty = 'third.pdf: The file has no pages.'
  const errors = [damaged, empty, 'Try again later.']
  const failed = { kind: 'failed', errors, rejected: { 'first.pdf': damaged, 'third.pdf': empty } } as const

  test('are those that its messages name', () => {
    expect(findRejected(files, errors)).toEqual(failed.rejected)
    expect(findRejected(files, ['Try again later.'])).toEqual({})
    expect(findRejected(files, 'connection')).toEqual({})
  })

  test('stay marked until they are removed, each with its message', () => {
    expect(settleUploadState(failed, files.slice(1))).toEqual({
      kind: 'failed',
      errors: [empty, 'Try again later.'],
      rejected: { 'third.pdf': empty },
    })
    expect(settleUploadState(failed, files.slice(1, 2))).toEqual({ kind: 'choosing' })
  })

  test.each([
    ['an upload goes on', { kind: 'uploading', percent: 10 }, { kind: 'uploading', percent: 10 }],
    ['a failure without an answer is over', { kind: 'failed', errors: 'connection' }, { kind: 'choosing' }],
    ['a failure that names no file is over', { kind: 'failed', errors: ['Closed.'] }, { kind: 'choosing' }],
  ] as const)('when the files change, %s', (_, state, next) => {
    expect(settleUploadState(state, files)).toEqual(next)
  })
})
