import type { RequirementBucket } from '@producer-portal/domain/requirements'
import { requirementBuckets } from '@producer-portal/domain/requirements'

/** The slide-outs of a case. */
export const casePanels = ['detail', 'requirements'] as const
export type CasePanel = (typeof casePanels)[number]

/** Which slide-out of which case is open. */
export interface OpenCasePanel {
  /** The key of the case, which names nobody. */
  readonly caseKey: string
  readonly panel: CasePanel
  /** The tab of Case Requirements. */
  readonly tab: RequirementBucket
}

const firstTab: RequirementBucket = 'agent-tasks'
const names = ['case', 'panel', 'tasks'] as const

/** Reads the open slide-out out of an address: `?case=…&panel=requirements&tasks=received`; null when none is open. */
export function readCasePanel(query: URLSearchParams): OpenCasePanel | null {
  const caseKey = query.get('case')
  const panel = casePanels.find((each) => each === query.get('panel'))
  if (!caseKey || !panel) return null
  return { caseKey, panel, tab: requirementBuckets.find((each) => each === query.get('tasks')) ?? firstTab }
}

/** The address with this slide-out open, or with none; its other parts stay. */
export function writeCasePanel(open: OpenCasePanel | null, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of names) next.delete(name)
  if (!open) return next
  next.set('case', open.caseKey)
  next.set('panel', open.panel)
  if (open.panel === 'requirements' && open.tab !== firstTab) next.set('tasks', open.tab)
  return next
}
