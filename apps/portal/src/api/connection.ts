import { healthPath } from '@producer-portal/domain/config'
import { useSyncExternalStore } from 'react'
import { mutate } from 'swr'

/** The time until the service is asked again whether it can be reached, in milliseconds. */
const nextCheck = 5_000

let isLost = false
let timer: ReturnType<typeof setTimeout> | undefined
let check: Promise<void> | undefined
const listeners = new Set<() => void>()

/** True while the service can't be reached. */
export function isOffline(): boolean {
  return isLost
}

/** The same for a component. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOffline)
}

/** Calls back when the connection is lost, and when it is back. @returns stops that */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Calls back as soon as the service can be reached: at once, if it can be reached now. @returns gives that up */
export function whenOnline(act: () => void): () => void {
  if (!isLost) {
    act()
    return () => undefined
  }
  const stop = onConnectionChange(() => {
    if (isLost) return
    stop()
    act()
  })
  return stop
}

/** From now on the browser's own news count, and so do files of the portal that fail to load. */
export function watchConnection(): void {
  window.addEventListener('offline', reportLost)
  window.addEventListener('online', checkConnection)
  window.addEventListener('vite:preloadError', checkConnection)
  if (!navigator.onLine) reportLost()
}

/** The service has answered. */
export function reportReached(): void {
  clearTimeout(timer)
  // Failed data comes by itself, and the rest is up to date again
  if (change(false)) void mutate(() => true)
}

/** Nothing comes through. From now on the service is asked until it answers. */
export function reportLost(): void {
  change(true)
  clearTimeout(timer)
  timer = setTimeout(checkConnection, nextCheck)
}

/** Asks the service whether it can be reached: that a single call failed says nothing. */
export function checkConnection(): void {
  check ??= window
    .fetch(`/api${healthPath}`, { method: 'HEAD', cache: 'no-store', credentials: 'omit' })
    .then(reportReached, reportLost)
    .finally(() => {
      check = undefined
    })
}

function change(next: boolean): boolean {
  if (isLost === next) return false
  isLost = next
  for (const listener of listeners) listener()
  return true
}
