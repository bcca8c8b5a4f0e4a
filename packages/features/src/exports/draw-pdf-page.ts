import type { ExportColumn } from '@producer-portal/domain/exports'
import { autoTable, type CellDef, type CellHookData, type RowInput } from 'jspdf-autotable'
import type { LineLook } from './pdf-brush.js'
import { pdfLook, type PdfPaper } from './pdf-look.js'
import type { PdfLine } from './pdf-page.js'
import type { PdfTable } from './pdf-table.js'

/** What stands on a page. */
export interface PdfPage {
  readonly title: string
  readonly moment: string
  /** Such as `Page 2 of 9`. */
  readonly page: string
  readonly columns: readonly ExportColumn[]
  readonly table: PdfTable
  readonly lines: readonly PdfLine[]
}

/** Draws the page that the document is at. */
export function drawPage(paper: PdfPaper, page: PdfPage): void {
  drawTop(paper, page)
  if (page.columns.length > 0) drawTable(paper, page)
}

function drawTop({ doc, sheet, typeface, pictures }: PdfPaper, { title, moment, page }: PdfPage) {
  const [width] = sheet.size
  const baseline = pdfLook.margin + pdfLook.titleSize
  doc.setTextColor(pdfLook.ink)
  doc.setFont(typeface.family, 'bold').setFontSize(pdfLook.titleSize)
  if (pictures && typeface.isDrawn(title)) {
    const look = { size: pdfLook.titleSize, weight: 'bold', ink: pdfLook.ink, paper: pdfLook.paper } as const
    pictures.put(title, look, pdfLook.margin, baseline)
  } else doc.text(title, pdfLook.margin, baseline)
  doc.setFont(typeface.family, 'normal').setFontSize(pdfLook.noteSize)
  doc.text(moment, width / 2, baseline, { align: 'center' })
  doc.text(page, width - pdfLook.margin, baseline, { align: 'right' })
}

/**
 * The lines were measured and broken before, so the table gets cells without text but with their heights, and the
 * texts when it draws: it would measure each of them three times.
 */
function drawTable(paper: PdfPaper, { columns, table, lines }: PdfPage) {
  const { doc, sheet, typeface } = paper
  const { margin, top, ink, edge, line: hairline } = pdfLook
  const all = [table.headings, ...lines]
  const width = sheet.size[0] - 2 * margin
  let pictures: readonly string[] = []

  const willDrawCell = ({ row, column, cell, cursor }: CellHookData) => {
    const line = all[row.index]
    const texts = line?.cells[column.index] ?? []
    if (column.index === 0 && cursor && all[row.index + 1]?.kind !== 'rest') {
      const bottom = cursor.y + row.height
      doc.setDrawColor(row.index === 0 ? edge : hairline).setLineWidth(0.5)
      doc.line(margin, bottom, margin + width, bottom)
    }
    if (line === undefined || texts.length === 0) return false
    drawRules(paper, cell, line.rules?.[column.index] ?? [])
    pictures = texts.some(typeface.isDrawn) ? texts : []
    cell.text = texts.map((text) => (pictures.length > 0 && typeface.isDrawn(text) ? '' : text))
    return true
  }
  const didDrawCell = ({ row, cell }: CellHookData) => {
    const line = all[row.index]
    if (line && pictures.length > 0) {
      putPictures(paper, cell, pictures, { ink: inkOf(line), paper: row.index === 0 ? pdfLook.shade : paperOf(line) })
    }
    pictures = []
  }

  autoTable(doc, {
    theme: 'plain',
    startY: top,
    margin: { top, right: margin, bottom: 0, left: margin },
    tableWidth: width,
    body: [
      columns.map(({ align }, index) => headingCell(index === 0 ? table.headings.height : 0, align)),
      ...lines.map((line) =>
        line.kind === 'group' ? [groupCell(line, columns.length)] : rowCells(line, columns.length),
      ),
    ],
    styles: {
      font: typeface.family,
      fontSize: sheet.fontSize,
      cellPadding: { horizontal: pdfLook.paddingX, vertical: pdfLook.paddingY },
      overflow: 'visible',
      textColor: ink,
    },
    columnStyles: Object.fromEntries(
      columns.map(({ align }, index) => [index, { cellWidth: table.widths[index] ?? 0, halign: toSide(align) }]),
    ),
    willDrawCell,
    didDrawCell,
  })
}

/** Draws a hairline above each further entry of a cell. */
function drawRules({ doc, sheet: { fontSize } }: PdfPaper, cell: CellHookData['cell'], lines: readonly number[]) {
  for (const line of lines) {
    const y = cell.y + pdfLook.paddingY + line * fontSize * pdfLook.lineFactor
    doc.setDrawColor(pdfLook.rule).setLineWidth(0.4)
    doc.line(cell.x + pdfLook.paddingX, y, cell.x + cell.width, y)
  }
}

/** Puts the lines of a cell that are pictures where the table would have written them. */
function putPictures(
  { typeface, sheet: { fontSize: size }, pictures }: PdfPaper,
  cell: CellHookData['cell'],
  lines: readonly string[],
  greys: Pick<LineLook, 'ink' | 'paper'>,
) {
  const weight = cell.styles.fontStyle === 'bold' ? 'bold' : 'normal'
  const measure = typeface.measure(size, weight)
  const { x, y } = cell.getTextPos()
  const step = size * pdfLook.lineFactor
  const first = y + size * (2 - pdfLook.lineFactor) - (cell.styles.valign === 'bottom' ? lines.length * step : 0)
  lines.forEach((line, index) => {
    if (!typeface.isDrawn(line)) return
    const start = cell.styles.halign === 'right' ? x - measure(line) : x
    pictures?.put(line, { size, weight, ...greys }, start, first + index * step)
  })
}

/** Agencies stand out most; agents less, as there are more of them. */
const inkOf = ({ kind, level }: PdfLine) => (kind === 'group' && level > 0 ? pdfLook.quietInk : pdfLook.ink)

const paperOf = ({ kind, level }: PdfLine) => (kind === 'group' && level === 0 ? pdfLook.band : pdfLook.paper)

const toSide = (align: ExportColumn['align']) => (align === 'end' ? 'right' : 'left')

function headingCell(minCellHeight: number, align: ExportColumn['align']): CellDef {
  return {
    content: '',
    styles: { fontStyle: 'bold', minCellHeight, fillColor: pdfLook.shade, valign: 'bottom', halign: toSide(align) },
  }
}

function rowCells({ height }: PdfLine, columns: number): RowInput {
  return Array.from({ length: columns }, (_, index) =>
    index === 0 ? { content: '', styles: { minCellHeight: height } } : '',
  )
}

function groupCell(line: PdfLine, colSpan: number): CellDef {
  const look = { textColor: inkOf(line), fillColor: paperOf(line) } as const
  return { content: '', colSpan, styles: { fontStyle: 'bold', ...look, minCellHeight: line.height, halign: 'left' } }
}
