import { canUseInforce } from '@producer-portal/domain/access'
import { contractPath } from '@producer-portal/domain/contracts'
import type { ContractPath } from '@producer-portal/domain/contracts'
import { getIllustrationRequests } from '@producer-portal/domain/illustrations'
import type { SubmittedIllustration } from '@producer-portal/domain/illustrations'
import {
  getInforceContractDetail,
  getInforceContracts,
  inLapseOrder,
  withDisplayNames,
} from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceContractDetail, InforceType } from '@producer-portal/domain/inforce'
import type { LoadedList } from '@producer-portal/features/inforce'
import { useUser } from '../auth/state.js'
import { useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import { contractKey } from '../lists/contract-panel-query.js'
import { useAgentRows, useListQuery, widgetListState } from '../lists/useListQuery.js'
import type { ListQuery } from '../lists/useListQuery.js'

const inOrder = (alerts: readonly InforceAlert[]) => inLapseOrder(alerts).map(withDisplayNames)

/**
 * The alerts of an in-force list, most days to the lapse date first; everyone in them has a display name.
 * @param type the list; `null` loads none, as before a home-office user has chosen an agent or agency
 * @param number an agency or agent number; without one the user's own alerts
 */
export function useInforceAlerts(type: InforceType | null, number?: string): ListQuery<InforceAlert> {
  return useListQuery(getInforceContracts, type && { query: { type, number } }, inOrder)
}

const noAlerts: readonly InforceAlert[] = []

/**
 * The seven in-force lists of the dashboard.
 * @param number an agency or agent number; without one the user's own alerts
 * @param agent leaves the alerts of this agent only
 */
export function useInforceLists(
  number?: string,
  agent?: string,
): Readonly<Record<InforceType, LoadedList<InforceAlert>>> {
  return {
    'pending-lapse': useWidgetList('pending-lapse', number, agent),
    disburse: useWidgetList('disburse', number, agent),
    missed: useWidgetList('missed', number, agent),
    terminate: useWidgetList('terminate', number, agent),
    service: useWidgetList('service', number, agent),
    'contract-change': useWidgetList('contract-change', number, agent),
    all: useWidgetList('all', number, agent),
  }
}

function useWidgetList(type: InforceType, number?: string, agent?: string): LoadedList<InforceAlert> {
  const query = useInforceAlerts(type, number)
  const state = widgetListState(query)
  const loaded = (state === 'ready' && query.data) || noAlerts
  return { state, rows: useAgentRows(loaded, agent), staleSince: query.staleSince }
}

/**
 * The details of an in-force contract, with its alerts.
 * @param contract `null` loads nothing
 */
export function useInforceDetail(contract: ContractPath | null): Query<InforceContractDetail> {
  return useQuery(getInforceContractDetail, contract && { params: contractPath(contract) })
}

/**
 * The illustrations of a contract that the user has requested or is told of, newest first.
 * @param contract `null` loads nothing
 */
export function useContractIllustrations(contract: ContractPath | null): Query<readonly SubmittedIllustration[]> {
  const isWanted = canUseInforce(useUser()) && contract !== null
  const { data, ...query } = useQuery(getIllustrationRequests, isWanted ? {} : null)
  return { ...query, data: data?.filter((request) => isSameContract(request.contract, contract)) }
}

function isSameContract(asked: ContractPath, contract: ContractPath | null): boolean {
  return contract !== null && contractKey(asked) === contractKey(contract)
}
