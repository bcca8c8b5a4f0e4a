import { fillPath, queryString } from '@producer-portal/domain/endpoint'
import type { IllustrationAgent, IllustrationPolicy } from '@producer-portal/domain/illustrations'
import {
  mostPoliciesFound,
  policySearchRequest,
  searchIllustrationPolicies,
} from '@producer-portal/domain/illustrations'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const call = (userId: string, path: string) => service.call(`/api${path}`, { as: userId })
/** Neither accents nor capitals count. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
const agentsOf = async (userId: string, query = '') => {
  const { status, body } = await call(userId, `/illustration/agents${query}`)
  expect(status).toBe(200)
  return (body as IllustrationAgent[]).map(({ agentNo }) => agentNo)
}
const search = (userId: string, agentNo: string, text: string) => {
  const request = policySearchRequest(agentNo, text)
  const query = 'query' in request ? queryString(request.query) : ''
  return call(userId, `${fillPath(searchIllustrationPolicies.path, request.params)}${query}`)
}
const find = async (userId: string, agentNo: string, text: string) => {
  const { status, body } = await search(userId, agentNo, text)
  expect(status).toBe(200)
  return (body as IllustrationPolicy[]).map(({ policyNumber }) => policyNumber)
}

describe('for which agents people may request illustrations', () => {
  test.each([
    ['rivera', ['100101']],
    ['brandt', ['100102']],
    ['frost', ['200207']],
    ['ito', ['200201']],
    ['bigbook', ['900001']],
    ['okafor', ['100100', '100101', '100102', '100103', '100104']],
    ['vega', ['200200', '200201', '200202', '200203', '200204', '200205', '200206', '200207']],
    ['lin', []],
    ['guest', []],
    ['gone', []],
    ['hale', []],
    ['moreau', []],
  ])('%s: %j', async (userId, agents) => {
    expect((await agentsOf(userId)).toSorted()).toEqual(agents)
  })

  test('the list says numbers and names, by name', async () => {
    expect((await call('okafor', '/illustration/agents')).body).toMatchObject([
      { agentNo: '100100', fullName: 'Adaeze Okafor' },
      { agentNo: '100101', fullName: 'Elena Rivera' },
      { agentNo: '100102', fullName: 'Jonas Brandt', userId: 'brandt' },
      { agentNo: '100104', fullName: 'Robert T. Chen Jr.' },
      { agentNo: '100103', fullName: "Siobhán O'Connor" },
    ])
  })

  test('only of agents with a policy in force', async () => {
    const { db } = service.services
    const { rows } = await sql<{ contract_no: string }>`
      update illustration_policy set is_in_force = false where is_in_force and agent_nos @> array['200207']
      returning contract_no`.execute(db)
    const numbers = rows.map((row) => row.contract_no)
    expect(await agentsOf('frost')).toEqual([])
    await db.updateTable('illustration_policy').set({ is_in_force: true }).where('contract_no', 'in', numbers).execute()
    expect(await agentsOf('frost')).toEqual(['200207'])
  })

  test.each([
    ['hale', '100101', ['100101']],
    ['hale', ' 100101 ', ['100101']],
    ['hale', 'AG1001', ['100100', '100101', '100102', '100103', '100104']],
    ['hale', 'AG4004', []],
    ['hale', '999999', []],
    ['okafor', '100102', ['100102']],
    ['okafor', '200207', []],
    ['okafor', 'AG2002', []],
    ['rivera', 'AG1001', ['100101']],
    ['rivera', '100102', []],
    ['guest', '100101', []],
  ])('%s narrows the list to %j: %j', async (userId, number, agents) => {
    expect((await agentsOf(userId, `?number=${encodeURIComponent(number)}`)).toSorted()).toEqual(agents)
  })

  test('staff with in-force access request for what is shared or assigned, and for nobody while suspended', async () => {
    const { db } = service.services
    const setShared = (isShared: boolean) =>
      db
        .updateTable('access_item')
        .set({ is_shared: isShared })
        .where('user_id', '=', 'lin')
        .where('access_code', '=', 'ILL01')
        .execute()
    const setSuspended = (isSuspended: boolean) =>
      db.updateTable('member').set({ is_suspended: isSuspended }).where('user_id', '=', 'lin').execute()
    await db.updateTable('account').set({ access: 'NBA,SRA' }).where('user_id', '=', 'lin').execute()
    expect(await agentsOf('lin')).toHaveLength(5)
    expect(await find('lin', '100101', '7100100401')).toEqual(['7100100401'])
    await setSuspended(true)
    expect(await agentsOf('lin')).toEqual([])
    expect((await search('lin', '100101', '7100100401')).status).toBe(404)
    await setSuspended(false)
    await setShared(false)
    expect(await agentsOf('lin')).toEqual([])
    const assigned = { user_id: 'lin', agency_no: 'AG1001', agent_no: '100102', access_code: 'ILL01' }
    const stamp = { changed_by: 'okafor', changed_at: new Date() }
    await db
      .insertInto('assigned_agent')
      .values({ ...assigned, ...stamp, is_assigned: true })
      .execute()
    expect(await agentsOf('lin')).toEqual(['100102'])
    expect((await search('lin', '100101', 'a')).status).toBe(404)
    await db.deleteFrom('assigned_agent').where('user_id', '=', 'lin').execute()
    await setShared(true)
    await db.updateTable('account').set({ access: 'NBA' }).where('user_id', '=', 'lin').execute()
  })

  test('suspended agents keep their own policies', async () => {
    const { db } = service.services
    const set = (isSuspended: boolean) =>
      db.updateTable('member').set({ is_suspended: isSuspended }).where('user_id', '=', 'brandt').execute()
    await set(true)
    expect(await agentsOf('brandt')).toEqual(['100102'])
    await set(false)
  })
})

describe('the policy search', () => {
  test('answers client, birth date, number, product and whether it can be run automatically', async () => {
    const { body } = await search('rivera', '100101', 'ellison')
    expect(body).toEqual([
      {
        clientName: 'Martha Ellison',
        dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        policyNumber: '7100100401',
        productType: 'Keystone Whole Life',
        canBeAutomated: false,
      },
      {
        clientName: 'Martha Ellison',
        dateOfBirth: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        policyNumber: '7100100412',
        productType: 'Value Plus UL',
        canBeAutomated: true,
      },
    ])
  })

  test.each([
    ['7100100403', ['7100100403']],
    ['00007100100403', ['7100100403']],
    ['100403', ['7100100403']],
    ['OSEI', ['7100100403']],
    ['  osei   kwame ', ['7100100403']],
    ['osei 403', ['7100100403']],
    ["o'sullivan-ibanez", ['7100100402']],
    ['O’Sullivan', ['7100100402']],
    // Ended.
    ['Abernathy', []],
    ['7100100411', []],
    ['nobody of this name', []],
  ])('%j finds %j', async (text, found) => {
    const all = await find('rivera', '100101', text)
    const byHand = all.filter((policyNumber) => policyNumber >= '7100100401' && policyNumber <= '7100100412')
    expect(byHand).toEqual(found)
  })

  test.each([
    '.',
    '..',
    '...',
    '%2e%2e',
    '/',
    'a/b',
    '\\',
    '%',
    '_',
    '*',
    '?',
    '#',
    '&',
    '+',
    '"',
    "'",
    "' or true --",
    '<script>',
    '{searchText}',
    '👩‍👩‍👧',
    '\u0000',
    '\r\n',
    '\ud83d',
    '\u202e',
    'יעל',
    'x'.repeat(500),
    '漢'.repeat(500),
    'a '.repeat(250),
  ])('%j is text like any other', async (text) => {
    const { status, body } = await search('rivera', '100101', text)
    expect([text, status]).toEqual([text, 200])
    const words = fold(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))
      .split(/\s+/u)
      .filter(Boolean)
    for (const { clientName, policyNumber } of body as IllustrationPolicy[]) {
      for (const word of words) expect(fold(`${clientName} ${policyNumber}`)).toContain(word)
    }
  })

  test('a text that is too long is refused, with a reason', async () => {
    const { status, body } = await search('rivera', '100101', 'x'.repeat(501))
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('searchText')])
  })

  test('addresses that URL parsers have shortened, and ones without a text, are not found', async () => {
    for (const path of ['/illustration/policies/100101/..', '/illustration/policies/100101/']) {
      expect((await call('rivera', path)).status).toBe(404)
    }
  })

  test('stops at its limit, includes contracts added later, and leaves out deleted ones', async () => {
    const { db } = service.services
    await sql`
      insert into inforce_contract (co_code, co_type, contract_no, agency_nos, agent_nos, document)
      select co_code, co_type, '77777' || lpad(place::text, 5, '0'), agency_nos, agent_nos,
        jsonb_set(document::jsonb, '{contract,contractNo}', to_jsonb('77777' || lpad(place::text, 5, '0')))::json
      from inforce_contract, generate_series(1, 120) as place where contract_no = '7100100403'`.execute(db)
    expect(await find('rivera', '100101', '77777 osei')).toHaveLength(mostPoliciesFound)
    await sql`delete from inforce_contract where contract_no like '77777%'`.execute(db)
    expect(await find('rivera', '100101', '77777')).toEqual([])
  })

  test('follows what becomes of a contract', async () => {
    const { db } = service.services
    const end = sql<{ id: number }>`
      insert into inforce_alert (list, contract_no, lapse_date, agency_nos, agent_nos, document)
      select list, contract_no, lapse_date, agency_nos, agent_nos,
        (document::jsonb || '{"alertType": "Term", "policyStatus": "Terminated"}')::json
      from inforce_alert where contract_no = '7100100403' limit 1
      returning id`
    const { rows } = await end.execute(db)
    expect(await find('rivera', '100101', '7100100403')).toEqual([])
    await sql`delete from inforce_alert where id = ${rows[0]?.id}`.execute(db)
    expect(await find('rivera', '100101', '7100100403')).toEqual(['7100100403'])
    await sql`
      update inforce_contract set document = jsonb_set(document::jsonb, '{productName}', '"Whole Life"')::json
      where contract_no = '7100100403'`.execute(db)
    expect((await search('rivera', '100101', '7100100403')).body).toMatchObject([
      { productType: 'Whole Life', canBeAutomated: false },
    ])
    await sql`
      update inforce_contract set document = jsonb_set(document::jsonb, '{productName}', '"Index UL"')::json
      where contract_no = '7100100403'`.execute(db)
  })

  test.each([
    ['rivera', '100102'],
    ['rivera', '200207'],
    ['rivera', '999999'],
    ['rivera', "' or true --"],
    ['okafor', '200207'],
    ['brandt', '100101'],
    ['frost', '200200'],
    ['lin', '100101'],
    ['guest', '100101'],
    ['gone', '200204'],
    ['hale', '999999'],
  ])('%s gets one and the same answer for agent %s, whether there is one or not', async (userId, agentNo) => {
    const { status, body } = await search(userId, agentNo, 'a')
    expect([status, body]).toEqual([404, { code: 'notFound', message: 'There is no such agent.' }])
  })

  test('home office finds the policies of any agent', async () => {
    expect(await find('hale', '100101', '7100100403')).toEqual(['7100100403'])
    expect(await find('moreau', '100101', '7100100403')).toEqual(['7100100403'])
  })

  test('an agent finds no policy of a colleague', async () => {
    expect(await find('brandt', '100102', '7100100403')).toEqual([])
    expect(await find('okafor', '100101', '7100100403')).toEqual(['7100100403'])
  })
})
