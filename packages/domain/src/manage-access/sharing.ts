import type { EditAccessTab } from '../access/index.ts'
import type { AccessItem, AccessItemInput, AgencyOption, AgentOption } from './entities.ts'
import type { Argument } from './requests.ts'
import { requiredArgument } from './requests.ts'

/** Flips the toggle of one application. */
export function flipShared(items: readonly AccessItem[], index: number): readonly AccessItem[] {
  return items.map((item, at) => (at === index ? { ...item, delegationStatus: !item.delegationStatus } : item))
}

/** Quick select all: every application to the same value. */
export function shareAll(items: readonly AccessItem[], shared: boolean): readonly AccessItem[] {
  return items.map((item) => ({ ...item, delegationStatus: shared }))
}

/** True if the quick-select-all box is ticked: every application is shared, and there is one. */
export function isAllShared(items: readonly AccessItem[]): boolean {
  return items.length > 0 && items.every((item) => item.delegationStatus)
}

/** True if the toggles differ from what is saved: then leaving asks first and Save is enabled. */
export function hasUnsavedSharing(items: readonly AccessItem[], saved: readonly AccessItem[]): boolean {
  return (
    items.length !== saved.length || items.some((item, at) => item.delegationStatus !== saved[at]?.delegationStatus)
  )
}

/**
 * The list of a save. Each application also says whether it was shared when it was loaded, so that only the switches
 * that the user changed count.
 * @param overwrites true to save the user's switches although they were changed meanwhile
 */
export function sharingSave(
  items: readonly AccessItem[],
  saved: readonly AccessItem[],
  overwrites = false,
): readonly AccessItemInput[] {
  return items.map(({ category, description, delegationStatus, lastUpdated }, at) => ({
    category,
    description,
    delegationStatus,
    loadedStatus: saved[at]?.delegationStatus ?? delegationStatus,
    ...(!overwrites && { lastUpdated }),
  }))
}

/** One switch of a save: what is wanted, what was there when it was loaded, and what is stored now. */
export interface SwitchChange {
  readonly wanted: boolean
  /** Undefined: unknown, so that the switch counts as changed by the user. */
  readonly loaded: boolean | undefined
  readonly stored: boolean
  /** True if it was changed since it was loaded, by anyone. */
  readonly isNewer: boolean
}

/**
 * Merges one switch three ways. A switch that the user did not change, or that others changed to the same, stays; both
 * changing it to different ends is a conflict.
 */
export function mergeSwitch({ wanted, loaded, stored, isNewer }: SwitchChange): 'keep' | 'change' | 'conflict' {
  if (wanted === loaded || wanted === stored) return 'keep'
  return isNewer ? 'conflict' : 'change'
}

/** The lists to compare for what others have changed while a user edits. */
export interface EditedSharing {
  /** With the user's changes. */
  readonly items: readonly AccessItem[]
  /** As they are saved now. */
  readonly saved: readonly AccessItem[]
  /** As the user saw or left them last. */
  readonly seen: readonly AccessItem[]
}

/**
 * The names of those who changed an application while the user was editing, by its place: one that the user left alone
 * and that has another status than they saw, or one that the user is changing and that was changed since.
 */
export function changedMeanwhile({ items, saved, seen }: EditedSharing): ReadonlyMap<number, string> {
  const names = saved.flatMap((now, at): readonly (readonly [number, string])[] => {
    const item = items[at]
    const isMine = item !== undefined && item.delegationStatus !== now.delegationStatus
    const isChanged = isMine
      ? item.lastUpdated !== undefined && item.lastUpdated !== now.lastUpdated
      : seen[at] !== undefined && seen[at].delegationStatus !== now.delegationStatus
    return isChanged && now.changedBy ? [[at, now.changedBy]] : []
  })
  return new Map(names)
}

export interface AgentAccessSave {
  readonly agencyNumber: Argument
  readonly userId: Argument
  /** The whole list as edited, shared or not. */
  readonly accessCodes: Argument<readonly AccessItemInput[]>
  readonly delegatedAgentNo: Argument
}

/** The request of POST /delegation/editAgentAccess. @throws {Error} when an argument is missing */
export function agentAccessSave(save: AgentAccessSave) {
  return {
    body: {
      agencyNumber: requiredArgument('agencyNumber', save.agencyNumber),
      userId: requiredArgument('userId', save.userId),
      accessCodes: [...requiredArgument('accessCodes', save.accessCodes)],
      delegatedAgentNo: requiredArgument('delegatedAgentNo', save.delegatedAgentNo),
    },
  }
}

/** The tabs that have the save bar; General Information has nothing to save there. */
const savingTabs: readonly EditAccessTab[] = ['agency-info', 'agent-info', 'managing']

/** True if the save bar is shown on a tab. */
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

/** The choices of the agent and agency pickers of the Agent Info tab. */
export type DelegationPickers =
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly agents: readonly AgentOption[]; readonly agencies: readonly AgencyOption[] }

/** The pickers from both lists; an empty agent list is a failure. */
export function delegationPickers(
  agents: readonly AgentOption[],
  agencies: readonly AgencyOption[],
): DelegationPickers {
  return agents.length === 0 ? { state: 'failed' } : { state: 'ready', agents, agencies }
}

/** The agency that is picked along with an agent: the agent's home agency, if it is on offer. */
export function findHomeAgency(agent: AgentOption, agencies: readonly AgencyOption[]): AgencyOption | null {
  return agencies.find(({ agencyNo }) => agencyNo === agent.homeAgencyNo) ?? null
}
