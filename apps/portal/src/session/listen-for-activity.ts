import { sessionConstants } from '@producer-portal/domain/session'

const signs = ['keydown', 'pointerdown', 'pointermove', 'touchstart', 'wheel'] as const

/** Whoever scrolls without a pause is heard all the same, in milliseconds. */
const longestWait = 5_000

/**
 * Hears keys, pointer and wheel. Signs that follow one another closely are one activity, told when they pause.
 * @param onActivity gets the moment of the last sign, in milliseconds since 1970: the machine may have slept since
 * @returns ends it
 */
export function listenForActivity(onActivity: (atMs: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let firstAt = 0
  let lastAt = 0
  const tell = () => {
    timer = undefined
    onActivity(lastAt)
  }
  const hear = () => {
    lastAt = Date.now()
    if (timer === undefined) firstAt = lastAt
    clearTimeout(timer)
    const rest = Math.max(0, firstAt + longestWait - lastAt)
    timer = setTimeout(tell, Math.min(sessionConstants.idleDebounceMs, rest))
  }
  for (const sign of signs) window.addEventListener(sign, hear, { capture: true, passive: true })
  return () => {
    clearTimeout(timer)
    for (const sign of signs) window.removeEventListener(sign, hear, { capture: true })
  }
}
