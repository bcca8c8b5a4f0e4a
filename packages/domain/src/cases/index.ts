export { ageClasses, ageDays } from './case-age.ts'

export { attentionStatuses, getAttentions, getAttentionType, needsAttention } from './case-attention.ts'
export { inLoadOrder } from './case-order.ts'
export { caseExport } from './case-export.ts'

export {
  caseTimeFilters,
  defaultCaseFilters,
  filterCases,
  hasOrderedByFilter,
  orderedByValues,
} from './case-filters.ts'
export type { CaseFilterOptions, CaseFilters } from './case-filters.ts'
export { caseColumns, caseLists, defineCaseColumns, toCaseLists } from './case-lists.ts'
export type { CaseColumnId, CaseColumns, CaseList } from './case-lists.ts'
export { countByAge, countByStatus } from './case-summary.ts'
export { getCaseTurn } from './case-turn.ts'
export { caseWidgetLists, caseWidgetState } from './case-widget-list.ts'
export type { CaseWidgetColumn, CaseWidgetColumnId, CaseWidgetList } from './case-widget-list.ts'
export { defineStatuses, unknownCaseStatuses } from './own-statuses.ts'
export { toCaseWidget } from './own-case-widget.ts'
export type { CaseWidgetRules } from './own-case-widget.ts'
export { caseAddress, caseKey, caseSchema } from './case.ts'
export type { Case } from './case.ts'
export { toContractDetail } from './contract-detail.ts'
export type { ContractDetail } from './contract-detail.ts'
export { getContractDetail, getContractsAndRequirements } from './detail-endpoints.ts'
export {
  caseListHrefs,
  contractsAndRequirementsType,
  contractTypeHrefs,
  contractTypeSegments,
  contractTypes,
  parseContractType,
  readContractType,
} from './contract-types.ts'
export type { ContractType, WireContractType } from './contract-types.ts'
export { getContracts } from './endpoints.ts'
export { smsContacts, smsForm } from './sms-form.ts'
