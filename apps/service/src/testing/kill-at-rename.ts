import { promises } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Kills this process in the middle of storing a document; a test loads it before the service. `KILL_AT` says where:
 * `moved`, as soon as the file is in the folder of stored documents, or `named`, before it gets its final name.
 */
const { rename } = promises
promises.rename = async (from, to) => {
  const isNamed = String(from).includes('documents')
  if (isNamed) killAt('named')
  await rename(from, to)
  if (!isNamed && String(to).includes('documents')) killAt('moved')
}
syncBuiltinESMExports()

function killAt(place: string): void {
  if (process.env['KILL_AT'] === place) process.kill(process.pid, 'SIGKILL')
}
