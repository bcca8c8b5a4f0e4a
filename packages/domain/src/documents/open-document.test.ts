// @vitest-environment node
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

test('the content is not decrypted', async () => {
  const bytes = await encryptedPdf()
  const load = vi.spyOn(PDFDocument, 'load')
  expect(await findDocumentDefect(bytes)).toBeNull()
  const decrypted = load.mock.calls.filter(([, options]) => options?.password !== undefined)
  expect(decrypted.map(([read]) => read)).not.toContain(bytes)
  load.mockRestore()
})
