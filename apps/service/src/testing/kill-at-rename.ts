import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Kills this process in the middle of storing a document; a test loads it before the service. `KILL_AT` says where:
 * `moved`, as soon as the file is complete, or `named`, before it gets its final name.
 */
const { rename } = promises
promises.rename = async (from, to) => {
  if (String(to).includes('documents')) killAt('named')
  await rename(from, to)
  if (String(to).endsWith('.unsaved')) killAt('moved')
}
syncBuiltinESMExports()

function killAt(place: string): void {
  if (process.env['KILL_AT'] === place) process.kill(process.pid, 'SIGKILL')
}
