'use client'

import type { ListColumn } from '@producer-portal/domain/lists'
import { type Locale, useLocale } from '@producer-portal/ui'
import { useTerms } from '../i18n/useTerms.js'
import { translateColumn } from '../i18n/translate-column.js'

interface ExportLanguage {
  readonly locale: Locale
  /** The columns with their headers, and with the words of their cells, in the language. */
  readonly translate: <Row, Column extends ListColumn<Row>>(
    columns: readonly (Column & ListColumn<Row>)[],
  ) => readonly Column[]
}

/** What the export of a list needs to be in the language around the component. */
export function useExportLanguage(): ExportLanguage {
  const locale = useLocale()
  const terms = useTerms()
  return { locale, translate: (columns) => columns.map((column) => translateColumn(column, terms)) }
}
