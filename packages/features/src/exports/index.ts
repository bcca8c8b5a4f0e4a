export type { CreateExport, CreateExportOptions } from './create-export.js'
export type { ExportFile, ExportFormat, ExportTexts } from './export-job.js'
export { ExportMenu, type ExportMenuProps } from './ExportMenu/ExportMenu.js'
export { exportMessages } from './messages.js'
