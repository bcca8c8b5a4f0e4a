import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import type { InforceWidgetList } from '@producer-portal/features/inforce'
import { widgetListState } from './list-state.js'
import { useInforceAlerts } from './useInforceAlerts.js'
import type { Query } from './useQuery.js'

const none: readonly InforceAlert[] = []

/**
 * The seven in-force lists of the dashboard.
 * @param number an agency or agent number; without one the user's own alerts
 */
export function useInforceLists(number?: string): Readonly<Record<InforceType, InforceWidgetList>> {
  return {
    'pending-lapse': listOf(useInforceAlerts('pending-lapse', number)),
    disburse: listOf(useInforceAlerts('disburse', number)),
    missed: listOf(useInforceAlerts('missed', number)),
    terminate: listOf(useInforceAlerts('terminate', number)),
    service: listOf(useInforceAlerts('service', number)),
    'contract-change': listOf(useInforceAlerts('contract-change', number)),
    all: listOf(useInforceAlerts('all', number)),
  }
}

function listOf(query: Query<InforceAlert[]>): InforceWidgetList {
  const state = widgetListState(query)
  return { state, alerts: (state === 'ready' && query.data) || none }
}
