import { existsSync, promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Kills this process in the middle of storing a document; a test loads it before the service. `KILL_AT` says where:
 * `moved`, as soon as the file is complete, or `named`, before it gets its final name. Not before the file `KILL_SIGN`
 * is there: the service stores documents of its own, too.
 */
const { rename } = promises
promises.rename = async (from, to) => {
  if (String(to).includes('documents')) killAt('named')
  await rename(from, to)
  if (String(to).endsWith('.unsaved')) killAt('moved')
}
syncBuiltinESMExports()

function killAt(place: string): void {
  const { KILL_AT, KILL_SIGN = '' } = process.env
  if (KILL_AT === place && existsSync(KILL_SIGN)) process.kill(process.pid, 'SIGKILL')
}
