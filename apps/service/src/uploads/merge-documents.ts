import { readFile, writeFile } from 'node:fs/promises'
import { EncryptedPDFError, PDFDocument, PDFInvalidObject } from '@cantoo/pdf-lib'
import type { DocumentDefect, DocumentProblem } from './document-errors.ts'
import { InvalidDocumentsError } from './document-errors.ts'
import { limitUnpackedSize, removeActiveContent, UnpackedSizeError } from './safe-document.ts'
import { privateFile } from './upload-folder.ts'

/** One document made of several. */
export interface MergedDocument {
  readonly pages: number
  readonly bytes: number
}

/** Every PDF ends with this marker, but some programs write more after it. */
const endMark = '%%EOF'
const endMarkWithin = 4096

/**
 * Merges PDF documents in order into one. Form values become part of the pages, so that fields with the same name don't
 * conflict; what could act on a reader is left out.
 * @param onDocument called with the index of each document before it is read
 * @throws {InvalidDocumentsError} listing every document that can't be merged
 */
export async function mergeDocuments(
  paths: readonly string[],
  output: string,
  onDocument: (index: number) => void = () => undefined,
): Promise<MergedDocument> {
  const merged = await PDFDocument.create()
  const faults: DocumentProblem[] = []
  const checkSize = limitUnpackedSize()
  for (const [index, path] of paths.entries()) {
    onDocument(index)
    try {
      await append(merged, await readFile(path), checkSize)
    } catch (error) {
      faults.push({ index, problem: toDefect(error) })
    }
  }
  if (faults.length > 0) throw new InvalidDocumentsError(faults)
  const bytes = await merged.save({ addDefaultPage: false, updateFieldAppearances: false })
  await writeFile(output, bytes, { flag: 'wx', mode: privateFile, flush: true })
  return { pages: merged.getPageCount(), bytes: bytes.byteLength }
}

function toDefect(error: unknown): DocumentDefect {
  if (error instanceof UnpackedSizeError) return 'unpacked'
  return error instanceof EncryptedPDFError ? 'encrypted' : 'damaged'
}

async function append(
  merged: PDFDocument,
  bytes: Uint8Array,
  checkSize: (document: PDFDocument) => Promise<void>,
): Promise<void> {
  if (!Buffer.from(bytes.subarray(-endMarkWithin)).includes(endMark)) throw new Error('The document has no end.')
  const source = await withoutForm(bytes)
  const pages = source.getPageIndices()
  const declared = source.catalog.Pages().Count().asNumber()
  if (pages.length === 0 || pages.length < declared) throw new Error('Pages of the document are missing.')
  await checkSize(source)
  removeActiveContent(source)
  const before = unreadableParts(merged)
  for (const page of await merged.copyPages(source, pages)) merged.addPage(page)
  if (unreadableParts(merged) > before) throw new Error('A part of the document cannot be read.')
}

/** Counts parts of earlier documents, too: all documents are read, so that every problem is reported at once. */
function unreadableParts({ context }: PDFDocument): number {
  return context.enumerateIndirectObjects().filter(([, part]) => part instanceof PDFInvalidObject).length
}

/** A form whose fields can't be redrawn keeps its appearance, or at worst its fields. */
async function withoutForm(bytes: Uint8Array): Promise<PDFDocument> {
  for (const updateFieldAppearances of [true, false]) {
    const source = await load(bytes)
    if (source.catalog.AcroForm() === undefined) return source
    try {
      source.getForm().flatten({ updateFieldAppearances })
      return source
    } catch {
      // The library doesn't support some part of the form.
    }
  }
  return load(bytes)
}

function load(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Infinity })
}
