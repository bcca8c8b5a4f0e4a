import { unknownRequirementValues } from '@producer-portal/domain/requirements'
import type { Requirement } from '@producer-portal/domain/requirements'
import { useEffect } from 'react'

const reported = new Set<string>()

/**
 * Logs the values of the policy system that the portal doesn't know to the console, each once per page load. Users still
 * see such requirements, in the last group and with the value as it came.
 */
export function useUnknownValuesWarning(requirements: readonly Requirement[]): void {
  useEffect(() => {
    const { statuses, orderedBy } = unknownRequirementValues(requirements)
    warn('status', statuses)
    warn('orderedBy', orderedBy)
  }, [requirements])
}

function warn(field: string, values: readonly string[]): void {
  const fresh = values.filter((value) => !reported.has(`${field} ${value}`))
  for (const value of fresh) reported.add(`${field} ${value}`)
  if (fresh.length > 0) console.warn(`${fresh.length} unknown ${field} of requirements: ${fresh.join(', ')}`)
}
