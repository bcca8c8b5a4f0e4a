import {
  ageOptions,
  attentionOptions,
  type CaseFilterOptions,
  type CaseFilters,
  caseTimeFilters,
  type ContractType,
  hasOrderedByFilter,
  orderedByOptions,
} from '@producer-portal/domain/cases'
import { allOption } from '@producer-portal/domain/lists'
import type { ListFilter } from '@producer-portal/ui'
import type { listMessages } from '../i18n/list-messages.js'
import { toSharedFilterFields } from '../i18n/list-texts.js'
import type { Translate } from '../i18n/useMessages.js'
import type { caseMessages } from './case-screen-messages.js'

export interface FilterTexts {
  readonly t: Translate<typeof caseMessages.entries>
  readonly tList: Translate<typeof listMessages.entries>
}

/** The filters of a New Business list as fields, in their order. */
export function caseFilterFields(
  type: ContractType,
  filters: CaseFilters,
  options: CaseFilterOptions,
  { t, tList }: FilterTexts,
): readonly ListFilter[] {
  const { status, orderedBy, age, attention } = filters
  const { name, agent, time } = toSharedFilterFields(
    filters,
    { agents: options.agent, times: caseTimeFilters(type) },
    tList,
  )
  const orderer = { id: 'orderedBy', label: t('filterOrderedBy'), value: orderedBy, options: orderedByOptions }
  // Offered only while they are set: they come from the chart and the links of the dashboard
  const ageField = { id: 'age', label: t('filterAge'), value: age, options: ageOptions }
  const attentionField = {
    id: 'attention',
    label: t('filterAttention'),
    value: attention,
    options: attentionOptions(type),
  }
  return [
    name,
    agent,
    { id: 'status', label: t('filterStatus'), value: status, options: options.status },
    ...(hasOrderedByFilter(type) ? [orderer] : []),
    time,
    ...(age === allOption.value ? [] : [ageField]),
    ...(attention === allOption.value ? [] : [attentionField]),
  ]
}
