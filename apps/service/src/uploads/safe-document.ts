import type { PDFContext, PDFDocument, PDFObject } from '@cantoo/pdf-lib'
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib'
import { DocumentDefectError } from '@producer-portal/domain/documents'

const subtypeKey = PDFName.of('Subtype')
const appearanceKey = PDFName.of('AP')
const widgetKind = PDFName.of('Widget')

/** The entries of a page itself; the rest comes with its content and its resources. */
const pageKeys = toNames('MediaBox CropBox BleedBox TrimBox ArtBox Rotate UserUnit Contents Resources Group')
const inheritedKeys = toNames('MediaBox CropBox Rotate Resources')

/** Entries that describe how fonts, pictures, forms, patterns, colors, layers and the data of streams look. */
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
/** The targets a link may open; a path without a scheme could be that of a program. */
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
    const notes = (node.Annots()?.asArray() ?? []).flatMap((note) => copyNote(source.context.lookup(note)))
    if (notes.length > 0) added.node.set(PDFName.of('Annots'), target.context.obj(notes))
  }
}

function createCopier(source: PDFContext, target: PDFContext, pages: ReadonlyMap<PDFObject | undefined, PDFRef>) {
  const copies = new Map<PDFObject, PDFObject>()
  return { copy, copyNote }

  /** Copies a part of the content of a page. */
  function copy(part: PDFObject): PDFObject {
    const existing = copies.get(part)
    if (existing !== undefined) return existing
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
  function copyNote(note: PDFObject | undefined): readonly PDFDict[] {
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

function has(names: ReadonlySet<PDFName>, name: PDFObject | undefined): boolean {
  return name instanceof PDFName && names.has(name)
}

function toNames(names: string): ReadonlySet<PDFName> {
  return new Set(names.match(/\w+/g)?.map((name) => PDFName.of(name)))
}
