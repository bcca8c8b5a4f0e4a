import { caseKey } from '@producer-portal/domain/cases'
import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import type { Requirement } from '@producer-portal/domain/requirements'
import { useMemo } from 'react'
import { useContractDetail } from '../data/useContractDetail.js'
import type { OpenCase, OpenCaseDialog } from './case-panel-query.js'
import type { CaseDialog } from './useCasePanel.js'

export interface OpenCaseFacts {
  /** The case that the address names; null when the page does not have it. */
  readonly row: Case | null
  /** Its details, or that they are on their way, or could not be had. */
  readonly detail: ContractDetail | 'loading' | 'error'
  /** As the details have them, until then as the list has them. */
  readonly requirements: readonly Requirement[]
  /** The dialog that is open; none for a requirement that the case does not have. */
  readonly dialog: CaseDialog | null
  /** Asks for the details again. */
  readonly reload: () => void
}

/** The case that the address opens, with its details. */
export function useOpenCase(open: OpenCase | null, cases: readonly Case[]): OpenCaseFacts {
  const key = open?.caseKey
  const row = useMemo(
    () => (key === undefined ? null : (cases.find((each) => caseKey(each) === key) ?? null)),
    [cases, key],
  )
  const { data, error, reload } = useContractDetail(row)
  const requirements = data?.requirements ?? row?.requirements ?? []
  return {
    row,
    detail: data ?? (error === undefined ? 'loading' : 'error'),
    requirements,
    dialog: row && open?.dialog ? dialogOf(row, open.dialog, requirements) : null,
    reload,
  }
}

function dialogOf(
  row: Case,
  { kind, requirementId }: OpenCaseDialog,
  requirements: readonly Requirement[],
): CaseDialog | null {
  if (kind === 'message') return { kind, row }
  const requirement = [...requirements, ...row.requirements].find(({ id }) => id === requirementId)
  return requirement ? { kind, row, requirement } : null
}
