'use client'

import type { CaseFilterOptions, CaseFilters, CaseWidgetList } from '@producer-portal/domain/cases'
import { type ListControl, parseFilters } from '@producer-portal/domain/lists'
import { ListFilters, type ListFiltersProps } from '@producer-portal/ui'
import { listMessages } from '../../i18n/list-messages.js'
import { listFiltersLabels } from '../../i18n/list-texts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { useTerms } from '../../i18n/useTerms.js'
import { caseFilterFields } from '../case-filter-fields.js'
import { caseMessages } from '../case-screen-messages.js'
import { caseSummaryMessages } from '../messages.js'

export interface CaseWidgetFiltersProps extends Pick<ListFiltersProps, 'visibility'> {
  /** The list that is shown, and what is chosen of it. */
  list: {
    readonly rules: Pick<CaseWidgetList, 'type' | 'defaultFilters' | 'filterValues'>
    readonly state: ListControl<CaseFilters>
  }
  /** The filters that count, and their choices. */
  shown: { readonly filters: CaseFilters; readonly options: CaseFilterOptions }
}

/** The filters of the widget as they are shown: loaded when they are opened, or when one of them is set. */
export function CaseWidgetFilters({ list: { rules, state }, shown, ...rest }: CaseWidgetFiltersProps) {
  const t = useMessages(caseMessages)
  const tSummary = useMessages(caseSummaryMessages)
  const terms = useTerms()
  const tList = useMessages(listMessages)
  return (
    <ListFilters
      {...rest}
      label={t('filterBy')}
      filters={caseFilterFields(rules.type, shown.filters, shown.options, { t, tSummary, tList, terms })}
      onFiltersChange={(values) => state.onFiltersChange(parseFilters(rules, values))}
      labels={listFiltersLabels(tList)}
    />
  )
}
