import { localDay } from '@producer-portal/domain/cases'
import { useMemo, useSyncExternalStore } from 'react'

/**
 * The present day, at noon; the same object all day. A page that is looked at again after midnight goes over to the new
 * day.
 */
export function useToday(): Date {
  const day = useSyncExternalStore(onLook, today)
  return useMemo(() => new Date(`${day}T12:00:00`), [day])
}

const today = () => localDay(new Date())

function onLook(check: () => void): () => void {
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
  }
}
