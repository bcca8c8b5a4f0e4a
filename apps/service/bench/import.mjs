/**
 * Measures the import of 100,000 cases on a PostgreSQL server of this machine: into an empty database, the same file
 * again, and one in which every tenth case has changed; and how long a user's list takes meanwhile. Memory is the most that
 * the command has at once, above what it has for a single case. `node apps/service/bench/import.mjs`; `CASES=10000` for fewer.
 */
import { spawn } from 'node:child_process'
import { createWriteStream, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { castAgencies, generateCases, getAgencyAgents } from '@producer-portal/domain/mocks'
import { Client } from 'pg'
import { findPostgres, startPostgres } from '../src/testing/postgres-server.ts'
import { agent, ask, ms, row, signIn, start } from './measure.mjs'

const cases = Number(process.env.CASES ?? 100_000)
const [most, mostMemory] = [60, 150]

const programs = findPostgres()
if (programs === null) throw new Error('This bench needs the programs of a PostgreSQL server (initdb, pg_ctl).')
const server = await startPostgres(programs)
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  const DATABASE_URL = await server.createDatabase('import')
  const settings = { ...process.env, PORTAL_MODE: 'prod', DATABASE_URL, DATA_DIR: folder }
  const made = generateCases({
    agency: castAgencies[0],
    agents: getAgencyAgents(castAgencies[0].agencyNo),
    type: 'pending',
    count: cases,
    clock: new Date('2026-03-16T15:00:00Z'),
  })
  const bringIn = async (name, rows) => {
    await writeCases(join(folder, name), rows)
    return measure(join(folder, name), settings)
  }
  // Brings the schema up, too
  await bringIn('one', made.slice(0, 1))
  const idle = await bringIn('one-again', made.slice(0, 1))
  const changed = made.map((each, place) => (place % 10 === 0 ? { ...each, caseStatus: 'Offer Pending' } : each))
  const books = {
    'into an empty database': made,
    'the same file again': made,
    'with every tenth changed': changed,
  }
  for (const [name, rows] of Object.entries(books)) {
    const { text, ...whole } = await bringIn(name, rows)
    const [seconds, memory] = [whole.seconds - idle.seconds, whole.megabytes - idle.megabytes]
    const isGood = seconds <= most && memory <= mostMemory
    row(
      `${cases.toLocaleString('en-US')} cases, ${name}`,
      `${seconds.toFixed(1)} s, ${memory} MB above idle`,
      `goal: ${most} s, ${mostMemory} MB${isGood ? '' : ': missed'}; ${text.trim()}`,
    )
  }
  await measureBeside(join(folder, 'into an empty database'))
} finally {
  server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function writeCases(place, rows) {
  mkdirSync(place, { recursive: true })
  const file = createWriteStream(join(place, 'cases.ndjson'))
  for (const { daysSinceProcDate: _days, ...each } of rows) {
    if (!file.write(`${JSON.stringify({ list: 'pending', ...each })}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

/** Runs the command; the most memory it had is read from the system until it ends. */
async function measure(place, env) {
  const began = performance.now()
  const script = join(import.meta.dirname, '../src/import-data.ts')
  const child = spawn(process.execPath, [script, place], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let kilobytes = 0
  const watch = setInterval(() => {
    try {
      const [, peak = 0] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
      kilobytes = Math.max(kilobytes, Number(peak))
    } catch {
      // It has ended.
    }
  }, 20)
  let text = ''
  child.stdout.on('data', (part) => (text += part))
  const [code] = await once(child, 'close')
  clearInterval(watch)
  if (code !== 0) throw new Error(`The import ended with ${code}: ${text}`)
  return { seconds: (performance.now() - began) / 1000, megabytes: Math.round(kilobytes / 1024), text }
}

/** How long the list of 10,000 takes alone, and while the cases come in: each time the whole list, after one of its rows has changed. */
async function measureBeside(place) {
  const DATABASE_URL = await server.createDatabase('beside')
  const settings = { DATABASE_URL, DATA_DIR: join(folder, 'beside'), PORTAL_MODE: 'test', SEED_CASES: '10000' }
  const service = await start('../src/main.ts', [], { ...settings, PORT: '0', PORTAL_DIST: '/-' })
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  const bigbook = await signIn(service.origin, 'bigbook')
  const readList = async (waits) => {
    await client.query(`update new_business_case set document = document where id = (
      select min(id) from new_business_case where agency_nos @> array['AG9000'])`)
    const { status, first, last } = await ask(service.origin, '/api/contractsAndRequirements?type=pending', bigbook)
    if (status !== 200) throw new Error(`The list: ${status}`)
    waits.push({ first, last })
  }
  const alone = []
  for (let count = 0; count < 30; count += 1) await readList(alone)
  const beside = []
  const over = new AbortController()
  const importing = measure(place, { ...process.env, ...settings }).finally(() => over.abort())
  while (!over.signal.aborted) await readList(beside)
  await importing
  for (const [name, part] of [
    ['first byte', 'first'],
    ['all of it', 'last'],
  ]) {
    const [idle, meanwhile] = [alone, beside].map((waits) => percentile95(waits.map((wait) => wait[part])))
    row(
      `the list of 10,000 while cases come in, ${name}: p95`,
      ms(meanwhile),
      `alone ${ms(idle)}, goal: twice that${meanwhile <= 2 * idle ? '' : ' MISSED'}; read ${beside.length} times`,
    )
  }
  await service.stop()
  await client.end()
  agent.destroy()
}

function percentile95(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]
}
