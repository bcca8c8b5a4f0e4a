import { localDay } from '@producer-portal/domain/cases'
import { useMemo } from 'react'

/** The present day, at noon; the same object all day, and another one after midnight. */
export function useToday(): Date {
  const day = localDay(new Date())
  return useMemo(() => new Date(`${day}T12:00:00`), [day])
}
