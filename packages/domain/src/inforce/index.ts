export { alertTypes, inforceAlertSchema } from './alert.ts'
export type { AlertType, InforceAlert } from './alert.ts'
export { filterDateOf } from './alert-dates.ts'
export {
  alertReachesOf,
  countByKind,
  countByReach,
  filterByGlance,
  knownGlanceFilters,
  openGlanceFilters,
} from './alert-glance.ts'
export type { AlertGlanceFilters, AlertReach } from './alert-glance.ts'
export { alertKeys } from './alert-keys.ts'
export { alertTypeText, isInList, listOfAlert } from './alert-kinds.ts'
export { inforceContractDetailSchema } from './contract-detail.ts'
export type { InforceContractDetail } from './contract-detail.ts'
export { aplOption, billGroupText, nfoDate } from './contract-texts.ts'
export { withDisplayNames } from './display-names.ts'
export { getInforceContractDetail, getInforceContracts } from './endpoints.ts'
export type { InforceColumnId } from './inforce-column-ids.ts'
export { inforceColumns, inforceColumnsOf } from './inforce-columns.ts'
export type { InforceColumn } from './inforce-columns.ts'
export { inforceExport } from './inforce-export.ts'
export type { InforceExport } from './inforce-export.ts'
export {
  defaultInforceFilters,
  filterAlerts,
  hasInforceFilters,
  inforcePageSizes,
  inforceTimeFilters,
  knownInforceFilters,
  prepareAlertFilters,
} from './inforce-filters.ts'
export type { InforceFilters } from './inforce-filters.ts'
export { inDefaultOrder, inLapseOrder, newestFirst, prepareAlertSort, sortAlerts } from './inforce-order.ts'
export { activityTypes, inforceTypeKeys, inforceTypeOfSegment, inforceTypes } from './inforce-types.ts'
export type { InforceType, InforceTypeEntry } from './inforce-types.ts'
export { alertsBySection, alertSections } from './sections.ts'
export type { AlertSection } from './sections.ts'
