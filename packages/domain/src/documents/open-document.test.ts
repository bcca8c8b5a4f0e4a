import { PDFDocument } from '@cantoo/pdf-lib'
import { describe, expect, test, vi } from 'vitest'
import { findDocumentDefect } from './open-document.ts'

interface Setting {
  readonly password?: string
  readonly useObjectStreams?: boolean
  readonly attachment?: string
}

/** An encrypted PDF of two pages that restricts printing. */
async function encryptedPdf({ password = '', useObjectStreams = false, attachment }: Setting = {}) {
  const document = await PDFDocument.create()
  document.addPage().drawText('First')
  document.addPage().drawText('Second')
  if (attachment !== undefined) await document.attach(new TextEncoder().encode(attachment), 'exam.txt')
  document.encrypt({ userPassword: password, ownerPassword: 'owner', permissions: { printing: false } })
  return document.save({ useObjectStreams })
}

describe('the defect of an encrypted document', () => {
  test.each([
    ['no password', {}, null],
    ['no password, with object streams', { useObjectStreams: true }, null],
    ['a password', { password: 'secret' }, 'encrypted'],
    ['a password, with object streams', { password: 'secret', useObjectStreams: true }, 'encrypted'],
    ['no password, and a file in it', { attachment: 'Exam' }, 'attachments'],
    ['no password, and a file in its object streams', { attachment: 'Exam', useObjectStreams: true }, 'attachments'],
  ] as const)('%s', async (_, setting, defect) => {
    expect(await findDocumentDefect(await encryptedPdf(setting))).toBe(defect)
  })

  test('a part that is missing', async () => {
    const whole = new TextDecoder('latin1').decode(await encryptedPdf())
    const cut = whole.replace(/\d+ 0 obj\s*<<[^]*?\/Type \/Page\b[^]*?endobj/, '')
    expect(cut).not.toBe(whole)
    expect(await findDocumentDefect(Uint8Array.from(cut, (letter) => letter.charCodeAt(0)))).toBe('damaged')
  })
})

/** A document of one page with these entries; the other objects are numbered from 4. */
function pageWith(entries: string, ...objects: readonly string[]): Uint8Array {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 220 300] ${entries} >>`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return new TextEncoder().encode(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`)
}

const file = '<< /Length 1 >>\nstream\nx\nendstream'

describe('the key EF', () => {
  test.each([
    ['names a font', ['/Resources << /Font << /EF 4 0 R >> >>', '<< /Type /Font >>'], null],
    ['names no files', ['/AF [<< /EF << >> >>]'], null],
    ['names a file', ['/AF [<< /EF << /F 4 0 R >> >>]', file], 'attachments'],
    ['names a file by its Unicode name', ['/AF [<< /EF 5 0 R >>]', file, '<< /UF 4 0 R >>'], 'attachments'],
    ['names a file for one system', ['/AF [<< /EF << /DOS 4 0 R >> >>]', file], 'attachments'],
    ['leads to a reference', ['/AF [<< /EF 5 0 R >>]', file, '6 0 R', '<< /F 4 0 R >>'], 'attachments'],
    ['leads nowhere', ['/AF [<< /EF 4 0 R >>]', '5 0 R', '4 0 R'], null],
  ] as const)('%s', async (_, [entries, ...objects], defect) => {
    expect(await findDocumentDefect(pageWith(entries, ...objects))).toBe(defect)
  })
})

test('the content is not decrypted', async () => {
  const bytes = await encryptedPdf()
  const load = vi.spyOn(PDFDocument, 'load')
  expect(await findDocumentDefect(bytes)).toBeNull()
  const decrypted = load.mock.calls.filter(([, options]) => options?.password !== undefined)
  expect(decrypted.map(([read]) => read)).not.toContain(bytes)
  load.mockRestore()
})
