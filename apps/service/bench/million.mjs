/**
 * What a carrier's book of 1,000,000 cases costs on a PostgreSQL server of this machine: searches of the home office,
 * alone and twelve at once beside another user, lists that didn't change, and people of a small agency.
 * `node apps/service/bench/million.mjs`; `CASES=100000` for a smaller book.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { findPostgres, startPostgres } from '../src/testing/postgres-server.ts'
import { agent, ask, median, ms, row, signIn, start } from './measure.mjs'

const cases = Number(process.env.CASES ?? 1_000_000)
const [agencies, people, portion] = [2000, 20_000, 20_000]
const small = '/api/messages/count'

const programs = findPostgres()
if (programs === null) throw new Error('This bench needs the programs of a PostgreSQL server (initdb, pg_ctl).')
const server = await startPostgres(programs)
const DATABASE_URL = await server.createDatabase('million')
const DATA_DIR = mkdtempSync(join(tmpdir(), 'bench-'))
const settings = { DATABASE_URL, DATA_DIR, PORT: '0', SEED_CASES: '1000', PORTAL_DIST: '/-' }
const open = () => start('../src/main.ts', [], settings)

await (await open()).stop()
const client = new Client({ connectionString: DATABASE_URL })
await client.connect()
const began = performance.now()
await fill()
row(
  `${cases.toLocaleString('en-US')} cases by SQL`,
  `${((performance.now() - began) / 1000).toFixed(0)} s`,
  'goal: 300 s',
)

const starting = performance.now()
const service = await open()
row('start on it', ms(performance.now() - starting))

const [hale, okafor, rivera] = await Promise.all(
  ['hale', 'okafor', 'rivera'].map((userId) => signIn(service.origin, userId)),
)
const search = (text) => `/api/search/contract/${encodeURIComponent(text)}`
const floor = median(await times(50, small, hale))
for (const [name, text] of [
  ['a common name', 'Nguyen'],
  ['first and last name', 'maria garcia'],
  ['a name without its apostrophe', 'osullivan'],
  ['part of a number', '0012345'],
  ['nothing found', 'Zebulon Quartermaine'],
]) {
  const taken = await times(50, search(text), hale)
  row(
    `home office, ${name}: p95`,
    ms(percentile95(taken)),
    `goal: 100 ms; median ${(median(taken) / floor).toFixed(1)}x ${small}`,
  )
}

for (const text of ['garcia', 'Zebulon', '500123']) {
  const taken = await times(50, `/api/search/${text}`, hale)
  row(`home office, agents and agencies, ${text}: p95`, ms(percentile95(taken)), 'goal: 100 ms')
}

const alone = await times(50, '/api/profile', okafor)
const searches = Array.from({ length: 12 }, () => times(4, search('maria garcia'), hale))
const beside = await times(50, '/api/profile', okafor)
await Promise.all(searches)
row("another user's profile beside 12 searches: median", ms(median(beside)), `alone ${ms(median(alone))}`)

const list = '/api/contracts?type=pending'
const { etag } = (await ask(service.origin, list, rivera)).headers
const unchanged = []
for (let round = 0; round < 50; round += 1) {
  await client.query(`update new_business_case set ipn = ipn where id = (
    select id from new_business_case where agency_nos = array['M${1 + (round % agencies)}'] limit 1)`)
  const { status, last } = await ask(service.origin, list, { ...rivera, 'if-none-match': etag })
  if (status !== 304) throw new Error(`304 was expected, not ${status}`)
  unchanged.push(last)
}
row("a list after another agency's change: p95", ms(percentile95(unchanged)), 'goal: 20 ms')

const peopleOf = (agencyNo) => times(20, `/api/delegation/agencyUsers?agencyNumber=${agencyNo}`, okafor)
row('the people of a small agency: p95', ms(percentile95(await peopleOf('AG1001'))), 'goal: 20 ms')

await service.stop()
await client.end()
agent.destroy()
server.stop()
rmSync(DATA_DIR, { recursive: true })

/** Copies of the demo's cases under other names and numbers, spread over agencies, with people and assignments. */
async function fill() {
  await client.query(`insert into agency select 'M' || n, 'Agency ' || n from generate_series(1, ${agencies}) as n`)
  await client.query(`insert into member (user_id, agency_no, agent_no, full_name, document)
    select 'm' || n, 'M' || (1 + n % ${agencies}), case when n % 2 = 0 then (500000 + n)::text end, 'Person ' || n, '{}'
    from generate_series(1, ${people}) as n`)
  await client.query(`insert into assigned_agent
    select 'm' || n, 'M' || (1 + n % ${agencies}), (500000 + agent)::text, 'NBC01', true, 'okafor', now()
    from generate_series(1, ${people}, 2) as n, generate_series(2, 100, 2) as agent`)
  await client.query(`create temporary table template as
    select row_number() over () - 1 as place, count(*) over () as most, c.* from new_business_case as c`)
  await client.query(`create temporary table person as select row_number() over () - 1 as place, count(*) over () as most,
    name from (select distinct name from client_contract) as names`)
  for (let from = 1; from <= cases; from += portion) {
    await client.query(`insert into new_business_case
        (list, co_code, co_type, contract_no, ipn, proc_date, agency_nos, agent_nos, document)
      select list, co_code, co_type, lpad((3000000000 + n)::text, 10, '0'), 'I' || n, proc_date,
        array['M' || (1 + n % ${agencies})], array[(500000 + n % ${people})::text],
        (document::jsonb || jsonb_build_object('clients', jsonb_build_array(jsonb_build_object(
          'ipn', 'I' || n, 'fullName', person.name))))::json
      from generate_series(${from}, ${Math.min(cases, from + portion - 1)}) as n
      join template on template.place = n % template.most join person on person.place = n % person.most`)
  }
  await client.query('vacuum analyze')
}

async function times(count, path, headers) {
  const taken = []
  for (let left = count; left > 0; left -= 1) {
    const { status, last } = await ask(service.origin, path, headers)
    if (status !== 200) throw new Error(`${path}: 200 was expected, not ${status}`)
    taken.push(last)
  }
  return taken
}

function percentile95(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)]
}
