import { defaultFormatLocale, formatDate } from '@producer-portal/domain/formatting'
import PDFDocument from 'pdfkit'
import type { FontFile, Weight } from './document-fonts.ts'
import { makeFont } from './document-fonts.ts'
import { drawText } from './draw-text.ts'
import { getDirection, toRuns } from './text-runs.ts'

/** For readers of every kind: the standard for accessible PDFs, which the types of the library don't know. */
const forEveryone: object = { subset: 'PDF/UA' }

const page = { margin: 72, bottom: 720 } as const
const frame = { x: page.margin, width: 612 - 2 * page.margin } as const

type TextStyle = 'H1' | 'H2' | 'P' | 'Note'
const styles: Readonly<Record<TextStyle, { readonly tag: string; readonly weight: Weight; readonly size: number }>> = {
  H1: { tag: 'H1', weight: 700, size: 20 },
  H2: { tag: 'H2', weight: 700, size: 14 },
  P: { tag: 'P', weight: 400, size: 11 },
  Note: { tag: 'P', weight: 400, size: 9 },
}

/** A table: the first column and the first row are headers, the other columns are numbers. */
interface PdfTable {
  /** In points, from the left edge of the page: where each column starts. */
  readonly columns: readonly number[]
  readonly rows: readonly (readonly string[])[]
  readonly rowHeight: number
  readonly size: number
}

/** Adds content to the document, from top to bottom. */
export interface TaggedPdf {
  readonly write: (style: TextStyle, text: string) => void
  readonly table: (table: PdfTable) => void
  /** Moves down by a number of lines, which may be a fraction. */
  readonly addSpace: (lines: number) => void
}

/** The metadata of a document. */
export interface PdfHead {
  readonly title: string
  /** The company that issues it, named on each page. */
  readonly company: string
  readonly date: Date
}

type Block =
  | { readonly kind: 'text'; readonly style: TextStyle; readonly text: string }
  | { readonly kind: 'table'; readonly table: PdfTable }
  | { readonly kind: 'space'; readonly lines: number }

/**
 * Makes a PDF on letter paper: tagged, titled, in English, with its fonts in the file and company, page number and date
 * on each page. Letters of every script that the fonts have keep their look and their order; the others become a box.
 */
export async function writeTaggedPdf(head: PdfHead, draw: (pdf: TaggedPdf) => void): Promise<Uint8Array> {
  const { title, company, date } = head
  const blocks: Block[] = []
  draw({
    write: (style, text) => blocks.push({ kind: 'text', style, text: text }),
    table: (table) => blocks.push({ kind: 'table', table }),
    addSpace: (lines) => blocks.push({ kind: 'space', lines }),
  })
  const document = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    pdfVersion: '1.7',
    tagged: true,
    ...forEveryone,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: '',
    info: { Title: title, Author: company, CreationDate: date, ModDate: date },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  await registerFonts(document, [...blocks.flatMap(listTexts), ...listFootTexts(head)])
  const root = document.struct('Document')
  document.addStructure(root)
  for (const block of blocks) drawBlock(document, root, block)
  root.end()
  drawFeet(document, head)
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(parts))
}

interface WeightedText {
  readonly text: string
  readonly weight: Weight
}

function listTexts(block: Block): readonly WeightedText[] {
  if (block.kind === 'space') return []
  if (block.kind === 'text') return [{ text: block.text, weight: styles[block.style].weight }]
  return block.table.rows.flatMap((texts, row) =>
    texts.map((text, column) => ({ text, weight: row === 0 || column === 0 ? 700 : 400 })),
  )
}

/** Puts the fonts of all letters into the document, each cut down to the letters that it shows. */
async function registerFonts(document: PDFKit.PDFDocument, texts: readonly WeightedText[]): Promise<void> {
  const letters = new Map<FontFile, string>()
  for (const { text, weight } of texts) {
    const runs = text.split('\n').flatMap((line) => toRuns(line, getDirection(line), weight))
    for (const { font, shown } of runs) letters.set(font, (letters.get(font) ?? ' ') + shown)
  }
  for (const [font, its] of letters) document.registerFont(font.name, Buffer.from(await makeFont(font, its)))
}

function drawBlock(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, block: Block): void {
  if (block.kind === 'table') drawTable(document, root, block.table)
  else if (block.kind === 'space') document.moveDown(block.lines)
  else {
    const { tag, weight, size } = styles[block.style]
    root.add(
      document.struct(tag, {}, () => {
        document.y = drawText(document, { ...block, weight, size }, { ...frame, y: document.y, bottom: page.bottom })
      }),
    )
  }
}

function drawTable(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, table: PdfTable): void {
  const element = document.struct('Table')
  root.add(element)
  for (const [place, texts] of table.rows.entries()) {
    if (document.y + table.rowHeight > page.bottom) document.addPage()
    drawRow(document, element, { table, texts, isHead: place === 0 })
  }
  element.end()
}

interface Row {
  readonly table: PdfTable
  readonly texts: readonly string[]
  readonly isHead: boolean
}

function drawRow(
  document: PDFKit.PDFDocument,
  element: PDFKit.PDFStructureElement,
  { table: { columns, size, rowHeight }, texts, isHead }: Row,
): void {
  const line = document.struct('TR')
  element.add(line)
  const top = document.y
  for (const [place, text] of texts.entries()) {
    const isHeader = isHead || place === 0
    // The scope of a header cell isn't in the library's types.
    const options: object = isHeader ? { scope: isHead ? 'Column' : 'Row' } : {}
    const start = columns[place] ?? page.margin
    const width = (columns[place + 1] ?? document.page.width - page.margin) - start - 5
    line.add(
      document.struct(isHeader ? 'TH' : 'TD', options, () => {
        drawText(
          document,
          { text, weight: isHeader ? 700 : 400, size, features: ['tnum'] },
          { x: start, y: top, width, align: place === 0 ? 'left' : 'right' },
        )
      }),
    )
  }
  line.end()
  document.y = top + rowHeight
}

const foot = { weight: 400, size: 9 } as const

const listFootTexts = ({ company, date }: PdfHead): readonly WeightedText[] =>
  [company, formatDate(date.toISOString(), defaultFormatLocale), 'Page 0123456789 of'].map((text) => ({
    text,
    ...foot,
  }))

/** Marks what stands on every page as an artifact, so screen readers skip it. */
function drawFeet(document: PDFKit.PDFDocument, { company, date }: PdfHead): void {
  const { start, count } = document.bufferedPageRange()
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(start + place)
    document.markContent('Artifact', { type: 'Pagination' })
    const texts = [
      ['left', company],
      ['center', `Page ${place + 1} of ${count}`],
      ['right', formatDate(date.toISOString(), defaultFormatLocale)],
    ] as const
    for (const [align, text] of texts) drawText(document, { text, ...foot }, { ...frame, y: page.bottom, align })
    document.endMarkedContent()
  }
}
