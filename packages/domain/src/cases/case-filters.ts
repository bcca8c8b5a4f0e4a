import type { Requirement } from '../requirements/requirement.ts'
import type { SentContext } from '../requirements/sent-markers.ts'
import { withFirst } from '../requirements/sort-into-buckets.ts'
import { readOrderer } from '../requirements/statuses.ts'
import { agentFilterOptions, matchesAgent } from '../lists/agent-filter.ts'
import type { ViewedAgent } from '../lists/agent-filter.ts'
import { ageClasses, isOfAge } from './case-age.ts'
import type { AgeClass } from './case-age.ts'
import { getAttentions, needsAttention } from './case-attention.ts'
import type { Case } from './case.ts'
import type { ContractType } from './contract-types.ts'
import type { ColumnFilterOptions } from '../lists/column-filters.ts'
import { allValue, countFilters, textOptions, toOfferedValue } from '../lists/filters.ts'
import type { FilterOption } from '../lists/filters.ts'
import { nameFilter, warmSearchIndex } from '../lists/name-filter.ts'
import { firstLocalDay, longTimeFilters, passesLocalDay, shortTimeFilters } from '../lists/time-filter.ts'
import type { TimeFilter } from '../lists/time-filter.ts'

/** The filters of a New Business list, all of which a case must pass. */
export interface CaseFilters {
  /** Part of the insured's full name or of the contract number. */
  readonly name: string
  /** An agency (`AG…`), an agent number, or 'all'. */
  readonly agent: string
  /** A case status, or 'all'. */
  readonly status: string
  /** 'Agent', 'Home Office' or 'all': who must answer at least one requirement of the case. */
  readonly orderedBy: string
  readonly time: TimeFilter
  /** The time since the case was processed, or 'all'. Set by the chart of the dashboard. */
  readonly age: AgeClass | typeof allValue
  /** The reason a case needs the producer now, or 'all'. Set by the links of the dashboard. */
  readonly attention: string
}

/** Every filter lets everything through. */
export const defaultCaseFilters: CaseFilters = {
  name: '',
  agent: allValue,
  status: allValue,
  orderedBy: allValue,
  time: 'all',
  age: allValue,
  attention: allValue,
}

/** The choices of Ordered By, besides 'all'. */
export const orderedByValues = ['Agent', 'Home Office'] as const

/** The Not Placed list has no requirement columns, so it has no Ordered By filter. */
export function hasOrderedByFilter(type: ContractType): boolean {
  return type !== 'not_placed'
}

/** Every status that occurs in the cases. */
export function statusOptions(cases: readonly Case[]): FilterOption[] {
  return textOptions(cases.map((row) => row.caseStatus))
}

/** The choices of the time filter of a list. */
export function caseTimeFilters(type: ContractType): readonly TimeFilter[] {
  return type === 'pending' ? shortTimeFilters : longTimeFilters
}

/** The choices that a list offers, from its loaded cases. */
export interface CaseFilterOptions extends ColumnFilterOptions {
  readonly agent: readonly FilterOption[]
  readonly status: readonly FilterOption[]
}

/**
 * The choices of agency, agent and status, from the loaded cases.
 * @param viewed the agent whose list it is: offered, too, when no case is theirs
 */
export function getCaseFilterOptions(cases: readonly Case[], viewed?: ViewedAgent): CaseFilterOptions {
  return { agent: agentFilterOptions(cases, viewed), status: statusOptions(cases) }
}

/**
 * Filters as a list can have them: a choice that it does not offer, as in the URL of another list or of an older
 * book, counts as 'all'.
 */
export function toOfferedCaseFilters(
  filters: CaseFilters,
  type: ContractType,
  options: CaseFilterOptions,
): CaseFilters {
  return {
    name: filters.name,
    agent: toOfferedValue(filters.agent, options.agent),
    status: toOfferedValue(filters.status, options.status),
    orderedBy: hasOrderedByFilter(type) ? toOffered(filters.orderedBy, orderedByValues) : allValue,
    time: caseTimeFilters(type).find((time) => time === filters.time) ?? defaultCaseFilters.time,
    age: filters.age,
    attention: toOffered(filters.attention, getAttentions(type)),
  }
}

const toOffered = (value: string, offered: readonly string[]) => (offered.includes(value) ? value : allValue)

/** The filters of a New Business list, for its screen and for its part of the widget. */
export function caseFilterRules(type: ContractType) {
  return {
    defaultFilters: defaultCaseFilters,
    filterValues: { time: caseTimeFilters(type), age: [allValue, ...ageClasses] as const },
    getFilterOptions: getCaseFilterOptions,
    toOfferedFilters: (filters: CaseFilters, options: CaseFilterOptions) =>
      toOfferedCaseFilters(filters, type, options),
    filterRows: filterCases,
    warmSearchIndex,
  }
}

/**
 * The cases that pass every filter, in the order in which they came; the same array where no filter is set.
 * Ordered By puts the requirements that it found first, so that a row shows what was looked for.
 * @param now the moment from whose local midnight the time filter counts
 * @param sent the answers sent recently, which need no attention
 */
export function filterCases<Row extends Case>(
  cases: readonly Row[],
  filters: CaseFilters,
  now: Date,
  sent?: SentContext,
): readonly Row[] {
  if (countFilters(filters) === 0) return cases
  const named = nameFilter(filters.name)
  const firstDay = firstLocalDay(filters.time, now)
  const isOrderedBy = ({ orderedBy }: Requirement) => readOrderer(orderedBy) === filters.orderedBy
  const isAnyone = filters.orderedBy === allValue
  const found = cases.filter(
    (row) =>
      named(row) &&
      matchesAgent(row, filters.agent) &&
      (filters.status === allValue || row.caseStatus === filters.status) &&
      (isAnyone || row.requirements.some(isOrderedBy)) &&
      passesLocalDay(row.procDate, firstDay) &&
      isOfAge(row, filters.age) &&
      needsAttention(row, filters.attention, sent),
  )
  return isAnyone ? found : found.map((row) => ({ ...row, requirements: withFirst(row.requirements, isOrderedBy) }))
}
