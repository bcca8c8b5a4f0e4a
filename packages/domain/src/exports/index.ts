export { csvHeading, csvText, emptyExportText, exportTable, formulaStart, groupRows } from './export-table.ts'
export type { ExportColumn, ExportedList, ExportGroup, ExportHead, ExportRow, ExportTable } from './export-table.ts'
