import type { PDFObject } from '@cantoo/pdf-lib'
import {
  EncryptedPDFError,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib'
import type { DocumentDefect } from '../requirements/upload-files.ts'

/** A document that can't become part of another one, and why. */
export class DocumentDefectError extends Error {
  override readonly name = 'DocumentDefectError'
  readonly defect: DocumentDefect

  constructor(defect: DocumentDefect) {
    super(`The document can't be used: ${defect}`)
    this.defect = defect
  }
}

/** Every PDF ends with this marker, but some programs write more after it. */
const endMark = '%%EOF'
const endMarkWithin = 4096

/**
 * Opens a PDF whose pages are all there. One that's encrypted only to restrict printing or editing opens without a
 * password, as it does in every viewer.
 * @throws {DocumentDefectError} when it needs a password, is damaged or has no pages, or other files are attached to it
 */
export function openDocument(bytes: Uint8Array): Promise<PDFDocument> {
  return openWith(bytes, load)
}

async function openWith(bytes: Uint8Array, read: typeof load): Promise<PDFDocument> {
  const end = new TextDecoder('latin1').decode(bytes.subarray(-endMarkWithin))
  if (!end.includes(endMark)) throw new DocumentDefectError('damaged')
  const document = await read(bytes)
  shortenReferences(document)
  const hasFiles = orDamaged(() => {
    const pages = document.getPageCount()
    if (pages === 0 || pages < document.catalog.Pages().Count().asNumber()) throw new DocumentDefectError('damaged')
    return hasAttachments(document)
  })
  if (hasFiles) throw new DocumentDefectError('attachments')
  return document
}

/** The reason a document can't be merged with others, or null. */
export async function findDocumentDefect(bytes: Uint8Array): Promise<DocumentDefect | null> {
  try {
    const source = await openWith(bytes, loadWithoutDecrypting)
    const target = await PDFDocument.create({ updateMetadata: false })
    await target.copyPages(source, source.getPageIndices())
    const parts = target.context.enumerateIndirectObjects()
    return parts.some(([, part]) => part instanceof PDFInvalidObject) ? 'damaged' : null
  } catch (error) {
    return error instanceof DocumentDefectError ? error.defect : 'damaged'
  }
}

const options = { updateMetadata: false, parseSpeed: Infinity } as const

async function load(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { ...options, password: '' })
  } catch {
    throw new DocumentDefectError((await needsPassword(bytes)) ? 'encrypted' : 'damaged')
  }
}

/** Object streams hold other objects, which can't be read without decrypting them. */
const objectStream = '/ObjStm'

/**
 * Loads a document to look at its structure. JavaScript takes seconds to decrypt 25 MB of page content, which says
 * nothing about defects, so a document that needs no password is left encrypted where its structure can be read that way.
 */
async function loadWithoutDecrypting(bytes: Uint8Array): Promise<PDFDocument> {
  const document = await PDFDocument.load(bytes, { ...options, ignoreEncryption: true }).catch(() => null)
  if (document === null) return load(bytes)
  if (!document.isEncrypted) return document
  const hasObjectStreams = new TextDecoder('latin1').decode(bytes).includes(objectStream)
  return !hasObjectStreams && (await opensWithoutPassword(document)) ? document : load(bytes)
}

/** Tries the empty password on an empty document with the same encryption. */
async function opensWithoutPassword({ context }: PDFDocument): Promise<boolean> {
  const { Encrypt, ID } = context.trailerInfo
  const encryption = context.lookup(Encrypt)
  if (encryption === undefined) return false
  const probe = await PDFDocument.create({ updateMetadata: false })
  probe.context.trailerInfo.Encrypt = probe.context.register(encryption)
  probe.context.trailerInfo.ID = context.lookup(ID)
  return PDFDocument.load(await probe.save({ useObjectStreams: false }), { ...options, password: '' }).then(
    () => true,
    () => false,
  )
}

async function needsPassword(bytes: Uint8Array): Promise<boolean> {
  return PDFDocument.load(bytes, options).then(
    () => false,
    (error: unknown) => error instanceof EncryptedPDFError,
  )
}

/** Replaces each part that is only a reference by its target: readers follow both, lookups only one. */
function shortenReferences({ context }: PDFDocument): void {
  for (const [ref, part] of context.enumerateIndirectObjects()) {
    if (!(part instanceof PDFRef)) continue
    const passed = new Set([ref])
    let target: PDFObject | undefined = part
    while (target instanceof PDFRef && !passed.has(target)) {
      passed.add(target)
      target = context.lookup(target)
    }
    for (const reference of passed) {
      if (target === undefined || target instanceof PDFRef) context.delete(reference)
      else context.assign(reference, target)
    }
  }
}

function orDamaged<Result>(read: () => Result): Result {
  try {
    return read()
  } catch {
    throw new DocumentDefectError('damaged')
  }
}

const collectionKey = PDFName.of('Collection')
const embeddedFilesKey = PDFName.of('EF')
/** The keys under which a file specification carries files; `EF` can also be the name of a font. */
const embeddedFileKeys = ['F', 'UF', 'DOS', 'Mac', 'Unix'].map((name) => PDFName.of(name))

/**
 * True if a document carries other files: a portfolio, or attachments of the document, a page or a note. Only what the
 * document still refers to counts: programs leave removed attachments in the file.
 */
function hasAttachments({ catalog, context }: PDFDocument): boolean {
  if (catalog.has(collectionKey)) return true
  const seen = new Set<PDFRef>()
  const waiting: PDFObject[] = [catalog]
  // Not recursive: a document may be nested more deeply than a program may call itself.
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part instanceof PDFRef) {
      const target = seen.has(part) ? undefined : context.lookup(part)
      seen.add(part)
      if (target !== undefined) waiting.push(target)
    } else if (part instanceof PDFArray) {
      for (const item of part.asArray()) waiting.push(item)
    } else {
      const dict = part instanceof PDFStream ? part.dict : part
      if (!(dict instanceof PDFDict)) continue
      const files = dict.lookup(embeddedFilesKey)
      if (files instanceof PDFDict && embeddedFileKeys.some((key) => files.has(key))) return true
      for (const item of dict.values()) waiting.push(item)
    }
  }
  return false
}
