'use client'
import { useState } from 'react'
import type { DataTableColumn } from './DataTableColumn.js'
import type { DataTableProps } from './DataTableProps.js'

/** The dialog with a text that did not fit its cell; it stays in the page once it was needed. */
interface FullTextDialog {
  readonly isOpen: boolean
  /** The header that the text stands under. */
  readonly title: string
  readonly text: string
}

/** Shows a text in full: in the table's own dialog, or in whatever way the caller has. */
export function useFullText<Row>(onShowFullText: DataTableProps<Row>['onShowFullText']) {
  const [dialog, setDialog] = useState<FullTextDialog | null>(null)
  const show = (column: DataTableColumn<Row>, row: Row) => {
    const text = column.text(row)
    if (onShowFullText) onShowFullText(text, column, row)
    else setDialog({ isOpen: true, title: column.header, text })
  }
  const close = () => setDialog((last) => last && { ...last, isOpen: false })
  return { show, dialog: dialog && { ...dialog, onClose: close } }
}
