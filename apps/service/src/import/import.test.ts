// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { importEntities } from '@producer-portal/domain/import'
import { hashPassword } from '../auth/passwords.ts'
import { readSettings } from '../config/settings.ts'
import { writeSamples } from '../seed/write-samples.ts'
import { issueStatements } from '../statements/issue-statements.ts'
import { createServiceApp } from '../server/create-service-app.ts'
import type { RequestHandler } from '../server/listen.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { createImportFolder, importedAt } from '../testing/import-folder.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'

const settings = readSettings({ PORTAL_MODE: 'prod', PUBLIC_URL: 'https://portal.example.com' })
const now = () => importedAt
const silent = { event: () => undefined, error: () => undefined }
const bindings = { incoming: { socket: {} }, outgoing: {} } as never
const password = 'Harbor-Light7'

let database: OpenDatabase
let handle: RequestHandler
const { folder, put, putRows, bringIn, one, remove, clear } = createImportFolder(() => database.db)
beforeAll(async () => {
  database = await openEmptyDatabase()
  handle = (await createServiceApp(settings, database, { log: silent })).answer
})
afterEach(clear)
afterAll(() => database.close())

async function call(path: string, json?: unknown, token?: string) {
  const headers = {
    ...(json !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const body = json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }
  const response = await handle(new Request(`http://localhost/api${path}`, { ...body, headers }), bindings)
  return { status: response.status, body: (await response.json()) as never }
}

async function signIn(username: string): Promise<string> {
  const change = { password_hash: await hashPassword(password), password_expires_on: '2099-01-01', second_factor: null }
  await database.db.updateTable('account').set(change).where('user_id', '=', username).execute()
  const { body } = await call('/auth/login', { username, password })
  return (body as { jwt: string }).jwt
}

const count = async (table: 'agency' | 'account' | 'new_business_case' | 'inforce_alert' | 'access_item') =>
  (await database.db.selectFrom(table).selectAll().execute()).length

const listsOf = (contractNo: string) =>
  database.db.selectFrom('new_business_case').select('list').where('contract_no', '=', contractNo).execute()
const makeAlert = (alertType: string) => ({ alertType, alertDate: '2026-03-10' })
const alertsOf = (contractNo: string) =>
  database.db
    .selectFrom('inforce_alert')
    .select(['id', 'list'])
    .where('contract_no', '=', contractNo)
    .orderBy('list')
    .execute()

const ownersOf = (contractNo: string) =>
  database.db.selectFrom('inforce_alert').select('agency_nos').where('contract_no', '=', contractNo).execute()

async function profileOf(userId: string) {
  const { profile, access } = await database.db
    .selectFrom('account')
    .select(['profile', 'access'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { ...(profile as { fullName: string; email: string }), access }
}

test('the samples come in without a rejected row, and people see their cases', async () => {
  await writeSamples(folder, importedAt)
  const reports = await bringIn()
  expect(reports.map(({ entity }) => entity)).toEqual(importEntities)
  for (const report of reports) {
    expect(report).toMatchObject({ isTakenOver: true, problem: null, rejections: [], written: report.rows })
  }
  const token = await signIn('rivera')
  const some = { status: 200, body: expect.arrayContaining([expect.anything()]) }
  expect(await call('/contractsAndRequirements?type=pending', undefined, token)).toMatchObject(some)
  expect(await call('/inforce-contracts?type=all', undefined, token)).toMatchObject(some)
  expect(await call('/contractsAndRequirements?type=pending', undefined, await signIn('lin'))).toMatchObject(some)

  const again = await bringIn()
  expect(again.map(({ written, deleted }) => written + deleted)).toEqual(importEntities.map(() => 0))
  await issueStatements({ db: database.db, settings, log: silent, now })
  expect((await call('/ncdcBenefactStatements/allAvailable', undefined, token)).body).toMatchObject([
    { year: 2025, benefact: { paid: 18_400.5 } },
  ])
})

test('a dry run finds what would be wrong and changes nothing', async () => {
  const before = await count('agency')
  put('agencies.csv', 'agencyNo,agencyName\nAG7777,Dry Creek\n')
  put(
    'accounts.csv',
    'userId,email,audience,agencyNo\ndry,dry@example.com,Agent,AG7777\nwet,wet@example,Agent,AG7778\n',
  )
  const reports = await bringIn({ isDryRun: true })
  expect(reports.map(({ isTakenOver, written, rejected }) => [isTakenOver, written, rejected])).toEqual([
    [false, 1, 0],
    [false, 1, 1],
  ])
  expect(reports[1]?.rejections).toEqual([
    { line: 3, field: 'agencyNo', reason: "names an agency that isn't there: AG7778" },
  ])
  expect(await count('agency')).toBe(before)
})

test('a case that is issued moves to the other list, and one that is marked goes', async () => {
  const contract = { coCode: '09', coType: 'LIF', contractNo: '4711' }
  const agents = [{ agentNo: '100101', agencyNo: 'AG1001' }]
  putRows('cases.ndjson', [{ list: 'pending', contract, agents }])
  expect((await one()).written).toBe(1)
  putRows('cases.ndjson', [{ list: 'issued', contract, agents }])
  expect((await one()).written).toBe(1)
  expect(await listsOf('0000004711')).toEqual([{ list: 'issued' }])
  putRows('cases.ndjson', [{ contract, deleted: true }])
  expect((await one()).deleted).toBe(1)
  expect(await listsOf('0000004711')).toEqual([])
})

test('alerts that a contract no longer has go, and those that stay are left alone', async () => {
  const contract = { coCode: '09', coType: 'LIF', contractNo: '4712' }
  putRows('contracts.ndjson', [{ contract, alerts: [makeAlert('Service'), makeAlert('Disburse')] }])
  await one()
  const [, service] = await alertsOf('0000004712')
  putRows('contracts.ndjson', [{ contract, alerts: [makeAlert('Service'), makeAlert('Term')] }])
  expect((await one()).written).toBe(1)
  expect(await alertsOf('0000004712')).toEqual([service, expect.objectContaining({ list: 'terminate' })])
  putRows('contracts.ndjson', [{ contract, deleted: true }])
  await one()
  expect(await alertsOf('0000004712')).toEqual([])
})

test('the alerts of a contract that moves to the books of another agency move with it', async () => {
  const contract = { coCode: '09', coType: 'LIF', contractNo: '4713' }
  putRows('contracts.ndjson', [{ contract, agencyNo: 'AG1001', alerts: [makeAlert('Service')] }])
  await one()
  expect(await ownersOf('0000004713')).toEqual([{ agency_nos: ['AG1001'] }])
  putRows('contracts.ndjson', [{ contract, agencyNo: 'AG2002', alerts: [makeAlert('Service')] }])
  await one()
  expect(await ownersOf('0000004713')).toEqual([{ agency_nos: ['AG2002'] }])
})

test('name and email follow the file until the person has set a password, agency and access always do', async () => {
  const header = 'userId,email,audience,access,agencyNo,fullName'
  put('accounts.csv', `${header}\nEarly,one@example.com,Agent,FRS,AG1001,Ann Early\n`)
  await one()
  put('accounts.csv', `${header}\nearly,two@example.com,Agent,FRS,AG1001,Ann B. Early\n`)
  await one()
  expect(await profileOf('early')).toMatchObject({ email: 'two@example.com', fullName: 'Ann B. Early' })
  await signIn('early')
  put('accounts.csv', `${header}\nearly,three@example.com,Agent,"FRS,CSS",AG2002,Ann C. Early\n`)
  await one()
  expect(await profileOf('early')).toMatchObject({
    email: 'two@example.com',
    fullName: 'Ann B. Early',
    access: 'FRS,CSS',
    agencyNo: 'AG2002',
    agencyName: 'Cedar Point Advisors',
  })
  put('accounts.csv', `userId,email,audience,deleted\nearly,two@example.com,Agent,yes\n`)
  expect((await one()).deleted).toBe(1)
})

/** Reads the access ever shared with lin under a code that nothing else uses, and the agents managed there. */
async function findGiven() {
  const { db } = database
  const items = db.selectFrom('access_item').select(['is_shared as is', 'agent_no', 'changed_by', 'changed_at'])
  const agents = db.selectFrom('assigned_agent').select(['is_assigned as is', 'agent_no', 'changed_by', 'changed_at'])
  const [shared, managed] = [items.where('access_code', '=', 'ZZZ01'), agents.where('access_code', '=', 'ZZZ01')]
  return [...(await shared.execute()), ...(await managed.execute())]
}

test('what is no longer shared or managed stays with the time of that, and what nobody gave changes nothing', async () => {
  const later = new Date('2026-03-17T15:00:00Z')
  const shared = { userId: 'lin', kind: 'shared', agencyNo: 'AG1001', accessCode: 'ZZZ01' }
  const rows = [shared, { ...shared, agentNo: '100101' }, { ...shared, kind: 'managed', agentNo: '100101' }]
  const deleted = rows.map((row) => ({ ...row, deleted: true }))
  putRows('access.ndjson', deleted)
  expect(await one()).toMatchObject({ written: 0, deleted: 0, rejected: 0 })
  putRows('access.ndjson', rows)
  expect(await one()).toMatchObject({ written: 3, deleted: 0 })
  expect(await findGiven()).toEqual(
    [null, '100101', '100101'].map((agent_no) => ({
      is: true,
      agent_no,
      changed_by: 'import',
      changed_at: importedAt,
    })),
  )
  putRows('access.ndjson', [{ ...rows[1], deleted: true }])
  expect(await one({ now: later })).toMatchObject({ written: 0, deleted: 1 })
  expect(await one({ now: new Date('2026-03-18T15:00:00Z') })).toMatchObject({ deleted: 0 })
  const left = await findGiven()
  expect(left.map(({ is, changed_at }) => is && changed_at)).toEqual(
    expect.arrayContaining([importedAt, false, importedAt]),
  )
  expect(left.find(({ is }) => !is)).toMatchObject({ changed_at: later })
})

test('an agency with people or anything shared stays, and one without goes', async () => {
  put('agencies.csv', 'agencyNo,agencyName,deleted\nAG1001,,yes\nAG9090,Empty,\n')
  expect(await one()).toMatchObject({
    written: 1,
    deleted: 0,
    rejections: [{ line: 2, field: 'deleted', reason: 'still has people, or shares something' }],
  })
  put('agencies.csv', 'agencyNo,agencyName,deleted\nAG9090,,yes\n')
  expect(await one()).toMatchObject({ deleted: 1, rejected: 0 })
})

describe('a row is left out and named', () => {
  test.each<[string, object, string, string]>([
    [
      'without its key',
      { list: 'pending', contract: { coCode: '01', coType: 'LIF' } },
      'contract.contractNo',
      'is missing',
    ],
    [
      'with a blank key',
      { list: 'pending', contract: { coCode: '01', coType: 'LIF', contractNo: ' ' } },
      'contract.contractNo',
      'must not be blank',
    ],
    ['for a list that there is not', { list: 'lost' }, 'list', 'must be one of pending, issued, not_placed'],
    ['with a day that does not exist', { procDate: '2026-02-30' }, 'procDate', 'must be a day of the calendar'],
    ['with text for a number', { faceAmount: '12' }, 'faceAmount', 'must be a number'],
    ['with a field that there is not', { faceAmont: 12 }, 'faceAmont', 'is no field of this file'],
    ['with a wrong second requirement', { requirements: [{ id: '1' }, {}] }, 'requirements.2.id', 'is missing'],
    ['with what is no text', { caseStatus: 'a\0b' }, 'caseStatus', 'holds characters that are no text'],
    ['of an agency that is not there', { agencyNo: 'AG0' }, 'agencyNo', "names an agency that isn't there: AG0"],
  ])('%s', async (_, part, field, reason) => {
    const right = { list: 'pending', contract: { coCode: '01', coType: 'LIF', contractNo: '1' } }
    putRows('cases.ndjson', [right, { ...right, ...part }])
    expect(await one({ isDryRun: true })).toMatchObject({ rejected: 1, rejections: [{ line: 2, field, reason }] })
  })

  test('that is no JSON, no object, or has more cells than columns', async () => {
    put('agencies.ndjson', '{"agencyNo":\n\n[]\n')
    expect((await one()).rejections).toEqual([
      { line: 1, field: '', reason: 'is no JSON' },
      { line: 3, field: '', reason: 'must be an object' },
    ])
    remove('agencies.ndjson')
    put('agencies.csv', 'agencyNo,agencyName\r\nAG1,"Two\r\nlines"\r\nAG2,b,c\r\n')
    expect((await one({ isDryRun: true })).rejections).toEqual([
      { line: 4, field: '', reason: 'has 3 cells for 2 columns' },
    ])
  })
})

describe('a file is refused as a whole', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['cases.ndjson', '', 'has no rows'],
    ['statuses.json', '{"word":"x"}', 'is no list in JSON'],
    ['agencies.csv', 'agencyNo,agencyName\n', 'has no rows'],
    ['agencies.csv', Uint8Array.of(0x61, 0xff, 0x0a), 'is not in UTF-8'],
    ['agencies.csv', 'agencyNo,name\nAG1,One\n', 'has columns that agencies don\'t have: "name"'],
    ['agencies.csv', 'agencyNo\nAG1\n', 'lacks the columns "agencyName"'],
    ['agencies.csv', 'agencyNo,agencyName,agencyNo\n', 'has columns twice: "agencyNo"'],
    [
      'agencies.csv',
      'agencyNo,agencyName\nAG1,"One\n',
      'has a quotation mark without its other half in line 2 or after it',
    ],
  ])('%s of %j', async (name, content, problem) => {
    put(name, content)
    expect(await one()).toMatchObject({ isTakenOver: false, problem })
  })

  test('with more rejected rows than allowed, and nothing of it is taken over', async () => {
    const before = await count('agency')
    put('agencies.csv', `agencyNo,agencyName\nAG55,Fifty-five\n${',x\n'.repeat(4)}`)
    const report = await one({ maxRejected: 3 })
    expect(report).toMatchObject({
      isTakenOver: false,
      rejected: 4,
      problem: expect.stringContaining('more rejected rows'),
    })
    expect(await count('agency')).toBe(before)
    expect((await one({ maxRejected: 4 })).isTakenOver).toBe(true)
  })

  test('that is of no entity, and the others come in', async () => {
    put('agency.csv', 'x')
    put('agencies.csv', '\uFEFFagencyNo;agencyName\nAG56;Fifty-six; or so\n'.replace('; or so', ''))
    const [strange, agencies] = await bringIn()
    expect(strange).toMatchObject({ file: 'agency.csv', problem: expect.stringContaining('is no file of the import') })
    expect(agencies).toMatchObject({ isTakenOver: true, written: 1 })
  })

  test('of a folder without any file to import', async () => {
    await expect(bringIn()).rejects.toThrow('has no file to import')
  })
})
