import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'

/** What the page tells the worker: rows in portions, then what to make of them. */
export type ToExportWorker =
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'write'; readonly job: ExportJob }

/**
 * What the worker tells the page; `ready` comes first, as soon as it listens. Without what it needs to load it says
 * `not-loaded`: some development servers cannot give a worker every library.
 */
export type FromExportWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly written: number }
  | { readonly kind: 'done'; readonly content: Blob }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'failed'; readonly message: string }
