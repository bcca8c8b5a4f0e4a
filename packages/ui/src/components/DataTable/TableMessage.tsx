'use client'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import type { DataTableProps } from './data-table-props.js'

interface TableMessageProps extends Pick<DataTableProps<never>, 'labels' | 'onRetry'> {
  /** The reason that there are no rows. */
  notice: 'empty' | 'error'
}

/** The message in place of the rows where the caller has none. */
export function TableMessage({ notice, labels = {}, onRetry }: TableMessageProps) {
  const { empty = 'No data.', error = "We couldn't load the rows. Try again.", retry } = labels
  if (notice === 'empty') return <EmptyState title={empty} />
  return <ErrorState title={error} onRetry={onRetry} retryLabel={retry} />
}
