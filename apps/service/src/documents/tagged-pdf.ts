import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'

type Weight = 400 | 700
const font = (weight: Weight, letters = 'latin') =>
  fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`))
/** For readers of every kind: the standard for accessible PDFs, which the types of the library don't know. */
const forEveryone: object = { subset: 'PDF/UA' }
/** The files that hold other letters than those of western Europe. */
const otherLetters: readonly (readonly [letters: string, pattern: RegExp])[] = [
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['vietnamese', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1]/],
  ['latin-ext', /[\u0100-\u02ba\u1e00-\u1eff]/],
]

const page = { margin: 72, bottom: 720 } as const

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

/** Makes a PDF on letter paper: tagged, titled, in English, with its fonts in the file and its pages numbered. */
export async function writeTaggedPdf(
  { title, date }: { readonly title: string; readonly date: Date },
  draw: (pdf: TaggedPdf) => void,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    pdfVersion: '1.7',
    tagged: true,
    ...forEveryone,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: font(400),
    info: { Title: title, Author: 'Producer portal', CreationDate: date, ModDate: date },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  const root = document.struct('Document')
  document.addStructure(root)
  draw({
    write: (style, text) => {
      root.add(document.struct(styles[style].tag, {}, () => writeText(document, style, text)))
    },
    table: (table) => drawTable(document, root, table),
    addSpace: (lines) => document.moveDown(lines),
  })
  root.end()
  numberPages(document)
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(parts))
}

/** Writes a text, switching fonts for letters that the Latin font doesn't have. */
function writeText(document: PDFKit.PDFDocument, style: TextStyle, text: string): void {
  const { weight, size } = styles[style]
  const runs = toRuns(text)
  document.x = page.margin
  document.fontSize(size)
  for (const [place, run] of runs.entries()) {
    document.font(font(weight, run.letters)).text(run.text, { continued: place < runs.length - 1 })
  }
}

interface Run {
  readonly letters: string
  readonly text: string
}

/** Splits a text where its font changes; spaces and punctuation use the Latin font. */
function toRuns(text: string): readonly Run[] {
  const runs: Run[] = []
  for (const letter of text) {
    const letters = otherLetters.find(([, pattern]) => pattern.test(letter))?.[0] ?? 'latin'
    const last = runs.at(-1)
    if (last?.letters === letters) runs[runs.length - 1] = { letters, text: last.text + letter }
    else runs.push({ letters, text: letter })
  }
  return runs
}

function drawTable(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, table: PdfTable): void {
  const element = document.struct('Table')
  root.add(element)
  for (const [place, texts] of table.rows.entries()) {
    if (document.y + table.rowHeight > page.bottom) document.addPage()
    drawRow(document, element, { table, texts, isHead: place === 0 })
  }
  element.end()
  document.x = page.margin
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
        document
          .font(font(isHeader ? 700 : 400))
          .fontSize(size)
          .text(text, start, top, { width, align: place === 0 ? 'left' : 'right', features: ['tnum'] })
      }),
    )
  }
  line.end()
  document.y = top + rowHeight
}

/** Page numbers are marked as artifacts, so screen readers skip them. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange()
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(start + place)
    document.markContent('Artifact', { type: 'Pagination' })
    document.page.margins.bottom = 0
    document
      .font(font(400))
      .fontSize(9)
      .text(`Page ${place + 1} of ${count}`, page.margin, page.bottom, { align: 'center', lineBreak: false })
    document.endMarkedContent()
  }
}
