/** The one abort signal of a call: it follows the caller's signal and its own clock. */
export interface Deadline {
  readonly signal: AbortSignal
  /** True when the clock ended the call rather than the caller. */
  readonly hasPassed: () => boolean
  /** Call when the answer is read: stops the clock and lets go of the caller's signal. */
  readonly stop: () => void
}

/** Starts the clock of a call; `timeout` in milliseconds. */
export function startDeadline(signal: AbortSignal | undefined, timeout: number): Deadline {
  const controller = new AbortController()
  let passed = false
  const timer = setTimeout(() => {
    passed = true
    controller.abort()
  }, timeout)
  const follow = () => controller.abort(signal?.reason)
  if (signal?.aborted) follow()
  signal?.addEventListener('abort', follow)
  return {
    signal: controller.signal,
    hasPassed: () => passed,
    stop: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', follow)
    },
  }
}
