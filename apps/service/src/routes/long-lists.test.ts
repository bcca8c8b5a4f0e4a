import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { forgetListChanges, identifyList } from '../store/long-lists.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
const token = await service.tokenOf('bigbook')

const lists = [
  '/contractsAndRequirements?type=pending',
  '/contracts?type=issued',
  '/inforce-contracts?type=all',
  '/inforce-contracts?type=service',
] as const
const read = (path: string, headers: Record<string, string> = {}, as = token) =>
  service.call(`/api${path}`, { token: as, headers })
const etagOf = async (path: string, as = token) => (await read(path, {}, as)).headers.get('etag') ?? ''

const identify = (agentNos: readonly string[] | null) => {
  const scope = [{ agencyNo: 'AG1001', agentNos }]
  const list = { table: 'new_business_case', list: 'pending', scope, today: '2026-03-09' } as const
  return identifyList(service.services.db, list)
}

describe('a long list', () => {
  test.each(lists)('%s is not sent again while it is unchanged', async (path) => {
    const first = await read(path)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, Array.isArray(first.body)]).toEqual([200, true])
    expect(etag).toMatch(/^W\/"[\w-]{20,}"$/)
    const again = await read(path, { 'if-none-match': etag })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    const other = await read(path, { 'if-none-match': `"x", ${etag}` })
    expect(other.status).toBe(304)
    expect((await read(path, { 'if-none-match': '"x"' })).text).toBe(first.text)
  })

  test('is the same packed and unpacked', async () => {
    const [path] = lists
    const plain = await read(path)
    const response = await service.request(`/api${path}`, {
      headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
    })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(response.headers.get('vary')).toBe('accept-encoding')
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(plain.text)
  })

  test('is sent again when anybody has changed a row of it', async () => {
    for (const [path, table] of [
      ['/contracts?type=pending', 'new_business_case'],
      ['/inforce-contracts?type=all', 'inforce_alert'],
    ] as const) {
      const etag = await etagOf(path)
      await sql`update ${sql.table(table)} set document = (document::jsonb || '{"changed":true}')::json`.execute(
        service.services.db,
      )
      const again = await read(path, { 'if-none-match': etag })
      expect([path, again.status]).toEqual([path, 200])
      expect(again.headers.get('etag')).not.toBe(etag)
      expect(again.text).toContain('"changed": true')
    }
  })

  test('stays as it is while rows of another agency are changed, added and deleted', async () => {
    const [rivera, vega] = [await service.tokenOf('rivera'), await service.tokenOf('vega')]
    const [path] = lists
    const changes = [
      sql`update new_business_case set ipn = ipn where 'AG2002' = any(agency_nos)`,
      sql`insert into new_business_case
        (list, co_code, co_type, contract_no, ipn, agency_nos, agent_nos, document)
        select 'pending', co_code, co_type, '0000000001', ipn, agency_nos, agent_nos, document
        from new_business_case where agency_nos = array['AG2002'] limit 1`,
      sql`delete from new_business_case where contract_no = '0000000001'`,
    ]
    for (const change of changes) {
      const [own, foreign] = [await etagOf(path, rivera), await etagOf(path, vega)]
      await change.execute(service.services.db)
      expect((await read(path, { 'if-none-match': own }, rivera)).status).toBe(304)
      expect((await read(path, { 'if-none-match': foreign }, vega)).status).toBe(200)
    }
  })

  test('is sent again to the agency that a row leaves, and to the one it goes to', async () => {
    const readers = await Promise.all(['rivera', 'vega'].map((user) => service.tokenOf(user)))
    const [path] = lists
    const etags = await Promise.all(readers.map((reader) => etagOf(path, reader)))
    const { rows } = await sql<{ id: number }>`update new_business_case set agency_nos = array['AG2002']
      where id = (select id from new_business_case where agency_nos = array['AG1001'] and list = 'pending' limit 1)
      returning id`.execute(service.services.db)
    const again = readers.map(
      async (reader, index) => (await read(path, { 'if-none-match': etags[index] ?? '' }, reader)).status,
    )
    expect(await Promise.all(again)).toEqual([200, 200])
    await sql`update new_business_case set agency_nos = array['AG1001'] where id = ${rows[0]?.id}`.execute(
      service.services.db,
    )
  })

  test('is sent again after more changes than are told apart', async () => {
    const rivera = await service.tokenOf('rivera')
    const [path] = lists
    const seen = new Set<string>()
    for (let round = 0; round < 24; round += 1) {
      await sql`update new_business_case set ipn = ipn where 'AG1001' = any(agency_nos)`.execute(service.services.db)
      seen.add(await etagOf(path, rivera))
    }
    expect(seen.size).toBe(24)
  })

  test('stays as it is after many changes, its own or those of another agency, once it was sent', async () => {
    const [rivera, vega] = [await service.tokenOf('rivera'), await service.tokenOf('vega')]
    const [path] = lists
    const change = (agencyNo: string) =>
      sql`update new_business_case set ipn = ipn where ${agencyNo} = any(agency_nos)`.execute(service.services.db)
    await change('AG1001')
    await change('AG1001')
    const own = await etagOf(path, rivera)
    for (let round = 0; round < 30; round += 1) await change('AG2002')
    const foreign = await etagOf(path, vega)
    expect((await read(path, { 'if-none-match': own }, rivera)).status).toBe(304)
    expect((await read(path, { 'if-none-match': foreign }, vega)).status).toBe(304)
  })

  test('leaves few changes behind, also of agencies whose lists nobody asks for', async () => {
    const { db } = service.services
    for (let round = 0; round < 30; round += 1)
      await sql`update inforce_alert set contract_no = contract_no where 'AG3003' = any(agency_nos)`.execute(db)
    expect(await forgetListChanges(db)).toBeGreaterThan(30)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from agency_list_change group by table_name, agency_no
      union all select count(*)::integer from list_change`.execute(db)
    expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(21)
    expect(await forgetListChanges(db)).toBe(0)
  })

  test('is sent again on the next day, as its days are counted', async () => {
    const etag = await etagOf(lists[0])
    service.advance(86_400)
    const tomorrow = await service.tokenOf('bigbook')
    expect((await read(lists[0], { 'if-none-match': etag }, tomorrow)).status).toBe(200)
    service.advance(-86_400)
  })

  test('of one user is not that of another, who sees other agents of the same agency', async () => {
    const [agency, agent] = [await identify(null), await identify(['100101'])]
    expect(agent.key).not.toBe(agency.key)
    expect(agent.etag).not.toBe(agency.etag)
  })

  test('is kept by no browser', async () => {
    expect((await read(lists[0])).headers.get('cache-control')).toBe('no-store')
  })
})
