/**
 * Kills the processes of a cluster at random while they take uploads and imports, send messages and prepare illustrations,
 * and the command that imports: nothing acknowledged may be lost, nothing sent under two ids, nothing left behind or half
 * brought in. `node apps/service/bench/kills.mjs`; `KILLS=60` for more than 20.
 */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { findOrInstallPostgres } from '../../../scripts/postgres.mjs'
import { startCluster } from '../src/testing/cluster.ts'
import { startCommands } from './kills/commands.mjs'
import { findFaults } from './kills/verify.mjs'
import { settings, startWork } from './kills/work.mjs'

const kills = Number(process.env.KILLS ?? 20)

/** The text messages that were taken. */
const sent = []
const receiver = createServer((request, response) => {
  const take = async () => {
    sent.push(await json(request))
    // Long enough for a kill before the answer
    await sleep(Math.random() * 200)
    response.writeHead(202).end()
  }
  take().catch(() => response.destroy())
})
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')

const errors = []
const cluster = await startCluster({
  programs: findOrInstallPostgres(),
  onOutput: (text) => errors.push(...text.split('\n').filter((line) => /^\d{4}-\S+ [\w ]*(?:failed|not )/.test(line))),
  settings: {
    ...settings,
    MESSAGE_WEBHOOK_URL: `http://127.0.0.1:${receiver.address().port}/`,
    MESSAGE_WEBHOOK_SECRET: 'x'.repeat(24),
  },
})
const work = await startWork(cluster.address)
const commands = startCommands(cluster, settings)
const start = Date.now()
const seconds = () => Math.round((Date.now() - start) / 1000)
const count = (lists) => Object.fromEntries(Object.entries(lists).map(([kind, { length }]) => [kind, length]))
const killed = cluster.processes.map(() => 0)
for (let kill = 1; kill <= kills; kill += 1) {
  await sleep(500 + Math.random() * 2500)
  const place = Math.floor(Math.random() * cluster.processes.length)
  await cluster.processes[place].kill()
  await cluster.processes[place].restart()
  killed[place] += 1
  console.log(`kill ${kill}, ${seconds()} s: acknowledged ${JSON.stringify(count(work.acknowledged))}`)
}
const [imports] = await Promise.all([commands.stop(), work.stop()])
const faults = [...imports.faults, ...(await findFaults(cluster, work, sent, imports.people))]
await cluster.stop()
receiver.close()
receiver.closeAllConnections()

const mailIds = cluster.mails.mails.map((mail) => /^Message-ID: (\S+)/im.exec(mail)?.[1])
const ids = [...sent.map(({ id }) => id), ...mailIds]
const repeated = ids.length - new Set(ids).size
console.log({
  seconds: seconds(),
  killed,
  acknowledged: count(work.acknowledged),
  // Calls whose answer a kill took along
  unknown: work.unknown,
  refused: work.refused,
  // Each was done once before, so the last kills didn't meet it
  ranOut: work.ranOut,
  commands: commands.counts,
  mails: cluster.mails.mails.length,
  texts: sent.length,
  // Under the id of their first try
  repeated,
})
for (const line of new Set(errors.map((entry) => entry.replace(/^\S+ /, '')))) console.log(`log: ${line.slice(0, 200)}`)
for (const fault of faults) console.error(`FAULT ${fault}`)
const all = [...faults, ...work.refused]
console.log(
  all.length === 0
    ? 'Nothing acknowledged is lost, no message came under two ids, nothing is left behind.'
    : `${all.length} faults`,
)
process.exit(all.length === 0 ? 0 : 1)
