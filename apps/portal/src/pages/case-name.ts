import { insuredName } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'

/** The insured and the contract, as the dialogs about a case name it. */
export function caseNameOf({ clients, contract }: Pick<Case, 'clients' | 'contract'>): string {
  return [clients.map(insuredName).filter(Boolean).join(', '), contract.contractNo].filter(Boolean).join(' · ')
}
