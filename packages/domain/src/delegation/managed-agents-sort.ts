import type { ManagedAgent } from './entities.ts'
import type { PendingAssignments } from './managed-agents.ts'
import { isAssigned } from './managed-agents.ts'
import { compareText } from './compare-text.ts'

export const managedAgentsSortOptions = ['NAME_ASC', 'NAME_DESC', 'STATUS_ASC', 'STATUS_DESC'] as const
export type ManagedAgentsSort = (typeof managedAgentsSortOptions)[number]
export const defaultManagedAgentsSort: ManagedAgentsSort = 'STATUS_DESC'

/**
 * Orders the agents of the Edit Managed Agents page. Status descending puts assigned agents first, those assigned upon
 * saving included; agents of equal status stand by name, A to Z.
 */
export function sortManagedAgents(
  agents: readonly ManagedAgent[],
  pending: PendingAssignments,
  sort: ManagedAgentsSort,
): readonly ManagedAgent[] {
  const direction = sort.endsWith('_DESC') ? -1 : 1
  const byStatus = (a: ManagedAgent, b: ManagedAgent) => Number(isAssigned(a, pending)) - Number(isAssigned(b, pending))
  if (sort.startsWith('NAME')) return agents.toSorted((a, b) => direction * byName(a, b))
  return agents.toSorted((a, b) => direction * byStatus(a, b) || byName(a, b))
}

/** The sort after a click on a header: the other direction of the same column, or ascending on another one. */
export function toggleManagedAgentsSort(current: ManagedAgentsSort, column: 'NAME' | 'STATUS'): ManagedAgentsSort {
  return current === `${column}_ASC` ? `${column}_DESC` : `${column}_ASC`
}

function byName(a: ManagedAgent, b: ManagedAgent): number {
  return compareText(a.name, b.name)
}
