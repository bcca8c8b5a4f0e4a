import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, PDFName } from '@cantoo/pdf-lib'
import { mergeDocuments } from '../uploads/merge-documents.ts'

/** A PDF whose pages have these widths, by which they are told apart later, in points. */
export async function pdfOf(...widths: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  for (const width of widths) document.addPage([width, 300]).drawText(`Page ${width}`, { x: 10, y: 20 })
  return plain(await document.save())
}

/** A PDF with a form of one filled field. */
export async function formOf(width: number, name: string, value: string): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const field = document.getForm().createTextField(name)
  field.setText(value)
  field.addToPage(document.addPage([width, 300]), { x: 10, y: 100, width: 90, height: 20 })
  return plain(await document.save())
}

/** A PDF of exactly this many bytes; only what stands between its parts grows. */
export async function pdfOfSize(bytes: number, width = 200): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([width, 300])
  const small = Buffer.from(await document.save({ useObjectStreams: false }))
  const at = small.lastIndexOf('xref\n0')
  const filler = Buffer.alloc(bytes - small.byteLength, '%')
  filler[filler.byteLength - 1] = 0x0a
  return plain(Buffer.concat([small.subarray(0, at), filler, small.subarray(at)]))
}

/** A PDF protected with a password. */
export async function protectedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([200, 300])
  document.encrypt({ userPassword: 'secret', ownerPassword: 'owner' })
  return plain(await document.save())
}

/** A PDF that opens without a password and may not be printed or changed. */
export async function restrictedPdf(width: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create()
  document.addPage([width, 300]).drawText('Restricted', { x: 10, y: 20 })
  document.encrypt({ userPassword: '', ownerPassword: 'owner', permissions: { printing: false, modifying: false } })
  return plain(await document.save())
}

/** A PDF portfolio: a cover page, and the documents attached to it. */
export async function portfolioOf(...documents: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const cover = await PDFDocument.create()
  cover.addPage([200, 300])
  cover.catalog.set(PDFName.of('Collection'), cover.context.obj({ Type: 'Collection', View: 'D' }))
  for (const [index, document] of documents.entries()) await cover.attach(document, `part-${index + 1}.pdf`)
  return plain(await cover.save())
}

/** A document of one page with these entries; the other objects are numbered from 4. */
export function pageWith(entries: string, ...objects: readonly string[]): Uint8Array {
  const all = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 220 300] ${entries} >>`,
    ...objects,
  ]
  const body = all.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n`, 'latin1')
}

/** A stream with these entries. */
export function streamOf(contents: Uint8Array, entries: string): string {
  return `<< /Length ${contents.byteLength} ${entries} >>\nstream\n${Buffer.from(contents).toString('latin1')}\nendstream`
}

/** The document that the service makes of these. */
export async function mergeOf(...documents: readonly Uint8Array[]): Promise<Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'))
  try {
    const paths = documents.map((_, index) => join(folder, `${index}.pdf`))
    documents.forEach((content, index) => writeFileSync(paths[index] ?? '', content))
    await mergeDocuments(paths, join(folder, 'merged.pdf'))
    return readFileSync(join(folder, 'merged.pdf'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Reads the widths of the pages of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<number[]> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
  return document.getPages().map((page) => page.getWidth())
}

function plain(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
