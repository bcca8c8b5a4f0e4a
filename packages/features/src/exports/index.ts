export type { CreateExport, CreateExportOptions } from './create-export.js'
export type { ExportFile, ExportFormat, ExportWords } from './export-job.js'
export { ExportMenu, type ExportMenuProps } from './ExportMenu.js'
export { exportMessages } from './messages.js'
