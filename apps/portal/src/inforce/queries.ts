import { contractPath } from '@producer-portal/domain/contracts'
import type { ContractPath } from '@producer-portal/domain/contracts'
import {
  getInforceContractDetail,
  getInforceContracts,
  inforceTypes,
  inLapseOrder,
  withDisplayNames,
} from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceContractDetail, InforceType } from '@producer-portal/domain/inforce'
import type { InforceWidgetList } from '@producer-portal/features/inforce'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { useListQuery, widgetListState } from '../lists/useListQuery.js'

const inOrder = (alerts: readonly InforceAlert[]) => inLapseOrder(alerts).map(withDisplayNames)

/**
 * The alerts of an in-force list, most days to the lapse date first; everyone in them has a display name.
 * @param type the list; `null` loads none, as before a home-office user has chosen an agent or agency
 * @param number an agency or agent number; without one the user's own alerts
 */
export function useInforceAlerts(type: InforceType | null, number?: string): Query<InforceAlert[]> {
  return useListQuery(getInforceContracts, type && { query: { type: inforceTypes[type].apiType, number } }, inOrder)
}

const noAlerts: readonly InforceAlert[] = []

/**
 * The seven in-force lists of the dashboard.
 * @param number an agency or agent number; without one the user's own alerts
 */
export function useInforceLists(number?: string): Readonly<Record<InforceType, InforceWidgetList>> {
  return {
    'pending-lapse': toInforceList(useInforceAlerts('pending-lapse', number)),
    disburse: toInforceList(useInforceAlerts('disburse', number)),
    missed: toInforceList(useInforceAlerts('missed', number)),
    terminate: toInforceList(useInforceAlerts('terminate', number)),
    service: toInforceList(useInforceAlerts('service', number)),
    'contract-change': toInforceList(useInforceAlerts('contract-change', number)),
    all: toInforceList(useInforceAlerts('all', number)),
  }
}

function toInforceList(query: Query<InforceAlert[]>): InforceWidgetList {
  const state = widgetListState(query)
  return { state, alerts: (state === 'ready' && query.data) || noAlerts }
}

/**
 * The details of an in-force contract, with its alerts.
 * @param contract `null` loads nothing
 */
export function useInforceDetail(contract: ContractPath | null): Query<InforceContractDetail> {
  return useQuery(getInforceContractDetail, contract && { params: contractPath(contract) })
}
