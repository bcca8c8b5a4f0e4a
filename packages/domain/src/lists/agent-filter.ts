import { getDisplayName } from '../formatting/display-name.ts'
import { allOption, allValue, inLabelOrder } from './filters.ts'
import type { FilterOption } from './filters.ts'
import type { Agent } from '../contracts/people.ts'

const agencyMark = 'AG'

type FilterAgent = Partial<Agent>

/** The agency's value in the filter: it starts with `AG`. An agency without a number goes by its name. */
function agencyFilterValue({ agencyNo, agencyName }: FilterAgent): string | null {
  const value = agencyNo?.trim() || agencyName?.trim()
  if (!value) return null
  return value.startsWith(agencyMark) ? value : `${agencyMark}${value}`
}

/** The agent's value in the filter: the agent number. An agent without a number goes by name. */
function agentFilterValue(agent: FilterAgent): string | null {
  return agent.agentNo?.trim() || getDisplayName(agent) || null
}

interface AgencyBranch extends FilterOption {
  readonly agents: FilterOption[]
}

/** 'All', then every agency of the rows in alphabetical order, each followed by its agents. */
export function agentFilterOptions(rows: readonly { readonly agents: readonly FilterAgent[] }[]): FilterOption[] {
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
  return [allOption, ...inLabelOrder([...branches.values()]).flatMap(toOptions)]
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

/** Whether a row belongs to the chosen agency or agent. */
export function matchesAgent(row: { readonly agents: readonly FilterAgent[] }, chosen: string): boolean {
  if (chosen === allValue) return true
  return row.agents.some((agent) => agencyFilterValue(agent) === chosen || agentFilterValue(agent) === chosen)
}
