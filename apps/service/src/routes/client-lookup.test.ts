import { getClient, getClientContracts, mostClientResults, searchClients } from '@producer-portal/domain/client-lookup'
import type { ClientResult } from '@producer-portal/domain/client-lookup'
import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, lin } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { post, list, restore } = accessCalls(service)
afterEach(restore)

const read = (userId: string, path: string) => service.call(`/api${path}`, { as: userId })
const search = (userId: string, text: string) => read(userId, `/search/contract/${encodeURIComponent(text)}`)
async function find(userId: string, text: string): Promise<readonly ClientResult[]> {
  const { status, body } = await search(userId, text)
  expect([text, status]).toEqual([text, 200])
  return v.parse(searchClients.answer, body)
}
const numbers = (found: readonly ClientResult[]) => found.map(({ contractNumber }) => contractNumber)
/** She owns a contract that is about to lapse and is the insured of a pending case. */
const ellison = '01001001011'
const lapsing = '7100100401'

describe('the owner of a lapse alert', () => {
  test.each(['Ellison', 'martha ellison', 'ELLISON, MARTHA', '7100100401', '007100100401', '00100401'])(
    'is found by "%s"',
    async (text) => {
      expect(await find('rivera', text)).toContainEqual({
        name: 'Martha Ellison',
        birthDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown,
        ipn: ellison,
        contractNumber: '7100100401',
        relationship: 'Owner',
      })
    },
  )

  test('is not found by vega, who is of another agency', async () => {
    expect(await find('vega', lapsing)).toEqual([])
    expect(await find('vega', 'Martha Ellison')).toEqual([])
    expect(await read('vega', `/contract/client/${ellison}`)).toMatchObject({ status: 404 })
    expect(await read('vega', `/contract/fetch/${ellison}`)).toMatchObject({ status: 404 })
  })

  test.each([
    ['lin', ['0100100101']],
    ['brandt', ['7100100401', '7100100411', '7100100412']],
    ['rivera', ['7100100401', '7100100411', '7100100412', '0100100101']],
  ])('has for %s the contracts of the business that they may use', async (userId, expected) => {
    const { body } = await read(userId, `/contract/fetch/${ellison}`)
    expect(v.parse(getClientContracts.answer, body).map(({ contractNumber }) => contractNumber)).toEqual(expected)
    const found = numbers(await find(userId, 'Martha Ellison'))
    expect(new Set(found)).toEqual(new Set(expected))
    expect(found).toHaveLength(expected.length)
    expect(numbers(await find(userId, lapsing))).toEqual(expected.filter((number) => number === lapsing))
  })

  test.each(['guest', 'gone'])('is not for %s to look for', async (userId) => {
    for (const path of ['/search/contract/Ellison', `/contract/client/${ellison}`, `/contract/fetch/${ellison}`]) {
      expect(await read(userId, path)).toMatchObject({ status: 403 })
    }
  })

  test.each(['okafor', 'hale'])('is found by %s, who see the agency', async (userId) => {
    expect(numbers(await find(userId, 'Ellison'))).toContain('7100100401')
  })

  test('has contact data, ages, and contracts, active or not, that lead to where they are', async () => {
    const detail = v.parse(getClient.answer, (await read('rivera', `/contract/client/${ellison}`)).body)
    expect(detail).toMatchObject({ clientId: ellison, name: 'Martha Ellison' })
    expect(detail.age).toBeGreaterThan(18)
    expect([detail.age, (detail.age ?? 0) + 1]).toContain(detail.insuranceAge)
    const contracts = v.parse(getClientContracts.answer, (await read('rivera', `/contract/fetch/${ellison}`)).body)
    expect(detail.contracts).toEqual(contracts)
    expect(contracts.map(({ contractNumber, status, billStatus }) => [contractNumber, status, billStatus])).toEqual([
      ['7100100401', 'ACTIVE', 'Past Due'],
      ['7100100411', 'TERM', null],
      ['7100100412', 'ACTIVE', 'Billed Monthly'],
      ['0100100101', 'In Underwriting', null],
    ])
    expect(contracts.map(({ source }) => source?.list)).toEqual(['inforce', 'inforce', 'inforce', 'pending'])
    expect(contracts[3]?.source).toMatchObject({ agencyNo: 'AG1001', caseKey: expect.stringContaining('0100100101') })
  })
})

describe('what lin finds', () => {
  test('are clients of new business, while it is shared', async () => {
    const [row] = await find('lin', '0100100')
    if (row === undefined) throw new Error('The demo data has changed')
    expect(row.relationship).toBe('Insured')
    const detail = async () => (await read('lin', `/contract/client/${row.ipn}`)).status
    expect(await detail()).toBe(200)
    const accessCodes = (await list()).map((item) => ({ ...item, delegationStatus: false }))
    expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes })).toMatchObject({ status: 200 })
    expect(await find('lin', '0100100')).toEqual([])
    expect(await detail()).toBe(404)
  })

  test('is nothing of another agency', async () => {
    const foreign = await find('hale', '0200200')
    expect(foreign.length).toBeGreaterThan(0)
    expect(await find('lin', '0200200')).toEqual([])
    expect(await read('lin', `/contract/client/${foreign[0]?.ipn}`)).toMatchObject({ status: 404 })
  })
})

describe('a text is plain text', () => {
  test.each([
    '____',
    '%%%%',
    'Elli%',
    "Ellison' or '1'='1",
    '"; drop table client_contract; --',
    String.raw`Elli\son`,
    '....',
    '../../..',
    'a/b/c/d',
    '🙂🙂🙂🙂',
    '\u0301\u0301\u0301\u0301',
    'x'.repeat(500),
    'ellison '.repeat(60) + 'qqq',
  ])('%j finds nothing', async (text) => {
    expect(await find('hale', text)).toEqual([])
  })

  test('quotes, dots and accents are found as they are, or without accents', async () => {
    expect(numbers(await find('rivera', "o'sullivan-ibanez"))).toEqual(['7100100402', '0100100107'])
    expect(numbers(await find('rivera', 'Abernathy Jr.'))).toEqual(['0100100104', '7100100406'])
  })

  test.each([
    ['OSullivanIbanez', "O'Sullivan-Ibáñez"],
    ['sullivan-ibanez', "O'Sullivan-Ibáñez"],
    ['bergstroem', 'Bergström'],
    ['Bergstrom', 'Bergström'],
    ['小林美咲', '小林'],
    ['美咲小林', '小林'],
    ['gabrielaosullivan', "Gabriela O'Sullivan"],
    ["gabriela   o'sull", "Gabriela O'Sullivan"],
  ])('%s finds %s', async (text, name) => {
    const found = await find('hale', text)
    expect(found.length).toBeGreaterThan(0)
    for (const client of found) expect(client.name).toContain(name)
  })

  test.each(['710-010-0401', '710 010 0401', '7100.100.401'])(
    'the number %s is found without what separates it',
    async (text) => {
      expect(new Set(numbers(await find('hale', text)))).toEqual(new Set([lapsing]))
    },
  )

  test.each(['yelli', 'aellison', '-'.repeat(4)])('%s is no part of Martha Ellison', async (text) => {
    expect((await find('hale', text)).filter(({ name }) => name === 'Martha Ellison')).toEqual([])
  })

  test('one that is too long is refused, without an end of the session', async () => {
    expect(await search('rivera', 'x'.repeat(501))).toMatchObject({ status: 422 })
  })
})

test('a search answers with 100 contracts at most, sorted by name, each once', async () => {
  const found = await find('hale', '0000')
  expect(found).toHaveLength(mostClientResults)
  const names = found.map(({ name }) => name?.toLowerCase() ?? '').filter((name) => /^[a-z ]+$/.test(name))
  expect(names).toEqual(names.toSorted())
  expect(new Set(found.map(({ ipn, contractNumber }) => `${ipn} ${contractNumber}`)).size).toBe(mostClientResults)
})

test('nothing of a search is logged', async () => {
  await find('rivera', 'Ellison')
  expect(service.events.filter((event) => /ellison/i.test(event))).toEqual([])
})

const rename = (table: string, from: string, to: string) =>
  sql`update ${sql.table(table)} set document = replace(document::text, ${from}, ${to})::json
    where document::text like ${`%${from}%`}`.execute(service.services.db)

describe('what is found follows the cases and contracts', () => {
  test.each([
    ['new_business_case', 'Benjamin'],
    ['inforce_contract', 'Martha Ellison'],
  ])('of %s: changed names and deleted rows', async (table, name) => {
    const { db } = service.services
    const before = await find('hale', name)
    expect(before.length).toBeGreaterThan(0)
    await rename(table, name, 'Zebulon')
    expect((await find('hale', 'Zebulon')).length).toBeGreaterThan(0)
    await rename(table, 'Zebulon', name)
    expect(await find('hale', name)).toEqual(before)
    await db.transaction().execute(async (transaction) => {
      await sql`delete from ${sql.table(table)}`.execute(transaction)
      const { rows } = await sql`select from client_contract
        where (case_id is null) = ${table === 'inforce_contract'}`.execute(transaction)
      expect(rows).toEqual([])
      await sql`rollback`.execute(transaction)
    })
  })
})
