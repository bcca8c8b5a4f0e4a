import type { SentFile } from '@producer-portal/domain/requirements'

/** Where an upload stands. */
export type UploadState =
  | { readonly kind: 'choosing' }
  /** Uploading; `percent` from 0 to 100, undefined while unknown. */
  | { readonly kind: 'uploading'; readonly percent?: number }
  /** Ended by the producer; the files are still chosen. */
  | { readonly kind: 'cancelled' }
  /** `errors` are the server's words; `connection` is a call without an answer. The files are still chosen. */
  | { readonly kind: 'failed'; readonly errors: readonly string[] | 'connection' }
  /** Arrived: the receipt. `sentAt` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly sentAt: number; readonly files: readonly SentFile[] }
