import { caseAddress, getContractDetail, toContractDetail } from '@producer-portal/domain/cases'
import type { Case, ContractDetail } from '@producer-portal/domain/cases'
import { contractPath } from '@producer-portal/domain/contracts'
import type { Requirement } from '@producer-portal/domain/requirements'
import { caseDetailMessages } from '@producer-portal/features/cases'
import { useMessages } from '@producer-portal/features/i18n'
import { useToast } from '@producer-portal/ui'
import { useEffect, useMemo, useState } from 'react'
import { toLoad, useQuery } from '../api/useQuery.js'
import type { Query } from '../api/useQuery.js'
import type { CaseDialog, OpenCase, OpenCaseDialog } from '../lists/case-panel-query.js'

export interface OpenCaseFacts {
  /** The case in the URL; null if the page doesn't have it. An open case stays until it is closed. */
  readonly row: Case | null
  /** The part of the URL that the loaded list doesn't have; null if nothing is missing. */
  readonly missing: 'case' | 'requirement' | null
  /** Its details, or whether they are loading or failed to load. */
  readonly detail: ContractDetail | 'loading' | 'error'
  /** From the details, or from the list until those are loaded. */
  readonly requirements: readonly Requirement[]
  /** The dialog that is open; none for a requirement that the case does not have. */
  readonly dialog: CaseDialog | null
  /** Loads the details again. */
  readonly reload: () => void
}

/**
 * The case that the URL opens, with its details.
 * @param cases the list, or its first cases; undefined until there are some
 * @param isComplete whether a case that isn't in `cases` is missing
 */
export function useOpenCase(
  open: OpenCase | null,
  cases: readonly Case[] | undefined,
  isComplete = true,
): OpenCaseFacts {
  const key = open?.caseKey
  const listed = useMemo(
    () => (key === undefined ? null : (cases?.find((row) => caseAddress(row) === key) ?? null)),
    [cases, key],
  )
  // A reloaded list may no longer have the case; an open panel or dialog about it stays open
  const [last, setLast] = useState(listed)
  if (listed && listed !== last) setLast(listed)
  const row = listed ?? (last && caseAddress(last) === key ? last : null)

  const { data, error, reload } = useContractDetail(row)
  const detail = toLoad({ data, error })
  const requirements = data?.requirements ?? row?.requirements ?? []
  const dialog = row && open?.dialog ? findDialog(row, open.dialog, requirements) : null
  const isRequirementMissing = row && open?.dialog && !dialog && detail !== 'loading'
  return {
    row,
    missing: open && cases && isComplete && !listed ? 'case' : isRequirementMissing ? 'requirement' : null,
    detail,
    requirements,
    dialog,
    reload: () => void reload(),
  }
}

function findDialog(
  row: Case,
  { kind, requirementId }: OpenCaseDialog,
  requirements: readonly Requirement[],
): CaseDialog | null {
  if (kind === 'message') return { kind, row }
  const requirement = [...requirements, ...row.requirements].find(({ id }) => id === requirementId)
  return requirement ? { kind, row, requirement } : null
}

/**
 * Shows a toast if the case or requirement in the URL isn't in the list, as after an old link or a change of status,
 * and closes what can't be shown.
 */
export function useMissingNote({ missing, row, detail, dialog }: OpenCaseFacts, close: () => void): void {
  const t = useMessages(caseDetailMessages)
  const { show } = useToast()
  const isEmpty = missing === 'case' ? row === null || typeof detail === 'string' : dialog === null
  useEffect(() => {
    if (missing === null) return
    show({ tone: 'info', message: t(missing === 'case' ? 'caseMissing' : 'requirementMissing') })
  }, [missing, t, show])
  useEffect(() => {
    if (missing !== null && isEmpty) close()
  }, [missing, isEmpty, close])
}

/**
 * The details of a case. They are loaded by the number of its first client; a case without one has no more than its row.
 * @param row `null` loads nothing
 */
function useContractDetail(row: Case | null): Query<ContractDetail> {
  const ipn = row?.clients.find((client) => client.ipn)?.ipn
  const detail = useQuery(getContractDetail, row && ipn ? { params: { ...contractPath(row.contract), ipn } } : null)
  const rowDetail = useMemo(() => (row && !ipn ? toContractDetail(row) : undefined), [row, ipn])
  return rowDetail ? { ...detail, data: rowDetail, isLoading: false } : detail
}
