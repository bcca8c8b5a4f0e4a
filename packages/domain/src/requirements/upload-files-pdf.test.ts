import { describe, expect, test } from 'vitest'
import type { DocumentDefect } from './upload-files.ts'
import { checkUploadFiles, hasPdfSignature, inspectPdf, uploadLimits } from './upload-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const inspect = (text: string) => inspectPdf(bytes(text), bytes(text))
const file = (content: string, name = 'exam.pdf', type = 'application/pdf') => ({
  name,
  type,
  size: content.length,
  inspection: inspect(content),
})
const withDefect = (defect: DocumentDefect) => ({ ...file(whole), inspection: { ...inspect(whole), defect } })
const whole = '%PDF-1.7 1 0 obj << >> endobj trailer << /Root 1 0 R >> %%EOF'

describe('inspecting a file', () => {
  test.each([
    [whole, true],
    ['PK zip', false],
  ])('"%s" is a PDF: %s', (content, isPdf) => {
    expect(inspect(content)).toMatchObject({ isPdf })
  })

  test('the same content has the same print, other content another', () => {
    expect(inspect(whole).fingerprint).toBe(inspect(whole).fingerprint)
    expect(inspect(whole).fingerprint).not.toBe(inspect(`${whole} `).fingerprint)
  })
})

describe('what a file holds counts for more than what it calls itself', () => {
  test.each([
    ['a picture renamed to .pdf', [file('PNG picture')], [['type']]],
    ['a PDF without its ending', [file(whole, 'exam', '')], [[]]],
    ['a PDF with a password', [withDefect('encrypted')], [['encrypted']]],
    ['a damaged PDF', [withDefect('damaged')], [['damaged']]],
    ['a PDF with other files attached', [withDefect('attachments')], [['attachments']]],
    ['an empty PDF', [file('')], [['empty']]],
    ['an empty text', [file('', 'notes.txt', 'text/plain')], [['type']]],
    ['the same file under two names', [file(whole), file(whole, 'again.pdf')], [[], ['duplicate']]],
    ['two files of one name', [file(whole), file(`${whole} `)], [[], []]],
  ])('%s', (_, files, problems) => {
    expect(checkUploadFiles(files).problems).toEqual(problems)
  })
})

const isPdfWithSignatureAt = (place: number) => {
  const content = new Uint8Array(place + 5).fill(32)
  content.set(new TextEncoder().encode('%PDF-'), place)
  return hasPdfSignature(content)
}

test('the signature of a PDF counts within its first 1024 bytes alone, wherever it is there', () => {
  expect([0, 1019, 1020, 5000].map(isPdfWithSignatureAt)).toEqual([true, true, false, false])
})

test('an empty file is never a duplicate, and of two problems that of the file itself comes first', () => {
  const inspection = { isPdf: true, fingerprint: 'x' }
  const empty = { name: 'a.pdf', size: 0, type: 'application/pdf', inspection }
  expect(checkUploadFiles([empty, empty]).problems).toEqual([['empty'], ['empty']])
  const large = { ...empty, size: uploadLimits.fileBytes + 1 }
  const thirteen = Array.from({ length: 13 }, () => large)
  expect(checkUploadFiles(thirteen).problems.at(-1)).toEqual(['size', 'duplicate', 'count', 'total'])
})
