import { getInforceContracts, inforceTypes, inLapseOrder, withDisplayNames } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceType } from '@producer-portal/domain/inforce'
import { useListQuery } from './useListQuery.js'
import type { Query } from './useQuery.js'

/**
 * The alerts of an in-force list, most days to the lapse date first; everybody in them carries a display name.
 * @param type the list; `null` loads none, as before a home-office user has chosen an agent or agency
 * @param number an agency or agent number; without one the user's own alerts
 */
export function useInforceAlerts(type: InforceType | null, number?: string): Query<InforceAlert[]> {
  return useListQuery(getInforceContracts, type && { query: { type: inforceTypes[type].apiType, number } }, inOrder)
}

const inOrder = (alerts: readonly InforceAlert[]) => inLapseOrder(alerts).map(withDisplayNames)
