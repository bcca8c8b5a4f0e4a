import { readSettings } from './config/settings.ts'
import { StartupError } from './config/startup-error.ts'
import { announcement } from './server/announce.ts'
import { stopOnSignal } from './server/signals.ts'
import { startService } from './server/start.ts'

try {
  const settings = readSettings(process.env)
  const starting = startService(settings)
  // A Ctrl-C during the start waits until what was opened can be closed again.
  stopOnSignal(async () => (await starting).stop())
  const { port } = await starting
  process.stdout.write(`${announcement(port, settings.SEED_CASES)}\n`)
} catch (error) {
  const reason = error instanceof StartupError ? error.message : error
  console.error(reason)
  process.exit(1)
}
