import {
  ageClasses,
  type CaseFilterOptions,
  type CaseFilters,
  caseTimeFilters,
  type ContractType,
  getAttentions,
  hasOrderedByFilter,
  orderedByValues,
} from '@producer-portal/domain/cases'
import { allValue } from '@producer-portal/domain/lists'
import type { ListFilter } from '@producer-portal/ui'
import type { listMessages } from '../i18n/list-messages.js'
import { toColumnFilterFields, toSharedFilterFields, toTermOptions, withAll } from '../i18n/list-texts.js'
import type { Translate } from '../i18n/useMessages.js'
import type { Terms } from '../i18n/useTerms.js'
import type { caseMessages } from './case-screen-messages.js'
import type { caseSummaryMessages } from './messages.js'

export interface FilterTexts {
  readonly t: Translate<typeof caseMessages.entries>
  readonly tSummary: Translate<typeof caseSummaryMessages.entries>
  readonly tList: Translate<typeof listMessages.entries>
  readonly terms: Terms
}

/** The filters of a New Business list as fields, in their order. */
export function caseFilterFields(
  type: ContractType,
  filters: CaseFilters,
  options: CaseFilterOptions,
  { t, tSummary, tList, terms }: FilterTexts,
): readonly ListFilter[] {
  const { status, orderedBy, age, attention } = filters
  const { name, agent, time } = toSharedFilterFields(
    filters,
    { agents: options.agent, times: caseTimeFilters(type) },
    tList,
  )
  const toOptions = <Value extends string>(values: readonly Value[], getLabel: (value: Value) => string) =>
    withAll(
      values.map((value) => ({ value, label: getLabel(value) })),
      tList,
    )
  const orderer = {
    id: 'orderedBy',
    label: t('filterOrderedBy'),
    value: orderedBy,
    options: toOptions(orderedByValues, terms.toTerm),
  }
  // Offered only while it is set: it comes from the chart of the dashboard
  const ageField = { id: 'age', label: t('filterAge'), value: age, options: toOptions(ageClasses, tSummary) }
  const attentions = getAttentions(type)
  const attentionField = {
    id: 'attention',
    label: t('filterAttention'),
    value: attention,
    options: toOptions(attentions, t),
    isQuick: true,
  }
  return [
    name,
    agent,
    { id: 'status', label: t('status'), value: status, options: withAll(toTermOptions(options.status, terms), tList) },
    ...(hasOrderedByFilter(type) ? [orderer] : []),
    time,
    ...toColumnFilterFields(filters, options, tList, terms),
    ...(age === allValue ? [] : [ageField]),
    ...(attentions.length > 0 ? [attentionField] : []),
  ]
}
