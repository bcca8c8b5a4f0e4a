import { caseKey } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import type { Requirement, RequirementBucket } from '@producer-portal/domain/requirements'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readCasePanel, writeCasePanel } from './case-panel-query.js'
import type { CasePanel, OpenCasePanel } from './case-panel-query.js'

/** A dialog over the page: about a requirement of a case, or the message about the case. */
export type CaseDialog =
  | { readonly kind: 'upload' | 'comment' | 'status'; readonly row: Case; readonly requirement: Requirement }
  | { readonly kind: 'message'; readonly row: Case }

export interface CasePanelControl {
  /** The slide-out that is open, as the address says. */
  readonly open: OpenCasePanel | null
  readonly openPanel: (row: Case, panel: CasePanel) => void
  readonly selectTab: (tab: RequirementBucket) => void
  readonly closePanel: () => void
  /** The dialog that is open; it is not in the address, since what was chosen in it would not survive a reload. */
  readonly dialog: CaseDialog | null
  readonly openDialog: (dialog: CaseDialog) => void
  readonly closeDialog: () => void
}

/** Opens and closes the slide-outs and dialogs of a page with cases; hand it to `CasePanels` on the same page. */
export function useCasePanel(): CasePanelControl {
  const [query, setQuery] = useSearchParams()
  const [dialog, setDialog] = useState<CaseDialog | null>(null)
  const open = useMemo(() => readCasePanel(query), [query])
  const closeDialog = useCallback(() => setDialog(null), [])
  const openPanel = useCallback(
    (row: Case, panel: CasePanel) =>
      setQuery((now) => writeCasePanel({ caseKey: caseKey(row), panel, tab: 'agent-tasks' }, now), {
        preventScrollReset: true,
      }),
    [setQuery],
  )
  return {
    open,
    openPanel,
    selectTab: (tab) =>
      open && setQuery((now) => writeCasePanel({ ...open, tab }, now), { replace: true, preventScrollReset: true }),
    closePanel: () => setQuery((now) => writeCasePanel(null, now), { preventScrollReset: true }),
    dialog,
    openDialog: setDialog,
    closeDialog,
  }
}
