import { caseKey } from '@producer-portal/domain/cases'
import type { Case } from '@producer-portal/domain/cases'
import type { Requirement, RequirementBucket } from '@producer-portal/domain/requirements'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readCasePanel, withoutTop, writeCasePanel } from './case-panel-query.js'
import type { CasePanel, OpenCase } from './case-panel-query.js'

/** A dialog over the page: about a requirement of a case, or the message about the case. */
export type CaseDialog =
  | { readonly kind: 'upload' | 'comment' | 'status'; readonly row: Case; readonly requirement: Requirement }
  | { readonly kind: 'message'; readonly row: Case }

/** The functions are the same ones between renders. */
export interface CasePanelControl {
  /** What is open, as the address says. */
  readonly open: OpenCase | null
  readonly openPanel: (row: Case, panel: CasePanel) => void
  /** Opens a dialog, over the slide-out that is open. */
  readonly openDialog: (dialog: CaseDialog) => void
  readonly selectTab: (tab: RequirementBucket) => void
  /** Closes the topmost: a dialog, else the slide-out. */
  readonly close: () => void
}

/** Of an entry of the history that was made by opening something: the entry before it has one less open. */
interface OpenedEntry {
  readonly hasOpened: true
}
const opened: OpenedEntry = { hasOpened: true }
const isOpened = (state: unknown) => typeof state === 'object' && state !== null && 'hasOpened' in state

/**
 * Opens and closes the slide-outs and dialogs of a page with cases; hand it to `LazyCasePanels` on the same page. They
 * stand in the address, so that a reload brings them back and Back closes the topmost.
 */
export function useCasePanel(): CasePanelControl {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const open = useMemo(() => readCasePanel(new URLSearchParams(search)), [search])
  const at = useRef({ search, open, isOpened: isOpened(state), isClosing: false })
  useEffect(() => {
    at.current = { search, open, isOpened: isOpened(state), isClosing: false }
  }, [search, open, state])

  const go = useCallback(
    (next: OpenCase | null, { isReplaced = false } = {}) => {
      const query = String(writeCasePanel(next, new URLSearchParams(at.current.search)))
      const kept = at.current.isOpened ? opened : null
      void navigate(
        { search: query && `?${query}` },
        { preventScrollReset: true, replace: isReplaced, state: isReplaced ? kept : opened },
      )
    },
    [navigate],
  )
  const openPanel = useCallback(
    (row: Case, panel: CasePanel) => go({ caseKey: caseKey(row), panel, tab: 'agent-tasks', dialog: null }),
    [go],
  )
  const openDialog = useCallback(
    (asked: CaseDialog) => {
      const key = caseKey(asked.row)
      const requirementId = asked.kind === 'message' ? null : asked.requirement.id
      const under = at.current.open?.caseKey === key ? at.current.open : null
      const dialog = { kind: asked.kind, requirementId }
      go({ caseKey: key, panel: under?.panel ?? null, tab: under?.tab ?? 'agent-tasks', dialog })
    },
    [go],
  )
  const selectTab = useCallback(
    (tab: RequirementBucket) => {
      if (at.current.open) go({ ...at.current.open, tab }, { isReplaced: true })
    },
    [go],
  )
  const close = useCallback(() => {
    const now = at.current
    if (!now.open || now.isClosing) return
    at.current = { ...now, isClosing: true }
    if (now.isOpened) void navigate(-1)
    else go(withoutTop(now.open), { isReplaced: true })
  }, [go, navigate])
  return useMemo(
    () => ({ open, openPanel, openDialog, selectTab, close }),
    [open, openPanel, openDialog, selectTab, close],
  )
}
