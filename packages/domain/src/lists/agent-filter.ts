import { getDisplayName } from '../formatting/display-name.ts'
import { allValue, inLabelOrder } from './filters.ts'
import type { FilterOption } from './filters.ts'
import type { Agent } from '../contracts/people.ts'

const agencyMark = 'AG'

/** True if a number is that of an agency; all others are those of agents. */
export function isAgencyNumber(number: string): boolean {
  return number.startsWith(agencyMark)
}

type FilterAgent = Partial<Agent>

/** The agency's value in the filter: it starts with `AG`. An agency without a number goes by its name. */
function agencyFilterValue({ agencyNo, agencyName }: FilterAgent): string | null {
  const value = agencyNo?.trim() || agencyName?.trim()
  if (!value) return null
  return isAgencyNumber(value) ? value : `${agencyMark}${value}`
}

/** The agent's value in the filter: the agent number. An agent without a number goes by name. */
function agentFilterValue(agent: FilterAgent): string | null {
  return agent.agentNo?.trim() || getDisplayName(agent) || null
}

interface AgencyBranch extends FilterOption {
  readonly agents: FilterOption[]
}

/** The agent whose lists home office views. */
export interface ViewedAgent {
  readonly number: string
  readonly name: string
}

/**
 * Every agency of the rows in alphabetical order, each followed by its agents.
 * @param viewed the agent whose list it is: offered, too, when no row is theirs
 */
export function agentFilterOptions(
  rows: readonly { readonly agents: readonly FilterAgent[] }[],
  viewed?: ViewedAgent,
): FilterOption[] {
  const branches = new Map<string, AgencyBranch>()
  const seen = new Set<string>()
  for (const agent of rows.flatMap((row) => row.agents)) {
    const agents = findBranch(agent, branches).agents
    const value = agentFilterValue(agent)
    // An agent of two agencies is one choice, at the first of them.
    if (value === null || seen.has(value)) continue
    seen.add(value)
    agents.push({ value, label: getDisplayName(agent) || value })
  }
  const missing = viewed && !seen.has(viewed.number) ? [{ value: viewed.number, label: viewed.name }] : []
  return [...missing, ...inLabelOrder([...branches.values()]).flatMap(toOptions)]
}

function findBranch(agent: FilterAgent, branches: Map<string, AgencyBranch>): AgencyBranch {
  const value = agencyFilterValue(agent) ?? ''
  const branch = branches.get(value) ?? { value, label: agent.agencyName?.trim() || value, agents: [] }
  branches.set(value, branch)
  return branch
}

function toOptions({ value, label, agents }: AgencyBranch): FilterOption[] {
  return [...(value === '' ? [] : [{ value, label }]), ...inLabelOrder(agents)]
}

/** True if a row belongs to the chosen agency or agent. */
export function matchesAgent(row: { readonly agents: readonly FilterAgent[] }, chosen: string): boolean {
  if (chosen === allValue) return true
  return row.agents.some((agent) => agencyFilterValue(agent) === chosen || agentFilterValue(agent) === chosen)
}
