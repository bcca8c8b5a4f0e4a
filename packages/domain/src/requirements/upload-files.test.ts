import { describe, expect, test } from 'vitest'
import { checkUploadFiles, hasPdfSignature, isPdf, uploadLimits } from './upload-files.ts'

const megabyte = 1024 * 1024
const pdf = (size = 1000, name = 'exam.pdf') => ({ name, size, type: 'application/pdf' })
const many = (count: number, size?: number) => Array.from({ length: count }, () => pdf(size))

describe('what may be uploaded', () => {
  test.each([
    ['one file', [pdf()], true],
    ['12 files', many(12), true],
    ['13 files', many(13), false],
    ['no file', [], false],
    ['a file of exactly 25 MB', [pdf(25 * megabyte)], true],
    ['a file of 25 MB and a byte', [pdf(25 * megabyte + 1)], false],
    ['exactly 101 MB together', [...many(4, 25 * megabyte), pdf(megabyte)], true],
    ['101 MB and a byte together', [...many(4, 25 * megabyte), pdf(megabyte + 1)], false],
    ['a picture', [{ name: 'scan.jpg', size: 1, type: 'image/jpeg' }], false],
  ])('%s: %o is %s', (_, files, isReady) => {
    expect(checkUploadFiles(files).isReady).toBe(isReady)
  })

  test('each problem is reported for the file that causes it', () => {
    const { problems } = checkUploadFiles([
      pdf(26 * megabyte),
      { name: 'scan.png', size: 0, type: 'image/png' },
      ...many(3, 25 * megabyte),
      pdf(megabyte),
    ])
    expect(problems).toEqual([['size'], ['type'], [], [], [], ['total']])
    expect(checkUploadFiles(many(13)).problems.at(-1)).toEqual(['count'])
  })

  test('the limits are 12 files, 25 MB each and 101 MB together', () => {
    expect(uploadLimits).toEqual({ files: 12, fileBytes: 26_214_400, totalBytes: 105_906_176 })
  })
})

test.each([
  ['exam.pdf', 'application/pdf', true],
  ['exam.PDF', '', true],
  ['exam.pdf', 'application/octet-stream', true],
  ['exam.pdf', 'image/png', false],
  ['exam.docx', '', false],
])('%s of type "%s" is a PDF: %s', (name, type, expected) => {
  expect(isPdf({ name, type })).toBe(expected)
})

test.each([
  ['%PDF-1.7 ...', true],
  ['\u0000\u0000%PDF-1.4', true],
  ['PK zip', false],
  ['', false],
  [`${' '.repeat(1024)}%PDF-1.7`, false],
])('content %j has the signature of a PDF: %s', (content, expected) => {
  expect(hasPdfSignature(new TextEncoder().encode(content))).toBe(expected)
})
