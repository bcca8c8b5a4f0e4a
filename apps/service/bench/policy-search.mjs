/**
 * The time the policy search of illustration requests takes over 20,000 contracts of one agent, on the embedded
 * database and over HTTP. Fails when 95 of 100 searches don't answer within 100 ms. `node
 * apps/service/bench/policy-search.mjs`
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { openEmbedded } from '../src/store/database/embedded.ts'

const contracts = 20_000
const goal = 100
const agentNo = '900001'
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const given = 'Ada Aoife Björn Chloé Dmitri Elif François Hana Ingrid Kwame Lucía Mei Noah Olga Piotr Renée'.split(' ')
const family = "Abernathy Bergström D'Amico Dąbrowski Ellison Ibáñez Kovács Lopez Müller O'Brien Osei Tanaka".split(' ')

async function start() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0', SEED_CASES: '40', PORTAL_DIST: '/-' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise((resolve, reject) => {
    let output = ''
    child.once('exit', () => reject(new Error(`The service ended: ${output}`)))
    child.stdout.on('data', (chunk) => {
      output += chunk
      const found = /ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
  })
  child.removeAllListeners('exit')
  const stop = () =>
    new Promise((resolve) => {
      child.once('exit', resolve)
      child.kill('SIGTERM')
    })
  return { api: `http://127.0.0.1:${port}/api`, stop }
}

/** Copies one contract of the agent many times, with other names and numbers. */
async function addContracts() {
  const { db, close } = await openEmbedded(folder)
  await sql`
    insert into inforce_contract (co_code, co_type, contract_no, agency_nos, agent_nos, document)
    select co_code, co_type, number, agency_nos, array[${agentNo}], (document::jsonb || jsonb_build_object(
      'contract', (document->'contract')::jsonb || jsonb_build_object('contractNo', number),
      'clients', jsonb_build_array(jsonb_build_object('ipn', number, 'fullName', name))))::json
    from (select * from inforce_contract where ${agentNo} = any (agent_nos) limit 1) as one,
      generate_series(1, ${contracts}) as place,
      lateral (select '76' || lpad(place::text, 8, '0') as number,
        (array[${sql.join(given)}])[1 + place % ${given.length}] || ' ' ||
        (array[${sql.join(family)}])[1 + place / 7 % ${family.length}] as name) as made`.execute(db)
  const { rows } = await sql`select count(*)::int as count from illustration_policy`.execute(db)
  await sql`analyze`.execute(db)
  await close()
  return rows[0].count
}

const first = await start()
await first.stop()
const count = await addContracts()
const { api, stop } = await start()
const signIn = await fetch(`${api}/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ username: 'bigbook', password: 'Producer#2026' }),
})
const headers = { authorization: `Bearer ${(await signIn.json()).jwt}` }

const texts = [
  'a',
  'osei',
  'ibanez lucia',
  "o'brien",
  '7600019',
  '7600000042',
  '0042',
  'nobody of this name',
  '%',
  'x y z',
]
const times = []
for (let round = 0; round < 21; round += 1) {
  for (const text of texts) {
    const began = performance.now()
    const answer = await fetch(`${api}/illustration/policies/${agentNo}/${encodeURIComponent(text)}`, { headers })
    const found = await answer.json()
    const took = performance.now() - began
    if (answer.status !== 200) throw new Error(`${text}: ${answer.status}`)
    if (round === 0)
      console.log(`${text.padEnd(24)} ${String(found.length).padStart(4)} found   ${took.toFixed(0)} ms first`)
    else times.push(took)
  }
}
await stop()
rmSync(folder, { recursive: true })
const sorted = times.toSorted((a, b) => a - b)
const at = (share) => sorted[Math.floor(sorted.length * share)]
console.log(
  `${count} policies, ${times.length} searches: median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, goal ${goal} ms`,
)
if (at(0.95) > goal) process.exitCode = 1
