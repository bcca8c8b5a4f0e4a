import { insuredNames } from '@producer-portal/domain/contracts'
import type { Case } from '@producer-portal/domain/cases'

/** The insured and the contract, as the dialogs about a case name it. */
export function caseNameOf(row: Pick<Case, 'clients' | 'contract'>): string {
  return [insuredNames(row), row.contract.contractNo].filter(Boolean).join(' · ')
}
