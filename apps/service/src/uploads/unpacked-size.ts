import { createInflate } from 'node:zlib'
import type { PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib'
import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'

const megabyte = 1_048_576
/** One part of a document, such as a font or a picture: larger than a page of A3 at 600 dots per inch. */
const partLimit = 256 * megabyte
/** The limits of one page. They protect readers, who unpack page by page. */
const pageLimit = partLimit
/**
 * All parts of all documents of an upload: it bounds the time that the check takes. Honest scans need much of it: 20
 * pages of 24 megapixels that are packed without loss unpack to 1.4 GB.
 */
const totalLimit = 4096 * megabyte
/** A picture as it says of itself, in bytes of one color; it is unpacked only where it is shown. */
const pictureLimit = 512 * megabyte
/** Filters that shrink data without knowing what it is; those of pictures end the list. */
const generalFilters = ['FlateDecode', 'LZWDecode', 'RunLengthDecode', 'ASCIIHexDecode', 'ASCII85Decode']

const subtypeKey = PDFName.of('Subtype')
const resourcesKey = PDFName.of('Resources')
const appearanceKey = PDFName.of('AP')

/** Ends the reading of a document that unpacks to more than is allowed. */
export class UnpackedSizeError extends Error {}

/** Adds up what the documents of an upload unpack to. @returns checks one more document */
export function limitUnpackedSize(): (document: PDFDocument) => Promise<void> {
  let total = 0
  return async (document) => {
    const sizes = new Map<PDFObject, number>()
    for (const [, part] of document.context.enumerateIndirectObjects()) {
      if (!(part instanceof PDFRawStream)) continue
      if (getPictureSize(part.dict) > pictureLimit) throw new UnpackedSizeError()
      const size = await getUnpackedSize(part)
      sizes.set(part, size)
      total += size
      if (size > partLimit || total > totalLimit) throw new UnpackedSizeError()
    }
    const getDrawnSize = measurePages(sizes)
    if (document.getPages().some((page) => getDrawnSize(page) > pageLimit)) throw new UnpackedSizeError()
  }
}

/** Resources that are drawn like the content of a page. */
const drawnResources = [PDFName.of('XObject'), PDFName.of('Pattern')]

/**
 * The drawing of a page: its content and the appearances of its notes as often as the page repeats them, and each form
 * or pattern that they can use once. Pictures are left out: a page may hold many.
 * @param sizes what each part unpacks to
 */
function measurePages(sizes: ReadonlyMap<PDFObject, number>): ({ node }: PDFPage) => number {
  const measured = new Map<PDFObject, number>()
  const ofResources = (resources: PDFObject | undefined) => {
    if (!(resources instanceof PDFDict)) return 0
    const size = measured.get(resources) ?? sum(findForms(resources), (form) => sizes.get(form) ?? 0)
    measured.set(resources, size)
    return size
  }
  const ofForm = (form: PDFStream) => (sizes.get(form) ?? 0) + ofResources(form.dict.lookup(resourcesKey))
  return ({ node }) => {
    const resources = node.context.lookup(node.getInheritableAttribute(resourcesKey))
    const content = lookUpAll(node, PDFName.of('Contents'))
    const notes = lookUpAll(node, PDFName.of('Annots')).flatMap(getAppearance)
    return sum(content, (part) => sizes.get(part) ?? 0) + sum(notes, ofForm) + ofResources(resources)
  }
}

function sum<Item>(items: Iterable<Item>, getSize: (item: Item) => number): number {
  let total = 0
  for (const item of items) total += getSize(item)
  return total
}

/** The parts under a key, which has one or a list of them. */
function lookUpAll(dict: PDFDict, key: PDFName): readonly PDFObject[] {
  const value = dict.lookup(key)
  const parts = value instanceof PDFArray ? value.asArray() : [value]
  return parts.flatMap((part) => dict.context.lookup(part) ?? [])
}

function getAppearance(note: PDFObject): readonly PDFStream[] {
  const appearances = note instanceof PDFDict ? note.lookup(appearanceKey) : undefined
  if (!(note instanceof PDFDict) || !(appearances instanceof PDFDict)) return []
  const normal = appearances.lookup(PDFName.of('N'))
  const shown = normal instanceof PDFDict ? normal.lookup(PDFName.of(getName(note, PDFName.of('AS')))) : normal
  return shown instanceof PDFStream ? [shown] : []
}

/** Every form and pattern that can be used with these resources. */
function findForms(resources: PDFDict): ReadonlySet<PDFStream> {
  const forms = new Set<PDFStream>()
  const seen = new Set([resources])
  // A set goes on with what is added to it meanwhile.
  for (const dict of seen) {
    for (const form of drawnResources.flatMap((key) => lookUpValues(dict.lookup(key)))) {
      if (!(form instanceof PDFStream) || isPicture(form.dict)) continue
      forms.add(form)
      const inner = form.dict.lookup(resourcesKey)
      if (inner instanceof PDFDict) seen.add(inner)
    }
  }
  return forms
}

function lookUpValues(dict: PDFObject | undefined): readonly (PDFObject | undefined)[] {
  return dict instanceof PDFDict ? dict.values().map((value) => dict.context.lookup(value)) : []
}

/** The size that a part unpacks to, or any that is beyond the limit. */
async function getUnpackedSize({ dict, contents }: PDFRawStream): Promise<number> {
  const all = getFilters(dict)
  const special = all.findIndex((name) => !generalFilters.includes(name))
  const filters = special === -1 ? all : all.slice(0, special)
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
  if (!isPicture(dict)) return 0
  return (getNumber(dict, 'Width') * getNumber(dict, 'Height') * getNumber(dict, 'BitsPerComponent')) / 8
}

function isPicture(dict: PDFDict): boolean {
  return dict.lookup(subtypeKey) === PDFName.of('Image')
}

function getNumber(dict: PDFDict, name: string): number {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 1
}

function getName(dict: PDFDict, key: PDFName): string {
  const value = dict.lookup(key)
  return value instanceof PDFName ? value.decodeText() : ''
}
