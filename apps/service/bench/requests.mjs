/**
 * The cost of requests, on the embedded database with 10,000 cases: CPU per request beside a bare server (`floor.mjs`),
 * and how long others wait while long lists are read. Linux only: it reads CPU times from /proc. `node
 * apps/service/bench/requests.mjs`
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { agent, ask, median, ms, row, signIn, start } from './measure.mjs'

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const answers = join(folder, 'answers')
mkdirSync(answers)
const small = '/api/messages/count'
const list = '/api/contractsAndRequirements?type=pending'
/** CPU time of a process so far, in milliseconds; the kernel counts in hundredths of a second. */
function cpu(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

async function cpuPerRequest({ origin, pid }, path, headers, count) {
  for (let left = count / 10; left > 0; left -= 1) await ask(origin, path, headers)
  const before = cpu(pid)
  for (let left = count; left > 0; left -= 1) await ask(origin, path, headers)
  return (cpu(pid) - before) / count
}

const service = await start('../src/main.ts', [], {
  DATA_DIR: folder,
  PORT: '0',
  SEED_CASES: '10000',
  PORTAL_DIST: '/-',
})
const { origin } = service
const big = await signIn(origin, 'bigbook')
const middle = await signIn(origin, 'okafor')

const cold = await ask(origin, list, big)
row('the long list, first time: first rows', ms(cold.first), 'of 10,000 cases')
row('the long list, first time: all', ms(cold.last), `${(gunzipSync(cold.bytes).byteLength / 1e6).toFixed(1)} MB`)
const warm = await ask(origin, list, big)
row('the long list again: all', ms(warm.last), `${(warm.bytes.byteLength / 1e6).toFixed(1)} MB packed`)
const unchanged = []
for (let left = 200; left > 0; left -= 1) {
  const { status, last } = await ask(origin, list, { ...big, 'if-none-match': warm.headers.etag })
  if (status !== 304) throw new Error(`304 was expected, not ${status}`)
  unchanged.push(last)
}
row('the long list, unchanged (304)', ms(median(unchanged)), 'goal: 5 ms')

const people = '/api/delegation/agencyUsers?agencyNumber=AG5005'
const peopleTimes = []
for (let left = 20; left > 0; left -= 1) {
  const { status, last } = await ask(origin, people, middle)
  if (status !== 200) throw new Error(`200 was expected, not ${status}`)
  peopleTimes.push(last)
}
row('the 2,000 people of an agency', ms(median(peopleTimes)), 'goal: 100 ms')

// After a restart nobody has read the list yet.
await service.stop()
const restarted = await start('../src/main.ts', [], {
  DATA_DIR: folder,
  PORT: '0',
  PORTAL_DIST: '/-',
  SEED_CASES: '10000',
})
await ask(restarted.origin, small, big)
const reading = Promise.all(Array.from({ length: 8 }, () => ask(restarted.origin, list, big)))
const waits = []
const state = { isReading: true }
const ended = reading.finally(() => (state.isReading = false))
while (state.isReading) waits.push((await ask(restarted.origin, '/api/health')).last)
await ended
row('health while eight clients read it, worst', ms(Math.max(...waits)), `goal: 100 ms, of ${waits.length}`)

const measured = []
for (const { path, headers, count } of [
  { path: small, headers: big, count: 2_000 },
  { path: '/api/profile', headers: big, count: 2_000 },
  { path: list, headers: middle, count: 500 },
  { path: list, headers: big, count: 100 },
]) {
  measured.push({ path, headers, count, ours: await cpuPerRequest(restarted, path, headers, count) })
}
const index = []
for (const [at, { path, headers }] of measured.entries()) {
  const answer = await ask(restarted.origin, path, headers)
  const name = `${at}.bin`
  writeFileSync(join(answers, name), answer.bytes)
  const { 'content-type': type, 'content-encoding': encoding } = answer.headers
  index.push({
    path: `${path}${path.includes('?') ? '&' : '?'}floor=${at}`,
    file: name,
    headers: { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) },
  })
}
writeFileSync(join(answers, 'index.json'), JSON.stringify(index))
await restarted.stop()

const floor = await start('floor.mjs', [folder, answers], {})
for (const [at, { path, headers, count, ours }] of measured.entries()) {
  const theirs = await cpuPerRequest(floor, index[at].path, headers, count)
  const goal = path === list ? 2 : 1.5
  row(
    `CPU: ${path.replace('/api', '').split('?')[0]}, ${readFileSync(join(answers, index[at].file)).byteLength} bytes`,
    `${(ours / theirs).toFixed(2)}x`,
    `${ms(ours)} beside ${ms(theirs)}; goal: ${goal}x`,
  )
}
await floor.stop()
agent.destroy()
rmSync(folder, { recursive: true })
