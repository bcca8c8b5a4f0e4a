import { createInflate } from 'node:zlib'
import type { PDFDocument, PDFObject } from '@cantoo/pdf-lib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'

const megabyte = 1_048_576
/** One part of a document: a page's drawing, a font, a picture. Larger than a page of A3 at 600 dots per inch. */
const partLimit = 256 * megabyte
/** All parts of all documents of an upload. */
const totalLimit = 4096 * megabyte
/** A picture as it says of itself, in bytes of one color; it is unpacked only where it is shown. */
const pictureLimit = 512 * megabyte
/** Filters that shrink data without knowing what it is; those of pictures end the list. */
const generalFilters = ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCIIHexDecode', 'ASCII85Decode']

/** Ends the reading of a document that unpacks to more than is allowed. */
export class UnpackedSizeError extends Error {}

/** Adds up what the documents of an upload unpack to. @returns checks one more document */
export function limitUnpackedSize(): (document: PDFDocument) => Promise<void> {
  let total = 0
  return async ({ context }) => {
    for (const [, part] of context.enumerateIndirectObjects()) {
      if (!(part instanceof PDFRawStream)) continue
      if (getPictureSize(part.dict) > pictureLimit) throw new UnpackedSizeError()
      const size = await getUnpackedSize(part)
      total += size
      if (size > partLimit || total > totalLimit) throw new UnpackedSizeError()
    }
  }
}

/** The size that a part unpacks to, or any that is beyond the limit. */
async function getUnpackedSize({ dict, contents }: PDFRawStream): Promise<number> {
  const all = getFilters(dict)
  const known = all.findIndex((name) => !generalFilters.includes(name))
  const filters = known === -1 ? all : all.slice(0, known)
  if (filters.length === 0) return contents.byteLength
  if (filters.length === 1 && filters[0] === 'FlateDecode') return inflatedSize(contents)
  try {
    // Unpacks as much as is asked for, and a byte more tells that there is more.
    const part = PDFRawStream.of(dict.context.obj({ Filter: [...filters] }), contents)
    return decodePDFRawStream(part).getBytes(partLimit + 1).byteLength
  } catch {
    return contents.byteLength
  }
}

/** A damaged end counts as far as it was read: that much would be shown. */
function inflatedSize(contents: Uint8Array): Promise<number> {
  return new Promise((resolve) => {
    const inflate = createInflate({ chunkSize: megabyte / 4 })
    let size = 0
    inflate.on('data', (chunk: Buffer) => {
      size += chunk.byteLength
      if (size > partLimit) inflate.destroy()
    })
    inflate.on('error', () => undefined)
    inflate.on('close', () => resolve(size))
    inflate.end(contents)
  })
}

function getFilters(dict: PDFDict): readonly string[] {
  const filter = dict.lookup(PDFName.of('Filter'))
  const names = filter instanceof PDFArray ? filter.asArray().map((each) => dict.context.lookup(each)) : [filter]
  return names.flatMap((name) => (name instanceof PDFName ? [name.decodeText()] : []))
}

function getPictureSize(dict: PDFDict): number {
  if (dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Image')) return 0
  return (getNumber(dict, 'Width') * getNumber(dict, 'Height') * getNumber(dict, 'BitsPerComponent')) / 8
}

function getNumber(dict: PDFDict, name: string): number {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 1
}

/** Actions that only move the reader; a link with any other one loses it. */
const harmlessActions = ['GoTo', 'URI', 'Named']
/** What runs, starts or sends something, wherever it is found. */
const activeActions = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Sound',
  'RichMediaExecute',
]
/** Notes on a page that hold a file, or play something. */
const activeNotes = ['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D']
/** Scripts that an event starts, files that belong to a part, and the scripts and files themselves. */
const activeKeys = ['AA', 'AF', 'EF', 'JS', 'OpenAction'].map((name) => PDFName.of(name))

const actionKey = PDFName.of('A')
const nextKey = PDFName.of('Next')
const kindKey = PDFName.of('S')
const noteKindKey = PDFName.of('Subtype')

/**
 * Removes from a document what could act on its reader: scripts, programs that it starts, forms that it sends, and files
 * that it carries. Its pages look as before, and links still lead where they say.
 */
export function removeActiveContent(document: PDFDocument): void {
  for (const page of document.getPages()) removeNotes(page.node.Annots())
  const waiting: PDFObject[] = document.context.enumerateIndirectObjects().map(([, part]) => part)
  // Not recursive: a document may be nested more deeply than a program may call itself.
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (part instanceof PDFArray) waiting.push(...part.asArray())
    const dict = part instanceof PDFStream ? part.dict : part
    if (!(dict instanceof PDFDict)) continue
    cleanDict(dict)
    waiting.push(...dict.values())
  }
}

function removeNotes(notes: PDFArray | undefined): void {
  if (notes === undefined) return
  for (let index = notes.size() - 1; index >= 0; index -= 1) {
    const note = notes.lookup(index)
    if (note instanceof PDFDict && activeNotes.includes(getName(note, noteKindKey))) notes.remove(index)
  }
}

function cleanDict(dict: PDFDict): void {
  for (const key of activeKeys) dict.delete(key)
  const action = dict.lookup(actionKey)
  if (action instanceof PDFDict && action.has(kindKey) && !harmlessActions.includes(getName(action, kindKey))) {
    dict.delete(actionKey)
  }
  if (activeActions.includes(getName(dict, kindKey))) dict.keys().forEach((key) => dict.delete(key))
  // An action may be followed by others; those of a harmless one are not needed.
  if (harmlessActions.includes(getName(dict, kindKey))) dict.delete(nextKey)
}

function getName(dict: PDFDict, key: PDFName): string {
  const value = dict.lookup(key)
  return value instanceof PDFName ? value.decodeText() : ''
}
