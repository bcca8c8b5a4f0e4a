/**
 * The time that the leaderboard takes over 10,000 issued cases on the embedded database, beside the smallest call of
 * the same run. `node apps/service/bench/ranking.mjs`
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openEmbedded } from '../src/store/database/embedded.ts'
import { agent, ask, median, ms, row, signIn, start } from './measure.mjs'

const rounds = 100
const small = '/api/messages/count'
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const settings = { DATA_DIR: folder, PORT: '0', SEED_CASES: '10000', PORTAL_DIST: '/-', FEATURE_LEADERBOARD: 'on' }

// The seed knows many pending cases of one agency only: they become issued ones of all agents.
const seeding = await start('../src/main.ts', [], settings)
await seeding.stop()
const { db, close } = await openEmbedded(folder)
await sql`
  with agents as (
    select agent_no, agency_no, row_number() over (order by agent_no) as place, count(*) over () as count
    from member where agent_no is not null)
  update new_business_case as issued
  set list = 'issued', agent_nos = array[agents.agent_no], agency_nos = array[agents.agency_no]
  from agents where agents.place = 1 + issued.id % agents.count`.execute(db)
const { rows } = await sql`select count(*)::int as count from new_business_case where list = 'issued'`.execute(db)
await sql`analyze`.execute(db)
await close()

const service = await start('../src/main.ts', [], settings)
const headers = await signIn(service.origin, 'rivera')

async function times(path) {
  const taken = []
  for (let left = rounds; left > 0; left -= 1) {
    const { status, last } = await ask(service.origin, path, headers)
    if (status !== 200) throw new Error(`200 was expected, not ${status} from ${path}`)
    taken.push(last)
  }
  return taken
}

const percentile95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]

const floor = median(await times(small))
for (const selector of ['agency', 'agent']) {
  const taken = await times(`/api/leaderboard/ranking?selector=${selector}&type=issued-cases`)
  row(
    `ranking of ${selector === 'agency' ? 'agencies' : 'agents'}, ${rows[0].count} issued cases: p95`,
    ms(percentile95(taken)),
    `goal: 150 ms; median ${ms(median(taken))}, ${(median(taken) / floor).toFixed(1)}x ${small}`,
  )
}
await service.stop()
agent.destroy()
rmSync(folder, { recursive: true })
