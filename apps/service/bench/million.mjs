/**
 * Measures a carrier's book of 1,000,000 cases on a PostgreSQL server of this machine, while ten cases a second change:
 * the start after an upgrade, lists, searches, and people of agencies; and what it costs the process.
 * `node apps/service/bench/million.mjs`; `CASES=100000` for a smaller book, `DATABASE_URL` for a server that keeps it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { findOrInstallPostgres } from '../../../scripts/postgres.mjs'
import { startPostgres } from '../src/testing/postgres-server.ts'
import { agent, ask, median, ms, row, signIn, start } from './measure.mjs'
import { startChanges } from './million/changes.mjs'
import { agencies, fill } from './million/fill.mjs'
import { unpackOlderVersion } from './older-version.mjs'

const cases = Number(process.env.CASES ?? 1_000_000)
const token = 'token-of-the-policy-system-for-the-bench'
const small = '/api/messages/count'
const longList = '/api/contractsAndRequirements?type=pending'

const server = process.env.DATABASE_URL ? null : await startPostgres(findOrInstallPostgres())
const DATABASE_URL = process.env.DATABASE_URL ?? (await server.createDatabase('million'))
const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'))
const WATCH_FILE = join(DATA_DIR, 'watch.json')
const settings = {
  DATABASE_URL,
  DATA_DIR,
  WATCH_FILE,
  PORT: '0',
  PORTAL_DIST: '/-',
  IMPORT_TOKENS: token,
  TOKEN_LIFETIME_SECONDS: '86400',
  SHUTDOWN_DELAY_SECONDS: '0',
}
const client = new Client({ connectionString: DATABASE_URL })
await client.connect()
const { rows: known } = await client.query("select to_regclass('new_business_case') as found")
if (known[0].found === null) await prepare()

const starting = performance.now()
const watched = { ...settings, NODE_OPTIONS: `--import=${new URL('million/watch.mjs', import.meta.url)}` }
const service = await start('../src/main.ts', [], watched)
row('start', ms(performance.now() - starting), 'goal: 10 s')

const users = ['hale', 'okafor', 'rivera', 'bigbook']
const [hale, okafor, rivera, bigbook] = await Promise.all(users.map((userId) => signIn(service.origin, userId)))
const floor = median(await times(50, small, hale))
await ask(service.origin, longList, bigbook)
const before = await readScans()
const changes = await startChanges(service.origin, token, client)
await sleep(2000)
await readWatch()
const memory = []
const sampling = setInterval(() => memory.push(readMemory()), 1000)

const lists = { changed: [], whole: [], kept: [], unchanged: [] }
for (let round = 0; round < 30; round += 1) {
  await client.query(`update new_business_case set document = document where id = (
    select id from new_business_case where agency_nos @> array['AG9000'] order by id limit 1)`)
  const changed = await askOk(longList, bigbook)
  lists.changed.push(changed.first)
  lists.whole.push(changed.last)
  lists.kept.push((await askOk(longList, bigbook)).first)
  for (let again = 0; again < 3; again += 1) {
    await sleep(100)
    const headers = { ...bigbook, 'if-none-match': changed.headers.etag }
    lists.unchanged.push((await askOk(longList, headers, 304)).last)
  }
}
report('the list of 10,000 after a change, first byte', lists.changed, 150)
report('the list of 10,000 after a change, all of it', lists.whole)
report('the list of 10,000 again, first byte', lists.kept, 150)
report('the list of 10,000, unchanged (304)', lists.unchanged, 10)

const search = (text) => `/api/search/contract/${encodeURIComponent(text)}`
for (const [name, text] of [
  ['a common name', 'Nguyen'],
  ['first and last name', 'maria garcia'],
  ['a name without its apostrophe', 'osullivan'],
  ['part of a number', '0012345'],
  ['nothing found', 'Zebulon Quartermaine'],
]) {
  report(`home office, ${name}`, await times(50, search(text), hale), 100)
  report(`a producer of 10,000, ${name}`, await times(50, search(text), bigbook), 100)
}
for (const text of ['garcia', 'Zebulon', '500123']) {
  report(`home office, agents and agencies, ${text}`, await times(50, `/api/search/${text}`, hale), 100)
}

const peopleOf = (agencyNo) => `/api/delegation/agencyUsers?agencyNumber=${agencyNo}`
report('the people of an agency of 2,000', await times(50, peopleOf('AG5005'), okafor), 100)
report('the people of a small agency', await times(50, peopleOf('AG1001'), okafor), 20)
report('the worklist of a producer of 10,000', await times(20, '/api/worklist', bigbook))
report('the worklist of another producer', await times(20, '/api/worklist', rivera))
report('sign-in', await times(10, null, null))

const alone = await times(50, '/api/profile', okafor)
const searches = Array.from({ length: 12 }, () => times(4, search('maria garcia'), hale))
const beside = await times(50, '/api/profile', okafor)
await Promise.all(searches)
row("another user's profile beside 12 searches: median", ms(median(beside)), `alone ${ms(median(alone))}`)

// As long as it takes to see whether memory grows
while (memory.length < 180) {
  await times(1, longList, bigbook)
  await times(5, search('garcia'), hale)
  await sleep(500)
}
clearInterval(sampling)
const { perSecond, taken } = await changes.stop()
const watch = await readWatch()
row('changes beside all that', `${perSecond.toFixed(1)} a second`, `goal: 10; each p95 ${ms(percentile95(taken))}`)
row('the longest work on the event loop', ms(watch.longest), `goal: 50 ms; ${watch.long} longer`)
row('delay of the event loop: 99 of 100', ms(watch.late99), `longest ${ms(watch.latest)}`)
const third = Math.floor(memory.length / 3)
const [early, late] = [memory.slice(0, third), memory.slice(-third)].map(median)
row('memory, first and last third', `${early} and ${late} MB`, `${memory.length} s; goal: flat`)
for (const [table, count] of Object.entries(await readScans())) {
  const rows = count - (before[table] ?? 0)
  if (rows > 0) row(`rows of ${table} read without an index`, rows.toLocaleString('en-US'))
}
row(
  'load of the machine (1, 5 and 15 minutes)',
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' '),
)

await service.stop()
await client.end()
agent.destroy()
server?.stop()
rmSync(DATA_DIR, { recursive: true })

/** The version before makes the schema, so that the start is that after an upgrade. */
async function prepare() {
  const older = unpackOlderVersion(process.env.OLDER)
  if (older === null) console.log('There is no version before this one here: the start is one without an upgrade.')
  else row('upgrade', older.schema, `from commit ${older.name}`)
  await (await start(older?.main ?? '../src/main.ts', [], settings)).stop()
  older?.remove()
  const began = performance.now()
  await fill(client, cases)
  const seconds = (performance.now() - began) / 1000
  row(`${cases.toLocaleString('en-US')} cases, ${agencies} agencies by SQL`, `${seconds.toFixed(0)} s`)
}

async function askOk(path, headers, expected = 200) {
  const answer = await ask(service.origin, path, headers)
  if (answer.status !== expected) throw new Error(`${path}: ${expected} was expected, not ${answer.status}`)
  return answer
}

async function times(count, path, headers) {
  const waits = []
  for (let left = count; left > 0; left -= 1) {
    const began = performance.now()
    if (path === null) await signIn(service.origin, 'rivera')
    else await askOk(path, headers)
    waits.push(performance.now() - began)
  }
  return waits
}

function report(name, waits, goal) {
  const [middle, most] = [median(waits), percentile95(waits)]
  const against = goal === undefined ? '' : `goal: ${goal} ms${most <= goal ? '' : ' MISSED'}; `
  row(`${name}: p95`, ms(most), `${against}median ${ms(middle)}, ${(middle / floor).toFixed(1)}x ${small}`)
}

function percentile95(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]
}

async function readWatch() {
  rmSync(WATCH_FILE, { force: true })
  process.kill(service.pid, 'SIGUSR2')
  for (;;) {
    await sleep(50)
    try {
      return JSON.parse(readFileSync(WATCH_FILE, 'utf8'))
    } catch {
      // Not written yet
    }
  }
}

function readMemory() {
  const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${service.pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** Rows of the large tables that were read without an index. */
async function readScans() {
  await sleep(1200)
  const { rows } = await client.query(`select relname, seq_tup_read::float8 as count from pg_stat_user_tables
    where schemaname = 'public' and n_live_tup > 10000`)
  return Object.fromEntries(rows.map(({ relname, count }) => [relname, count]))
}
