import { contractTypeSegments } from '@producer-portal/domain/cases'
import type { ContractSource } from '@producer-portal/domain/client-lookup'
import { writeCasePanel } from '../lists/case-panel-query.js'
import { pathViewing } from '../home-office/viewed-number.js'
import { writeContractPanel } from '../lists/contract-panel-query.js'

/**
 * The address at which the portal shows a contract: its list with the side panel open.
 * @param isHomeOffice whether the user has to name the agency whose lists they look at
 * @returns undefined for a contract that has no place in a list
 */
export function getContractHref(source: ContractSource | null, isHomeOffice: boolean): string | undefined {
  if (source === null) return undefined
  const number = isHomeOffice ? source.agencyNo : null
  const none = new URLSearchParams()
  if (source.list === 'inforce') {
    const query = writeContractPanel({ ...source.contract, alertList: null }, none)
    return pathViewing('/inforce-business/all', number, Object.fromEntries(query))
  }
  if (source.caseKey === null) return undefined
  const query = writeCasePanel({ caseKey: source.caseKey, panel: 'detail', tab: null, dialog: null }, none)
  return pathViewing(`/new-business/${contractTypeSegments[source.list]}`, number, Object.fromEntries(query))
}
