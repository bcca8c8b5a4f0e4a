import { describe, expect, test } from 'vitest'
import type { DocumentDefect } from './upload-files.ts'
import { checkUploadFiles, inspectPdf } from './upload-files.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const look = (text: string) => inspectPdf(bytes(text), bytes(text))
const file = (content: string, name = 'exam.pdf', type = 'application/pdf') => ({
  name,
  type,
  size: content.length,
  look: look(content),
})
const withDefect = (defect: DocumentDefect) => ({ ...file(whole), look: { ...look(whole), defect } })
const whole = '%PDF-1.7 1 0 obj << >> endobj trailer << /Root 1 0 R >> %%EOF'

describe('a look into a file', () => {
  test.each([
    [whole, true],
    ['PK zip', false],
  ])('"%s" is a PDF: %s', (content, isPdf) => {
    expect(look(content)).toMatchObject({ isPdf })
  })

  test('the same content has the same print, other content another', () => {
    expect(look(whole).print).toBe(look(whole).print)
    expect(look(whole).print).not.toBe(look(`${whole} `).print)
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
