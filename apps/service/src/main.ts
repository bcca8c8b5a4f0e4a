import { readSettings } from './config/settings.ts'
import { findUnknownSettings } from './config/unknown-settings.ts'
import { StartupError, errorText } from './errors.ts'
import { processLog } from './log.ts'
import { announcement } from './server/announce.ts'
import { startService } from './server/start.ts'

/** A Ctrl-C reaches the service from the terminal and again through the npm scripts. */
const sameKeyPressMs = 1_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

try {
  for (const unknown of findUnknownSettings(process.env)) processLog.event('setting unknown', { ...unknown })
  const settings = readSettings(process.env)
  const starting = startService(settings)
  // A Ctrl-C during startup waits until everything that was opened can be closed.
  stopOnSignal(async (signal) => (await starting).stop({ withNotice: signal === 'SIGTERM' }))
  const { port, hasAccounts } = await starting
  process.stdout.write(`${announcement(port, settings, hasAccounts)}\n`)
} catch (error) {
  const reason = error instanceof StartupError ? error.message : error
  console.error(reason)
  process.exit(1)
}

/**
 * Ends the process cleanly on the first signal: `stop` runs, then it exits with 0. A Ctrl-C later than the echo of the
 * first signal ends it at once.
 */
function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let stoppingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    if (stoppingSince !== undefined) {
      if (signal === 'SIGINT' && performance.now() - stoppingSince > sameKeyPressMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    stop(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Stopping failed: ${errorText(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of signals) process.on(signal, onSignal)
}
