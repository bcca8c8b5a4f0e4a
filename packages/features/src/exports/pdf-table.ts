import { emptyExportText, type ExportColumn, type ExportRow, groupRows } from '@producer-portal/domain/exports'
import type { CellDef, UserOptions } from 'jspdf-autotable'
import { pdfText } from './pdf-font.js'
import type { PdfSheet } from './pdf-sheet.js'

/** The look of a font in the table: one that was put into the file has no bold. */
export interface PdfTypeface {
  readonly family: string
  readonly strong: 'bold' | 'normal'
}

const [ink, line, shade] = [30, 200, 235]

/** The look of the table, its headings and its columns; without rows. */
export function pdfTableLook(sheet: PdfSheet, columns: readonly ExportColumn[], typeface: PdfTypeface): UserOptions {
  return {
    theme: 'plain',
    rowPageBreak: 'avoid',
    tableWidth: sheet.size[0] - 2 * sheet.margin,
    styles: {
      font: typeface.family,
      fontSize: sheet.fontSize,
      cellPadding: 2,
      overflow: 'linebreak',
      textColor: ink,
      lineColor: line,
      lineWidth: { top: 0, right: 0, bottom: 0.5, left: 0 },
    },
    headStyles: { fontStyle: typeface.strong, fillColor: shade, valign: 'bottom' },
    columnStyles: Object.fromEntries(
      columns.map(({ align }, index) => {
        const halign = align === 'end' ? 'right' : 'left'
        return [index, { cellWidth: sheet.columnWidths[index] ?? 'auto', halign }] as const
      }),
    ),
  }
}

/** A line of the table: a row of the list, or the heading of a group. */
export interface PdfLine {
  readonly cells: (string | CellDef)[]
  /** Whether it stands for a row of the list. */
  readonly isRow: boolean
}

/** All lines of the table: rows in their groups, each group under its headings; only what changes is said again. */
export function pdfLines(rows: readonly ExportRow[], columns: number, { strong }: PdfTypeface): PdfLine[] {
  let last: readonly string[] = []
  return groupRows(rows).flatMap(({ path, rows: inside }) => {
    const from = path.findIndex((name, level) => name !== last[level])
    const headings = from === -1 ? [] : path.slice(from)
    last = path
    return [
      ...headings.map((name, index) => ({ cells: [heading(name, from + index)], isRow: false })),
      ...inside.map(({ texts }) => ({ cells: texts.map(pdfText), isRow: true })),
    ]
  })

  function heading(name: string, level: number): CellDef {
    const fill = level === 0 ? { fillColor: shade } : {}
    return {
      content: pdfText(name || emptyExportText),
      colSpan: columns,
      styles: { fontStyle: strong, ...fill, cellPadding: { vertical: 3, left: 2 + level * 10, right: 2 } },
    }
  }
}
