export { agencyFilterValue, agentFilterOptions, agentFilterValue, matchesAgent } from './agent-filter.ts'
export { caseKey, caseSchema, contractDetailSchema } from './case.ts'
export type { Case, ContractDetail } from './case.ts'
export { countByStatus, countByTime, glanceTimes } from './case-glance.ts'
export { mostCommon } from './filter-counts.ts'
export type { FilterCount } from './filter-counts.ts'
export { caseColumnIds } from './case-column-ids.ts'
export type { CaseColumnId } from './case-column-ids.ts'
export { agentAndAgency, agentInShort, insuredName, insuredNames } from './case-column-values.ts'
export { prepareCaseSort, sortCases } from './case-column-order.ts'
export { caseColumnNumbered, caseColumns } from './case-columns.ts'
export type { CaseColumn } from './case-columns.ts'
export {
  caseFilterOptions,
  caseTimeFilters,
  defaultCaseFilters,
  filterCases,
  hasCaseFilters,
  hasOrderedByFilter,
  knownCaseFilters,
  orderedByOptions,
  statusOptions,
} from './case-filters.ts'
export type { CaseFilterOptions, CaseFilters } from './case-filters.ts'
export { defaultWidgetSort, inLoadOrder, prepareWidgetSorts, sortWidgetCases, widgetSortKeys } from './case-order.ts'
export type { WidgetSort, WidgetSortKey } from './case-order.ts'
export { caseExport } from './case-export.ts'
export type { CaseExport } from './case-export.ts'
export { caseTables } from './case-tables.ts'
export { longestCellText, missingLine } from './cell-content.ts'
export { contractDetailOf } from './contract-detail.ts'
export { contractPath, contractPathEntries, contractPathSchema, contractSchema } from './contract.ts'
export type { Contract, ContractPath } from './contract.ts'
export {
  caseListHrefs,
  contractTypeHrefs,
  contractTypeNames,
  contractTypeOfSegment,
  contractTypes,
} from './contract-types.ts'
export type { ContractType } from './contract-types.ts'
export { contractVerificationUrl, policySystemHref } from './contract-verification.ts'
export { getContractDetail } from './detail-endpoint.ts'
export { contractsFailure, getContracts, getContractsAndRequirements } from './endpoints.ts'
export { allOption, allValue } from './filter-option.ts'
export type { FilterOption } from './filter-option.ts'
export type { ColumnKind, ListColumn } from './list-column.ts'
export { changedListFilters } from './list-filters.ts'
export type { ListFilterValues } from './list-filters.ts'
export { casePageSizes } from './list-view.ts'
export type { ListSort, ListView, PageSize } from './list-view.ts'
export { nameFilter, prepareNames } from './name-filter.ts'
export { agentSchema, clientSchema } from './people.ts'
export type { Agent, Client } from './people.ts'
export { smsContacts, smsForm, smsProductTypes } from './sms-form.ts'
export type { SmsContact, SmsForm } from './sms-form.ts'
export { sortRows } from './sort-rows.ts'
export type { SortDirection, SortValue } from './sort-rows.ts'
export { daysOfTimeFilter } from './time-filter.ts'
export type { TimeFilter } from './time-filter.ts'
export { contractsAndRequirementsType, contractsType, readContractType, wireContractTypes } from './wire-types.ts'
export type { WireContractType } from './wire-types.ts'
