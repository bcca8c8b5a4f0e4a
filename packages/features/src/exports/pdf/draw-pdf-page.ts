import type { ExportColumn } from '@producer-portal/domain/exports'
import type { jsPDF } from 'jspdf'
import { autoTable, type CellDef, type CellHookData, type RowInput } from 'jspdf-autotable'
import type { LineStyle } from './text-renderer.js'
import { pdfTheme, type PdfContext } from './pdf-theme.js'
import type { PdfLine } from './paginate.js'
import type { PdfTable } from './lay-out-table.js'

/** The content of a page. */
export interface PdfPage {
  readonly title: string
  readonly moment: string
  /** Such as `Page 2 of 9`. */
  readonly page: string
  readonly columns: readonly ExportColumn[]
  readonly table: PdfTable
  readonly lines: readonly PdfLine[]
}

/** Draws the current page of the document. */
export function drawPage(context: PdfContext, page: PdfPage): void {
  drawHeader(context, page)
  if (page.columns.length > 0) drawTable(context, page)
}

function drawHeader({ doc, format, typeface, images }: PdfContext, { title, moment, page }: PdfPage) {
  const [width] = format.size
  const baseline = pdfTheme.margin + pdfTheme.titleSize
  doc.setTextColor(pdfTheme.text)
  doc.setFont(typeface.family, 'bold').setFontSize(pdfTheme.titleSize)
  if (images && typeface.isDrawn(title)) {
    const style = {
      size: pdfTheme.titleSize,
      weight: 'bold',
      color: pdfTheme.text,
      background: pdfTheme.background,
    } as const
    images.put(title, style, pdfTheme.margin, baseline)
  } else doc.text(title, pdfTheme.margin, baseline)
  doc.setFont(typeface.family, 'normal').setFontSize(pdfTheme.noteSize)
  doc.text(moment, width / 2, baseline, { align: 'center' })
  doc.text(page, width - pdfTheme.margin, baseline, { align: 'right' })
}

/**
 * The lines are measured and wrapped already. The table gets cells without text but with their heights, and the texts
 * only when it draws: it would measure each of them three times.
 */
function drawTable(context: PdfContext, { columns, table, lines }: PdfPage) {
  const { doc, format, typeface } = context
  const { margin, top } = pdfTheme
  const all = [table.headings, ...lines]
  const width = format.size[0] - 2 * margin
  let imageLines: readonly string[] = []

  const willDrawCell = ({ row, column, cell, cursor }: CellHookData) => {
    const line = all[row.index]
    const texts = line?.cells[column.index] ?? []
    if (column.index === 0 && cursor && all[row.index + 1]?.kind !== 'rest') {
      const bottom = cursor.y + row.height
      doc.setDrawColor(row.index === 0 ? pdfTheme.headerLine : pdfTheme.rowLine).setLineWidth(0.5)
      doc.line(margin, bottom, margin + width, bottom)
    }
    if (line === undefined || texts.length === 0) return false
    imageLines = texts.some(typeface.isDrawn) ? texts : []
    cell.text = texts.map((text) => (imageLines.length > 0 && typeface.isDrawn(text) ? '' : text))
    return true
  }
  const didDrawCell = ({ row, cell }: CellHookData) => {
    const line = all[row.index]
    if (line && imageLines.length > 0) {
      drawImages(context, cell, imageLines, {
        color: getTextColor(line),
        background: row.index === 0 ? pdfTheme.headerFill : getFill(line),
      })
    }
    imageLines = []
  }

  autoTable(withOneFontList(doc), {
    theme: 'plain',
    startY: top,
    margin: { top, right: margin, bottom: 0, left: margin },
    tableWidth: width,
    body: [
      columns.map(({ align }, index) => toHeadingCell(index === 0 ? table.headings.height : 0, align)),
      ...lines.map((line) =>
        line.kind === 'group' ? [toGroupCell(line, columns.length)] : toRowCells(line, columns.length),
      ),
    ],
    styles: {
      font: typeface.family,
      fontSize: format.fontSize,
      cellPadding: { horizontal: pdfTheme.paddingInline, vertical: pdfTheme.paddingBlock },
      overflow: 'visible',
      textColor: pdfTheme.text,
    },
    columnStyles: Object.fromEntries(
      columns.map(({ align }, index) => [
        index,
        {
          cellWidth: table.widths[index] ?? 0,
          halign: toSide(align),
          fontStyle: index === 0 ? ('bold' as const) : ('normal' as const),
        },
      ]),
    ),
    willDrawCell,
    didDrawCell,
  })
}

/** The document for a table. The table asks for the fonts at every cell, and jsPDF builds the list on each call. */
function withOneFontList(doc: jsPDF): jsPDF {
  const fonts = doc.getFontList()
  return Object.create(doc, { getFontList: { value: () => fonts } })
}

/** Draws the lines of a cell that are images where the table would have written them. */
function drawImages(
  { typeface, format: { fontSize: size }, images }: PdfContext,
  cell: CellHookData['cell'],
  lines: readonly string[],
  colors: Pick<LineStyle, 'color' | 'background'>,
) {
  const weight = cell.styles.fontStyle === 'bold' ? 'bold' : 'normal'
  const measure = typeface.measure(size, weight)
  const { x, y } = cell.getTextPos()
  const step = size * pdfTheme.lineHeight
  const first = y + size * (2 - pdfTheme.lineHeight) - (cell.styles.valign === 'bottom' ? lines.length * step : 0)
  lines.forEach((line, index) => {
    if (!typeface.isDrawn(line)) return
    const start = cell.styles.halign === 'right' ? x - measure(line) : x
    images?.put(line, { size, weight, ...colors }, start, first + index * step)
  })
}

/** Agencies are darker than agents, of which there are more. */
const getTextColor = ({ kind, level }: PdfLine) => (kind === 'group' && level > 0 ? pdfTheme.mutedText : pdfTheme.text)

const getFill = ({ kind, level }: PdfLine) =>
  kind === 'group' && level === 0 ? pdfTheme.groupFill : pdfTheme.background

const toSide = (align: ExportColumn['align']) => (align === 'end' ? 'right' : 'left')

function toHeadingCell(minCellHeight: number, align: ExportColumn['align']): CellDef {
  return {
    content: '',
    styles: {
      fontStyle: 'bold',
      minCellHeight,
      fillColor: pdfTheme.headerFill,
      valign: 'bottom',
      halign: toSide(align),
    },
  }
}

function toRowCells({ height }: PdfLine, columns: number): RowInput {
  return Array.from({ length: columns }, (_, index) =>
    index === 0 ? { content: '', styles: { minCellHeight: height } } : '',
  )
}

function toGroupCell(line: PdfLine, colSpan: number): CellDef {
  const colors = { textColor: getTextColor(line), fillColor: getFill(line) } as const
  return { content: '', colSpan, styles: { fontStyle: 'bold', ...colors, minCellHeight: line.height, halign: 'left' } }
}
