import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

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

/** The pages of a PDF: the widths of its pages. */
export async function pagesOf(bytes: Uint8Array): Promise<number[]> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true })
  return document.getPages().map((page) => page.getWidth())
}

function plain(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes)
}
