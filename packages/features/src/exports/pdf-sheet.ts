import type { ExportColumn } from '@producer-portal/domain/exports'

/** A sheet of paper on its long side and how a table lies on it; all lengths in points. */
export interface PdfSheet {
  readonly size: readonly [width: number, height: number]
  readonly margin: number
  readonly fontSize: number
  readonly columnWidths: readonly number[]
}

const margin = 24

/** Letter, legal and tabloid: the more columns, the longer the sheet. */
const sheets = [
  { columns: 8, size: [792, 612], fontSize: 8 },
  { columns: 13, size: [1008, 612], fontSize: 7.5 },
  { columns: Infinity, size: [1224, 792], fontSize: 7 },
] as const

/**
 * The smallest sheet on which the columns can be read. They share its width by the root of their widths on the screen:
 * texts wrap on paper, so a wide column gives room to a narrow one.
 */
export function pdfSheet(columns: readonly ExportColumn[]): PdfSheet {
  const { size, fontSize } = sheets.find((sheet) => columns.length <= sheet.columns) ?? sheets[2]
  const shares = columns.map(({ width }) => Math.sqrt(width))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const room = size[0] - 2 * margin
  return { size, fontSize, margin, columnWidths: shares.map((share) => (share / total) * room) }
}
