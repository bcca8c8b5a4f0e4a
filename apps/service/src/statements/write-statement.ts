import { fileURLToPath } from 'node:url'
import { formatDate, formatMoney } from '@producer-portal/domain/formatting'
import type { StatementKind } from '@producer-portal/domain/statements'
import { statementFileName } from '@producer-portal/domain/statements'
import PDFDocument from 'pdfkit'

/** The figures of one year. */
export interface StatementFigures {
  readonly paid: number
  readonly credits: number
}

/** What a statement says. */
export interface StatementContent {
  readonly year: number
  readonly kind: StatementKind
  readonly producer: { readonly name: string; readonly agentNo: string; readonly contractType: string }
  /** `YYYY-MM-DD` */
  readonly issuedOn: string
  readonly figures: StatementFigures
  /** The figures of the year before; null where there are none. */
  readonly before: StatementFigures | null
}

const font = (weight: 400 | 700) =>
  fileURLToPath(import.meta.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`))
/** For readers of every kind: the standard for accessible PDFs, which the types of the library don't know. */
const forEveryone: object = { subset: 'PDF/UA' }
const regular = font(400)
const bold = font(700)

const page = { margin: 72, bottom: 720 } as const
const columns = [72, 252, 342, 432] as const
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const formatCount = (value: number) => counts.format(value)
const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text)

/** Makes the PDF of a statement: tagged, titled, in English, with its fonts in the file. */
export async function writeStatement(content: StatementContent): Promise<Uint8Array> {
  const title = statementFileName(content.year, content.kind).replace(/\.pdf$/, '')
  const issued = new Date(`${content.issuedOn}T12:00:00Z`)
  const document = new PDFDocument({
    size: 'LETTER',
    margin: page.margin,
    pdfVersion: '1.7',
    tagged: true,
    ...forEveryone,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    font: regular,
    info: { Title: title, Author: 'Producer portal', CreationDate: issued, ModDate: issued },
  })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  drawStatement(document, title, content)
  numberPages(document)
  document.end()
  await finished
  return new Uint8Array(Buffer.concat(parts))
}

function drawStatement(document: PDFKit.PDFDocument, title: string, content: StatementContent): void {
  const { producer, figures, before } = content
  const root = document.struct('Document')
  document.addStructure(root)
  const write = (type: string, draw: () => void) => root.add(document.struct(type, {}, draw))
  write('H1', () => document.font(bold).fontSize(20).text(title))
  document.moveDown(0.5)
  const lines = [
    `Producer: ${producer.name}`,
    `Producer number: ${producer.agentNo}`,
    `Contract type: ${producer.contractType}`,
    `Period: 01/01/${content.year} to 12/31/${content.year}`,
    `Issued: ${formatDate(content.issuedOn)}`,
  ]
  for (const line of lines) write('P', () => document.font(regular).fontSize(11).text(line))
  document.moveDown(1)
  write('H2', () => document.font(bold).fontSize(14).text('Figures of the year'))
  document.moveDown(0.5)
  const table = document.struct('Table')
  root.add(table)
  const row = (label: string, key: keyof StatementFigures, format: (value: number) => string) => {
    const change = before && figures[key] - before[key]
    return [
      label,
      format(figures[key]),
      before ? format(before[key]) : 'None',
      change === null ? 'None' : signed(format(change), change),
    ]
  }
  drawRow(document, table, ['Figure', String(content.year), String(content.year - 1), 'Change'], true)
  drawRow(document, table, row('Paid', 'paid', formatMoney), false)
  drawRow(document, table, row('Credits', 'credits', formatCount), false)
  table.end()
  document.moveDown(1)
  document.x = page.margin
  write('P', () =>
    document
      .font(regular)
      .fontSize(9)
      .text('For producer or registered representative use only. Not for use with clients.', page.margin),
  )
  root.end()
}

function drawRow(
  document: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  texts: readonly string[],
  isHead: boolean,
): void {
  const line = document.struct('TR')
  table.add(line)
  const top = document.y
  for (const [place, text] of texts.entries()) {
    const isHeader = isHead || place === 0
    line.add(
      document.struct(isHeader ? 'TH' : 'TD', {}, () => {
        document
          .font(isHeader ? bold : regular)
          .fontSize(11)
          .text(text, columns[place], top, { width: place === 0 ? 170 : 85, align: place === 0 ? 'left' : 'right' })
      }),
    )
  }
  line.end()
  document.y = top + 22
}

/** Readers skip the numbers, which are no part of the content. */
function numberPages(document: PDFKit.PDFDocument): void {
  const { start, count } = document.bufferedPageRange()
  for (let place = 0; place < count; place += 1) {
    document.switchToPage(start + place)
    document.markContent('Artifact', { type: 'Pagination' })
    document.page.margins.bottom = 0
    document
      .font(regular)
      .fontSize(9)
      .text(`Page ${place + 1} of ${count}`, page.margin, page.bottom, { align: 'center', lineBreak: false })
    document.endMarkedContent()
  }
}
