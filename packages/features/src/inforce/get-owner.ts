import { getDisplayName } from '@producer-portal/domain/formatting'
import type { InforceAlert } from '@producer-portal/domain/inforce'

/** The owners of a contract, or its number where they have no name. */
export function getOwner({ clients, contract }: InforceAlert): string {
  return clients.map(getDisplayName).filter(Boolean).join(', ') || contract.contractNo
}
