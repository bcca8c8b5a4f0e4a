import type { ExportRow } from '@producer-portal/domain/exports'
import type { ExportJob } from './export-job.js'

/** A message from the page to the worker: rows in portions, then the file to create. */
export type ToExportWorker =
  | { readonly kind: 'rows'; readonly rows: readonly ExportRow[] }
  | { readonly kind: 'write'; readonly job: ExportJob }

/**
 * A message from the worker to the page. `ready` comes first, as soon as it listens; `not-loaded` if its libraries fail
 * to load, as with some development servers.
 */
export type FromExportWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly written: number }
  | { readonly kind: 'done'; readonly content: Blob }
  | { readonly kind: 'not-loaded' }
  | { readonly kind: 'failed'; readonly message: string }
