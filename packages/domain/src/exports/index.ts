export { fallbackFontList, fallbackFontsPath } from './fallback-fonts.ts'
export type { FallbackFont } from './fallback-fonts.ts'
export { csvHeading, csvText, emptyExportText, exportTable, formulaStart, groupRows } from './export-table.ts'
export type { ExportColumn, ExportGroup, ExportHead, ExportRow, ExportTable } from './export-table.ts'
