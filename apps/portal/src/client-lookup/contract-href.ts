import { contractTypeSegments } from '@producer-portal/domain/cases'
import type { ContractSource } from '@producer-portal/domain/client-lookup'
import { caseDetailHref } from '../lists/case-panel-query.js'
import { pathViewing } from '../home-office/viewed-number.js'
import { contractDetailHref } from '../lists/contract-panel-query.js'

/**
 * The address at which the portal shows a contract: its list with the side panel open.
 * @param isHomeOffice whether the user has to name the agency whose lists they look at
 * @returns undefined for a contract that has no place in a list
 */
export function getContractHref(source: ContractSource | null, isHomeOffice: boolean): string | undefined {
  if (source === null) return undefined
  const number = isHomeOffice ? source.agencyNo : null
  if (source.list === 'inforce') {
    return contractDetailHref(pathViewing('/inforce-business/all', number), { ...source.contract, alertList: null })
  }
  if (source.caseKey === null) return undefined
  return caseDetailHref(pathViewing(`/new-business/${contractTypeSegments[source.list]}`, number), source.caseKey)
}
