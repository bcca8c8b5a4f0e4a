import { createInflate } from 'node:zlib'
import type { PDFContext, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { DocumentDefectError } from '@producer-portal/domain/documents'

const megabyte = 1_048_576
/** One part of a document, such as a font or a picture: larger than a page of A3 at 600 dots per inch. */
const partLimit = 256 * megabyte
/** What one page draws. It is what protects readers, who unpack page by page. */
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
const widgetKind = PDFName.of('Widget')
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
 * What a page draws: its content and the appearances of its notes as often as the page repeats them, and each form or
 * pattern that they can use once. Pictures are left out: a page may hold many.
 * @param sizes what each part unpacks to
 */
function measurePages(sizes: ReadonlyMap<PDFObject, number>): ({ node }: PDFPage) => number {
  const visited = new Map<PDFObject, number>()
  const ofResources = (resources: PDFObject | undefined) => {
    if (!(resources instanceof PDFDict)) return 0
    const size = visited.get(resources) ?? sum(findForms(resources), (form) => sizes.get(form) ?? 0)
    visited.set(resources, size)
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
  const visited = all.findIndex((name) => !generalFilters.includes(name))
  const filters = visited === -1 ? all : all.slice(0, visited)
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

/** What a page says of itself; what it shows comes with its content and its resources. */
const pageKeys = toNames('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Contents Resources Group')
const inheritedKeys = toNames('MediaBox CropBox Rotate Resources')

/** What describes how fonts, pictures, forms, patterns, colors, layers and the data of streams look. */
const contentKeys = toNames(`
  Type Subtype Name Length Filter DecodeParms Predictor Colors Columns EarlyChange K EndOfLine EncodedByteAlign Rows
  EndOfBlock BlackIs1 DamagedRowsBeforeError JBIG2Globals ColorTransform
  BaseFont FirstChar LastChar Widths FontDescriptor Encoding ToUnicode DescendantFonts CIDSystemInfo DW W DW2 W2
  CIDToGIDMap FontBBox FontMatrix FontName FontFamily FontStretch FontWeight Flags ItalicAngle Ascent Descent Leading
  CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth FontFile FontFile2 FontFile3 CharSet Style Panose Lang
  CIDSet Length1 Length2 Length3 BaseEncoding Differences CMapName WMode UseCMap Registry Ordering Supplement
  Width Height BitsPerComponent Intent ImageMask Mask Decode Interpolate SMask SMaskInData Matte Alternates Image
  DefaultForPrinting OC OCGs P VE FormType BBox Matrix Resources Group S CS I G BC TR ProcSet
  WhitePoint BlackPoint Gamma Range N Alternate Process Components FunctionType Domain Size BitsPerSample Order Encode
  C0 C1 Functions Bounds PatternType PaintType TilingType XStep YStep ShadingType Background AntiAlias Function Coords
  Extend BitsPerCoordinate BitsPerFlag VerticesPerRow
  LW LC LJ ML D RI OP op OPM BG BG2 UCR UCR2 TR2 FL SM SA BM CA ca AIS TK MCID ActualText Alt E
`)
/** Lists whose keys are any names, so that `AA` can be a font. */
const nameLists = toNames('AP CharProcs Colorants ColorSpace ExtGState Font Pattern Properties Shading XObject')
/** Lists of what is drawn; an entry that is no stream is left out. */
const streamLists = toNames('AP CharProcs XObject')
const fontKinds = toNames('Type0 Type1 MMType1 Type3 TrueType CIDFontType0 CIDFontType2')

/** Notes that only show something, and links. */
const noteKinds = toNames(`
  Link Text FreeText Line Square Circle Polygon PolyLine Highlight Underline Squiggly StrikeOut Stamp Caret Ink Widget
  Watermark
`)
const noteKeys = toNames(`
  Type Subtype Rect Contents NM M F AS Border BS BE C CA IC QuadPoints L LE LL LLE LLO Cap CP CO CL IT InkList Vertices
  RD DA Q Name Open T Subj CreationDate H OC
`)
/** What a link may open; a path without a scheme could be that of a program. */
const safeAddress = /^\s*(?:https?|mailto|tel):/i

/**
 * Adds the pages of a document to another one, made again of what a page is known to show: whatever else the document
 * holds, such as scripts, programs to start, forms to send or files, is left behind. Links to addresses and to other
 * pages stay.
 * @throws {DocumentDefectError} when a part of the pages can't be read
 */
export async function addSafePages(target: PDFDocument, source: PDFDocument): Promise<void> {
  await source.flush()
  const pages = source.getPages().map((page) => [page, target.addPage()] as const)
  const addedRefs = new Map(pages.map(([{ ref }, added]) => [ref, added.ref]))
  const { copy, copyNote } = createCopier(source.context, target.context, addedRefs)
  for (const [{ node }, added] of pages) {
    for (const key of pageKeys) {
      const value = inheritedKeys.has(key) ? node.getInheritableAttribute(key) : node.get(key)
      if (value === undefined) added.node.delete(key)
      else added.node.set(key, copy(value))
    }
    const notes = lookUpAll(node, PDFName.of('Annots')).flatMap(copyNote)
    if (notes.length > 0) added.node.set(PDFName.of('Annots'), target.context.obj(notes))
  }
}

function createCopier(source: PDFContext, target: PDFContext, pages: ReadonlyMap<PDFObject | undefined, PDFRef>) {
  const copies = new Map<PDFObject, PDFObject>()
  return { copy, copyNote }

  /** Copies a part of the content of a page. */
  function copy(part: PDFObject): PDFObject {
    const known = copies.get(part)
    if (known !== undefined) return known
    if (part instanceof PDFRef) {
      const ref = target.nextRef()
      // Known before its target is copied, which may lead back to it.
      copies.set(part, ref)
      const value = source.lookup(part)
      if (value !== undefined) target.assign(ref, copy(value))
      return ref
    }
    const copied = copyValue(part)
    copies.set(part, copied)
    return copied
  }

  function copyValue(part: PDFObject): PDFObject {
    if (part instanceof PDFInvalidObject) throw new DocumentDefectError('damaged')
    if (part instanceof PDFDict) return copyDict(part, contentKeys)
    if (part instanceof PDFStream) return PDFRawStream.of(copyDict(part.dict, contentKeys), part.getContents())
    if (!(part instanceof PDFArray)) return part
    const items = PDFArray.withContext(target)
    part.asArray().forEach((item) => items.push(copy(item)))
    return items
  }

  function copyDict(dict: PDFDict, keys: ReadonlySet<PDFName>): PDFDict {
    const copied = PDFDict.withContext(target)
    for (const [key, value] of dict.entries()) {
      const list = nameLists.has(key) ? source.lookup(value) : undefined
      if (list instanceof PDFDict) copied.set(key, copyList(list, key))
      else if (nameLists.has(key) || keys.has(key)) copied.set(key, copy(value))
    }
    return copied
  }

  function copyList(list: PDFDict, kind: PDFName): PDFDict {
    const copied = PDFDict.withContext(target)
    for (const [name, value] of list.entries()) {
      const entry = source.lookup(value)
      // A look of a note may have several states, each with a name.
      if (kind === appearanceKey && entry instanceof PDFDict) copied.set(name, copyList(entry, kind))
      else if (belongsTo(kind, entry)) copied.set(name, copy(value))
    }
    return copied
  }

  /**
   * The copy of a note, in a list; an empty one when it does more than to show something. A field of a form that couldn't
   * be made part of the page is only how it looks.
   */
  function copyNote(note: PDFObject): readonly PDFDict[] {
    if (!(note instanceof PDFDict) || !has(noteKinds, note.lookup(subtypeKey))) return []
    const copied = copyDict(note, noteKeys)
    if (note.lookup(subtypeKey) === widgetKind) {
      if (!copied.has(appearanceKey)) return []
      copied.set(subtypeKey, PDFName.of('Stamp'))
    }
    const action = note.lookup(PDFName.of('A'))
    const [address, place = note.lookup(PDFName.of('Dest'))] =
      action instanceof PDFDict ? [action.lookup(PDFName.of('URI')), action.lookup(PDFName.of('D'))] : []
    if (isSafeAddress(address)) copied.set(PDFName.of('A'), target.obj({ S: 'URI', URI: address }))
    const [page, ...view] = place instanceof PDFArray ? place.asArray() : []
    const addedPage = pages.get(page)
    if (addedPage !== undefined) copied.set(PDFName.of('Dest'), target.obj([addedPage, ...view.map(copy)]))
    return [copied]
  }
}

function belongsTo(list: PDFName, entry: PDFObject | undefined): boolean {
  if (streamLists.has(list)) return entry instanceof PDFStream
  if (list === PDFName.of('Font')) return entry instanceof PDFDict && has(fontKinds, entry.lookup(subtypeKey))
  return true
}

function isSafeAddress(text: PDFObject | undefined): text is PDFString | PDFHexString {
  const isText = text instanceof PDFString || text instanceof PDFHexString
  return isText && safeAddress.test(Buffer.from(text.asBytes()).toString('latin1'))
}

function getName(dict: PDFDict, key: PDFName): string {
  const value = dict.lookup(key)
  return value instanceof PDFName ? value.decodeText() : ''
}

function has(names: ReadonlySet<PDFName>, name: PDFObject | undefined): boolean {
  return name instanceof PDFName && names.has(name)
}

function toNames(names: string): ReadonlySet<PDFName> {
  return new Set(names.match(/\w+/g)?.map((name) => PDFName.of(name)))
}
