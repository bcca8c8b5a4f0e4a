import { unknownRequirementValues } from '@producer-portal/domain/requirements'
import type { Requirement } from '@producer-portal/domain/requirements'
import { useEffect } from 'react'

const told = new Set<string>()

/**
 * Tells those who run the portal, on the browser's console, which words of the policy system it does not know. People
 * see such requirements all the same: in the last group, with the word as it came. Each word is told once per page.
 */
export function useUnknownValuesWarning(requirements: readonly Requirement[]): void {
  useEffect(() => {
    const { statuses, orderedBy } = unknownRequirementValues(requirements)
    warn('status', statuses)
    warn('orderedBy', orderedBy)
  }, [requirements])
}

function warn(field: string, values: readonly string[]): void {
  const fresh = values.filter((value) => !told.has(`${field} ${value}`))
  for (const value of fresh) told.add(`${field} ${value}`)
  if (fresh.length > 0) console.warn(`${fresh.length} unknown ${field} of requirements: ${fresh.join(', ')}`)
}
