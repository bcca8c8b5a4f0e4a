'use client'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import type { DataTableLabels } from './labels.js'

export interface TableNoticeProps {
  kind: 'empty' | 'error'
  labels: DataTableLabels
  onRetry?: () => void
}

/** What the table says by itself in place of rows. */
export function TableNotice({ kind, labels, onRetry }: TableNoticeProps) {
  if (kind === 'empty') return <EmptyState title={labels.empty} />
  return <ErrorState title={labels.error} onRetry={onRetry} retryLabel={labels.retry} />
}
