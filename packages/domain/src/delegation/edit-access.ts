import type { EditAccessTab } from '../access/index.ts'

/** The tabs that have the save bar; General Information has nothing to save there. */
const savingTabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing']

/** Whether the save bar stands under a tab. */
export function hasSaveBar(tab: EditAccessTab): boolean {
  return savingTabs.includes(tab)
}

/** The help page of each tab, the last part of its path under /documentation. */
export const editAccessGuides = {
  'agency-info': 'share-agency-info',
  'agent-info': 'share-agent-info',
  managing: 'assign-managers',
  'general-info': 'suspend-reactivate-office-staff',
} as const satisfies Readonly<Record<EditAccessTab, string>>
