import { caseAddress } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import type { RequirementBucket } from '@producer-portal/domain/requirements'
import { useCallback, useMemo } from 'react'
import { readCasePanel, withoutTop, writeCasePanel } from '../lists/case-panel-query.js'
import type { CaseDialog, CasePanel, OpenCase } from '../lists/case-panel-query.js'
import { useOverlayRoute } from '../lists/useOverlayRoute.js'

/** The functions are the same ones between renders. */
export interface CasePanelControl {
  /** The overlay that is open, as the address says. */
  readonly open: OpenCase | null
  /** Opens a slide-out, or with `update` shows it in place of the one that is open. */
  readonly openPanel: (row: Case, panel: CasePanel, how?: 'update') => void
  /** Opens a dialog, over the slide-out that is open. */
  readonly openDialog: (dialog: CaseDialog) => void
  readonly selectTab: (tab: RequirementBucket) => void
  /** Closes the dialog, or the slide-out if no dialog is open. */
  readonly close: () => void
}

const layers = { read: readCasePanel, write: writeCasePanel, withoutTop }

/**
 * Opens and closes the slide-outs and dialogs of a page with cases; pass it to `CasePanels` on the same page. They
 * are in the URL, so that a reload restores them and Back closes the topmost one.
 */
export function useCasePanel(): CasePanelControl {
  const { open, getOpen, show, close } = useOverlayRoute(layers)
  const openPanel = useCallback(
    (row: Case, panel: CasePanel, how?: 'update') =>
      show({ caseKey: caseAddress(row), panel, tab: null, dialog: null }, how),
    [show],
  )
  const openDialog = useCallback(
    (asked: CaseDialog) => {
      const key = caseAddress(asked.row)
      const requirementId = asked.kind === 'message' ? null : asked.requirement.id
      const now = getOpen()
      const under = now?.caseKey === key ? now : null
      const dialog = { kind: asked.kind, requirementId }
      show({ caseKey: key, panel: under?.panel ?? null, tab: under?.tab ?? null, dialog })
    },
    [getOpen, show],
  )
  const selectTab = useCallback(
    (tab: RequirementBucket) => {
      const now = getOpen()
      if (now) show({ ...now, tab }, 'update')
    },
    [getOpen, show],
  )
  return useMemo(
    () => ({ open, openPanel, openDialog, selectTab, close }),
    [open, openPanel, openDialog, selectTab, close],
  )
}
