import { localDay } from '@producer-portal/domain/formatting'
import { useMemo, useSyncExternalStore } from 'react'

/** Today at noon; the same object all day. Updates when the user returns to the page after midnight. */
export function useToday(): Date {
  const day = useSyncExternalStore(onLook, localToday)
  return useMemo(() => new Date(`${day}T12:00:00`), [day])
}

/** The same for the UTC day. */
export function useUtcToday(): Date {
  const day = useSyncExternalStore(onLook, utcToday)
  return useMemo(() => new Date(`${day}T12:00:00Z`), [day])
}

const localToday = () => localDay(new Date())
const utcToday = () => new Date().toISOString().slice(0, 10)

function onLook(check: () => void): () => void {
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  return () => {
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
  }
}
