export { getAlertTurn } from './alert-turn.ts'
export { alertTypeText, isInList, listOfAlert } from './alert-kinds.ts'
export {
  countByDateBucket,
  countByKind,
  defaultAlertSummaryFilters,
  getDateBuckets,
  toKnownAlertSummaryFilters,
  lapseBuckets,
} from './alert-summary.ts'
export type { AlertSummaryFilters, DateBucket } from './alert-summary.ts'
export { alertKeys, inforceAlertSchema } from './alert.ts'
export type { InforceAlert } from './alert.ts'
export { inforceContractDetailSchema, withDisplayNames } from './contract-detail.ts'
export type { InforceContractDetail } from './contract-detail.ts'
export { aplOption, billGroupText, nfoDate } from './contract-texts.ts'
export { getInforceAttentionList, isInforceAttention } from './inforce-attention.ts'
export { getInforceContractDetail, getInforceContracts } from './endpoints.ts'
export { inforceExport } from './inforce-export.ts'

export { defaultInforceFilters, inforceTimeFilters } from './inforce-filters.ts'
export type { InforceFilters } from './inforce-filters.ts'
export { defineInforceColumns, inforceColumns } from './inforce-columns.ts'
export type { InforceColumnId } from './inforce-columns.ts'
export { inforceLists, toInforceLists } from './inforce-lists.ts'
export type { InforceFilterOptions, InforceList } from './inforce-lists.ts'
export { inLapseOrder } from './inforce-order.ts'
export { activityTypes, inforceTypeKeys, inforceTypes, parseInforceType } from './inforce-types.ts'
export type { InforceType } from './inforce-types.ts'
export { inforceWidgetLists, inforceWidgetState, toInforceWidgetLists } from './inforce-widget-list.ts'
export type { InforceWidgetList } from './inforce-widget-list.ts'

export { findSoonestLapse, withSoonestFirst } from './soonest-lapse.ts'
export { alertsBySection, alertSections, getAlertSection } from './sections.ts'
export type { AlertSection } from './sections.ts'
