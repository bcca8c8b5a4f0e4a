/** A sheet of paper on its long side and how a table lies on it; all lengths in points. */
export interface PdfSheet {
  readonly size: readonly [width: number, height: number]
  readonly fontSize: number
}

/** Letter, legal and tabloid: the more columns, the longer the sheet. */
const sheets = [
  { columns: 8, size: [792, 612], fontSize: 8 },
  { columns: 13, size: [1008, 612], fontSize: 7.5 },
  { columns: Infinity, size: [1224, 792], fontSize: 7 },
] as const

/** The smallest sheet on which this many columns can be read. */
export function pdfSheet(columns: number): PdfSheet {
  return sheets.find((sheet) => columns <= sheet.columns) ?? sheets[2]
}
