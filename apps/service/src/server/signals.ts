/** A Ctrl-C reaches the service from the terminal and once more through the scripts in front of it. */
const sameKeyPressMs = 1_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends the process cleanly on the first signal: `stop` runs, then it exits with 0. A further signal, later than the
 * echo of the first, ends it at once.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameKeyPressMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, onSignal)
}
