import { loadLateParts } from '@producer-portal/ui'

const settlingTime = 5000

/** Loads what opens over a page once that page has had its time, so that the first menu or dialog opens at once. */
export function loadAhead(): void {
  setTimeout(() => {
    loadLateParts().catch(() => undefined)
  }, settlingTime)
}
