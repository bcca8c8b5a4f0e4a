import type { Case } from '@producer-portal/domain/cases'
import type { Requirement, RequirementBucket } from '@producer-portal/domain/requirements'
import { requirementBuckets } from '@producer-portal/domain/requirements'

/** The slide-outs of a case. */
const casePanels = ['detail', 'requirements'] as const
export type CasePanel = (typeof casePanels)[number]

/** The dialogs about a requirement of a case, and the message about the case. */
const caseDialogs = ['upload', 'comment', 'status', 'message'] as const
type CaseDialogKind = (typeof caseDialogs)[number]

/** A dialog; only the message is about no requirement. */
export interface OpenCaseDialog {
  readonly kind: CaseDialogKind
  readonly requirementId: string | null
}

/** A dialog over the page: about a requirement of a case, or the message about the case. */
export type CaseDialog =
  | { readonly kind: 'upload' | 'comment' | 'status'; readonly row: Case; readonly requirement: Requirement }
  | { readonly kind: 'message'; readonly row: Case }

/** The overlay that is open about which case: a slide-out, a dialog, or a dialog over a slide-out. */
export interface OpenCase {
  /** The address of the case, which contains no personal data. */
  readonly caseKey: string
  readonly panel: CasePanel | null
  /** The tab of Case Requirements that the user chose; null before that. */
  readonly tab: RequirementBucket | null
  readonly dialog: OpenCaseDialog | null
}

const names = ['case', 'panel', 'tasks', 'dialog', 'requirement'] as const

/** Reads what is open from the query: `?case=…&panel=requirements&tasks=received`; null when nothing is. */
export function readCasePanel(query: URLSearchParams): OpenCase | null {
  const caseKey = query.get('case')
  const panel = casePanels.find((value) => value === query.get('panel')) ?? null
  const dialog = readDialog(query)
  if (!caseKey || !(panel ?? dialog)) return null
  return { caseKey, panel, tab: requirementBuckets.find((bucket) => bucket === query.get('tasks')) ?? null, dialog }
}

function readDialog(query: URLSearchParams): OpenCaseDialog | null {
  const kind = caseDialogs.find((dialog) => dialog === query.get('dialog'))
  if (kind === 'message') return { kind, requirementId: null }
  const requirementId = query.get('requirement')
  return kind && requirementId ? { kind, requirementId } : null
}

/** The query with this open, or with nothing open; its other parts stay. */
export function writeCasePanel(open: OpenCase | null, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) next.delete(name)
  if (!open) return next
  const { caseKey, panel, tab, dialog } = open
  next.set('case', caseKey)
  if (panel) next.set('panel', panel)
  if (panel === 'requirements' && tab) next.set('tasks', tab)
  if (dialog) next.set('dialog', dialog.kind)
  if (dialog?.requirementId) next.set('requirement', dialog.requirementId)
  return next
}

/** The overlay that stays open when the topmost closes: the slide-out under a dialog, or nothing. */
export function withoutTop(open: OpenCase): OpenCase | null {
  return open.dialog && open.panel ? { ...open, dialog: null } : null
}

/** The address of a page with the details of a case open. */
export function caseDetailHref(page: string, caseKey: string): string {
  const [path, query] = page.split('?')
  const open: OpenCase = { caseKey, panel: 'detail', tab: null, dialog: null }
  return `${path}?${writeCasePanel(open, new URLSearchParams(query))}`
}
