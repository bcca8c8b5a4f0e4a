import type { ListSort } from '../lists/list-state.ts'
import type { ManagedAgent } from './entities.ts'
import { compareText } from './users.ts'

/** Agents shown on one page; the whole list is loaded at once. */
export const managedAgentsPageSize = 8

/** Changes that are not saved yet: whether an agent is to be assigned, by agent number. */
export type PendingAssignments = ReadonlyMap<string, boolean>

/** The state of the status cell: nothing, 'Assigned', 'Assigned Upon Saving' or 'Unassigned Upon Saving'. */
export type AssignmentStatus = 'none' | 'assigned' | 'assigned-upon-saving' | 'unassigned-upon-saving'

/** True if the box of an agent is ticked. */
export function isAssigned({ agentNumber, assigned }: ManagedAgent, pending: PendingAssignments): boolean {
  return pending.get(agentNumber) ?? assigned
}

/** Ticks or unticks an agent; going back to what is saved is no change any more. */
export function assignAgent(pending: PendingAssignments, agent: ManagedAgent, assigned: boolean): PendingAssignments {
  const next = new Map(pending)
  if (assigned === agent.assigned) next.delete(agent.agentNumber)
  else next.set(agent.agentNumber, assigned)
  return next
}

/** The state of an agent's status cell. */
export function assignmentStatus(agent: ManagedAgent, pending: PendingAssignments): AssignmentStatus {
  const wanted = isAssigned(agent, pending)
  if (wanted === agent.assigned) return wanted ? 'assigned' : 'none'
  return wanted ? 'assigned-upon-saving' : 'unassigned-upon-saving'
}

/** The list after the changes are saved. */
export function withAssignments(agents: readonly ManagedAgent[], pending: PendingAssignments): readonly ManagedAgent[] {
  return agents.map((agent) => ({ ...agent, assigned: isAssigned(agent, pending) }))
}

/** The names of those who assigned or unassigned an agent since the user saw the list, by agent number. */
export function agentsChangedMeanwhile(
  agents: readonly ManagedAgent[],
  seen: readonly ManagedAgent[],
): ReadonlyMap<string, string> {
  const before = new Map(seen.map((agent) => [agent.agentNumber, agent.assigned]))
  const names = agents.flatMap(({ agentNumber, assigned, changedBy }) =>
    before.get(agentNumber) === !assigned && changedBy ? [[agentNumber, changedBy] as const] : [],
  )
  return new Map(names)
}

export const defaultManagedAgentsSort: ListSort = { columnId: 'status', direction: 'descending' }

/**
 * Orders the agents of the Edit Managed Agents page. Status descending puts assigned agents first, those assigned upon
 * saving included; agents of equal status are sorted by name, A to Z.
 */
export function sortManagedAgents(
  agents: readonly ManagedAgent[],
  pending: PendingAssignments,
  { columnId, direction }: ListSort,
): readonly ManagedAgent[] {
  const sign = direction === 'descending' ? -1 : 1
  const byStatus = (a: ManagedAgent, b: ManagedAgent) => Number(isAssigned(a, pending)) - Number(isAssigned(b, pending))
  if (columnId === 'name') return agents.toSorted((a, b) => sign * byName(a, b))
  return agents.toSorted((a, b) => sign * byStatus(a, b) || byName(a, b))
}

function byName(a: ManagedAgent, b: ManagedAgent): number {
  return compareText(a.name, b.name)
}
