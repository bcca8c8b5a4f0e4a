import { type Case, unknownCaseStatuses } from '@producer-portal/domain/cases'
import { type Requirement, unknownRequirementValues } from '@producer-portal/domain/requirements'
import { useEffect } from 'react'

// Bundlers put the mode in its place, as they do for React: only these very words, and browsers have no `process`
declare const process: { readonly env: { readonly NODE_ENV?: string } }
const isDevelopment = process.env.NODE_ENV !== 'production'

const reported = new Set<string>()

/** Says once which values the portal doesn't know; in development only. */
function warn(field: string, values: readonly string[]): void {
  const fresh = values.filter((value) => !reported.has(`${field} ${value}`))
  for (const value of fresh) reported.add(`${field} ${value}`)
  if (fresh.length > 0) console.warn(`${fresh.length} unknown ${field}: ${fresh.join(', ')}. See defineStatuses.`)
}

/**
 * Warns of statuses of cases that the portal doesn't know. Users see them as they came; `defineStatuses` makes them known.
 * @param cases keep the array between renders
 */
export function useCaseStatusWarning(cases: readonly Case[]): void {
  useEffect(() => {
    if (isDevelopment) warn('status of cases', unknownCaseStatuses(cases))
  }, [cases])
}

/** The same of the statuses and origins of requirements. */
export function useRequirementStatusWarning(requirements: readonly Requirement[]): void {
  useEffect(() => {
    if (!isDevelopment) return
    const { statuses, orderedBy } = unknownRequirementValues(requirements)
    warn('status of requirements', statuses)
    warn('orderedBy of requirements', orderedBy)
  }, [requirements])
}
