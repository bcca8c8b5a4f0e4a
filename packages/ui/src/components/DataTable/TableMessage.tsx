'use client'
import { EmptyState } from '../EmptyState/EmptyState.js'
import { ErrorState } from '../ErrorState/ErrorState.js'
import type { DataTableProps } from './data-table-props.js'
import { tablePartTexts } from '../../i18n/table-part-texts.js'
import { useTexts } from '../../i18n/useTexts.js'

interface TableMessageProps extends Pick<DataTableProps<never>, 'labels' | 'onRetry'> {
  /** The reason that there are no rows. */
  notice: 'empty' | 'error'
}

/** The message in place of the rows where the caller has none. */
export function TableMessage({ notice, labels = {}, onRetry }: TableMessageProps) {
  const t = useTexts(tablePartTexts)
  const { empty = t('empty'), error = t('failed'), retry } = labels
  if (notice === 'empty') return <EmptyState title={empty} />
  return <ErrorState title={error} onRetry={onRetry} retryLabel={retry} />
}
