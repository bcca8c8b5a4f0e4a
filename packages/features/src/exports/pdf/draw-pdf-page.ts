import type { ExportColumn } from '@producer-portal/domain/exports'
import type { jsPDF } from 'jspdf'
import { autoTable, type CellDef, type CellHookData, type RowInput } from 'jspdf-autotable'
import type { LineStyle } from './text-renderer.js'
import { pdfTheme, type PdfContext } from './pdf-theme.js'
import type { PdfLine } from './paginate.js'
import type { PdfTable } from './lay-out-table.js'

/** The content of a page. */
export interface PdfPage {
  readonly isFirst: boolean
  readonly title: string
  /** The company at the foot; empty for none. */
  readonly company: string
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

function drawHeader(context: PdfContext, { isFirst, title, moment, page, company }: PdfPage) {
  const { doc, format, typeface, tags } = context
  const [width, height] = format.size
  const baseline = pdfTheme.margin + pdfTheme.titleSize
  tags.begin(isFirst ? tags.root.add('H1') : undefined)
  drawLine(context, title, { size: pdfTheme.titleSize, weight: 'bold' }, baseline)
  tags.end()
  doc.setFont(typeface.family, 'normal').setFontSize(pdfTheme.noteSize)
  tags.begin(isFirst ? tags.root.add('P') : undefined)
  doc.text(moment, width / 2, baseline, { align: 'center' })
  tags.end()
  tags.begin()
  doc.text(page, width - pdfTheme.margin, baseline, { align: 'right' })
  drawLine(context, company, { size: pdfTheme.noteSize, weight: 'normal' }, height - pdfTheme.footBaseline)
  tags.end()
}

/** Draws a text at the left margin. */
function drawLine(
  { doc, typeface, images }: PdfContext,
  text: string,
  { size, weight }: Pick<LineStyle, 'size' | 'weight'>,
  baseline: number,
) {
  doc.setTextColor(pdfTheme.text).setFont(typeface.family, weight).setFontSize(size)
  if (images && typeface.isDrawn(text)) {
    const style = { size, weight, color: pdfTheme.text, background: pdfTheme.background }
    images.put(text, style, pdfTheme.margin, baseline)
  } else doc.text(text, pdfTheme.margin, baseline)
}

/**
 * The lines are measured and wrapped already. The table gets cells without text but with their heights, and the texts
 * only when it draws: it would measure each of them three times.
 */
function drawTable(context: PdfContext, { columns, table, lines }: PdfPage) {
  const { doc, format, typeface, tags, tableTags } = context
  const { margin, top } = pdfTheme
  const all = [table.headings, ...lines]
  const cellTags = [
    tableTags.addHeadings(columns.length),
    ...lines.map((line) => tableTags.addLine(line, columns.length)),
  ]
  const width = format.size[0] - 2 * margin
  let imageLines: readonly string[] = []

  const willDrawCell = ({ row, column, cell, cursor }: CellHookData) => {
    const line = all[row.index]
    const texts = line?.cells[column.index] ?? []
    if (column.index === 0 && cursor && all[row.index + 1]?.kind !== 'rest') {
      const bottom = cursor.y + row.height
      doc.setDrawColor(row.index === 0 ? pdfTheme.headerLine : pdfTheme.rowLine).setLineWidth(0.5)
      tags.begin()
      doc.line(margin, bottom, margin + width, bottom)
      tags.end()
    }
    if (line === undefined || texts.length === 0) return false
    imageLines = texts.some(typeface.isDrawn) ? texts : []
    tags.begin(cellTags[row.index]?.[column.index])
    cell.text = imageLines.length > 0 ? texts.map(() => '') : [...texts]
    return true
  }
  const didDrawCell = ({ row, cell }: CellHookData) => {
    const line = all[row.index]
    if (line && imageLines.length > 0) {
      drawLines(context, cell, imageLines, {
        color: getTextColor(line),
        background: row.index === 0 ? pdfTheme.headerFill : getFill(line),
      })
    }
    imageLines = []
    tags.end()
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

/** Draws the lines of a cell of which some are images, in their order, where the table would have written them. */
function drawLines(
  { doc, typeface, format: { fontSize: size }, images }: PdfContext,
  cell: CellHookData['cell'],
  lines: readonly string[],
  colors: Pick<LineStyle, 'color' | 'background'>,
) {
  const weight = cell.styles.fontStyle === 'bold' ? 'bold' : 'normal'
  const measure = typeface.measure(size, weight)
  const { x, y } = cell.getTextPos()
  const step = size * pdfTheme.lineHeight
  const first = y + size * (2 - pdfTheme.lineHeight) - (cell.styles.valign === 'bottom' ? lines.length * step : 0)
  doc.setFont(typeface.family, weight)
  lines.forEach((line, index) => {
    const start = cell.styles.halign === 'right' ? x - measure(line) : x
    const baseline = first + index * step
    if (typeface.isDrawn(line)) images?.put(line, { size, weight, ...colors }, start, baseline)
    else if (line !== '') doc.text(line, start, baseline)
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
