import { readFile, writeFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { DocumentDefectError, openDocument } from '@producer-portal/domain/documents'
import type { DocumentDefect, DocumentProblem } from './invalid-documents-error.ts'
import { InvalidDocumentsError } from './invalid-documents-error.ts'
import { addSafePages } from './safe-document.ts'
import { limitUnpackedSize, UnpackedSizeError } from './unpacked-size.ts'
import { privateFile } from './upload-folder.ts'

/** One document made of several. */
export interface MergedDocument {
  readonly pages: number
  readonly bytes: number
}

/** The reports of a merge while it's going on. */
export type MergeProgress = { readonly reading: number } | { readonly fault: DocumentProblem }

/**
 * Merges PDF documents in order into one. Form values become part of the pages, so that fields with the same name don't
 * conflict; what could act on a reader is left out.
 * @param onProgress called with the index of each document before it is read, and with each problem when it is found
 * @throws {InvalidDocumentsError} listing every document that can't be merged
 */
export async function mergeDocuments(
  paths: readonly string[],
  output: string,
  onProgress: (progress: MergeProgress) => void = () => undefined,
): Promise<MergedDocument> {
  const merged = await PDFDocument.create()
  const problems: DocumentProblem[] = []
  const checkSize = limitUnpackedSize()
  for (const [index, path] of paths.entries()) {
    onProgress({ reading: index })
    try {
      await append(merged, await readFile(path), checkSize)
    } catch (error) {
      const fault = { index, problem: toDefect(error) }
      problems.push(fault)
      onProgress({ fault })
    }
  }
  if (problems.length > 0) throw new InvalidDocumentsError(problems)
  const bytes = await merged.save({ addDefaultPage: false, updateFieldAppearances: false })
  await writeFile(output, bytes, { flag: 'wx', mode: privateFile, flush: true })
  return { pages: merged.getPageCount(), bytes: bytes.byteLength }
}

function toDefect(error: unknown): DocumentDefect {
  if (error instanceof UnpackedSizeError) return 'unpacked'
  return error instanceof DocumentDefectError ? error.defect : 'damaged'
}

async function append(
  merged: PDFDocument,
  bytes: Uint8Array,
  checkSize: (document: PDFDocument) => Promise<void>,
): Promise<void> {
  const source = await withoutForm(bytes)
  await checkSize(source)
  await addSafePages(merged, source)
}

/** A form whose fields can't be redrawn keeps its appearance, or at worst its fields. */
async function withoutForm(bytes: Uint8Array): Promise<PDFDocument> {
  for (const updateFieldAppearances of [true, false]) {
    const source = await openDocument(bytes)
    if (source.catalog.AcroForm() === undefined) return source
    try {
      source.getForm().flatten({ updateFieldAppearances })
      return source
    } catch {
      // The library doesn't support some part of the form.
    }
  }
  return openDocument(bytes)
}
