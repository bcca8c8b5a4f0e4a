// @vitest-environment node
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createInvite } from '../auth/invitations.ts'
import { hashSecret } from '../auth/secrets.ts'
import { readSettings } from '../config/settings.ts'
import { openOutbox } from '../messages/message-sender.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import { migrate } from '../store/migrate.ts'
import { createImportFolder, importedAt } from '../testing/import-folder.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'

const silent = { event: () => undefined, error: () => undefined }

let database: OpenDatabase
const { put, putRows, bringIn, one, clear } = createImportFolder(() => database.db)
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database.db)
})
afterEach(clear)
afterAll(() => database.close())

const makeAlert = (alertType: string) => ({ alertType, alertDate: '2026-03-10' })

test("the insurer's words for a status become the portal's, and those that nobody explained are named", async () => {
  put(
    'statuses.json',
    JSON.stringify([
      { kind: 'requirement', word: ' OPEN ', meaning: 'Required', turn: 'Agent' },
      { kind: 'case', word: 'mod', meaning: 'Offer Pending' },
      { kind: 'policy', word: 'TRM', meaning: 'Terminated' },
      { kind: 'requirement', word: 'x', meaning: 'Wanted' },
      { kind: 'case', word: 'y', meaning: 'Z', turn: 'Agent' },
    ]),
  )
  const contract = { coCode: '09', coType: 'LIF', contractNo: '4720' }
  const requirements = [
    { id: '1', status: 'Open', orderedBy: 'Home Office' },
    { id: '2', status: 'Received' },
    { id: '3', status: 'Lost in mail' },
  ]
  putRows('cases.ndjson', [{ list: 'pending', contract, caseStatus: 'MOD', requirements }])
  putRows('contracts.ndjson', [{ contract, alerts: [{ ...makeAlert('Service'), policyStatus: 'trm' }] }])
  const [statuses, cases, contracts] = await bringIn()
  expect(statuses).toMatchObject({ written: 3, rejected: 2 })
  expect(statuses?.rejections.map(({ line, field }) => [line, field])).toEqual([
    [4, 'meaning'],
    [5, 'turn'],
  ])
  expect(cases?.unknownWords).toEqual([{ word: 'Lost in mail', rows: 1 }])
  expect(contracts?.unknownWords).toEqual([])
  const { document } = await database.db
    .selectFrom('new_business_case')
    .select('document')
    .where('contract_no', '=', '0000004720')
    .executeTakeFirstOrThrow()
  expect(document).toMatchObject({
    caseStatus: 'Offer Pending',
    requirements: [{ status: 'Required', orderedBy: 'Agent' }, { status: 'Received' }, { status: 'Lost in mail' }],
  })
  const alert = await database.db
    .selectFrom('inforce_alert')
    .select('document')
    .where('contract_no', '=', '0000004720')
    .executeTakeFirstOrThrow()
  expect(alert.document).toMatchObject({ policyStatus: 'Terminated' })
  expect((await bringIn()).map(({ written }) => written)).toEqual([0, 0, 0])
})

test('a word that goes means what it says again, and the same word of another kind stays', async () => {
  const kinds = ['requirement', 'case'] as const
  putRows(
    'statuses.ndjson',
    kinds.map((kind) => ({ kind, word: 'Odd', meaning: kind === 'case' ? 'Offer Pending' : 'Required' })),
  )
  expect(await one()).toMatchObject({ written: 2 })
  putRows('statuses.ndjson', [{ kind: 'requirement', word: ' ODD ', deleted: true }])
  expect(await one()).toMatchObject({ deleted: 1, rejected: 0 })
  const left = await database.db.selectFrom('status_word').select(['kind', 'word']).where('word', '=', 'odd').execute()
  expect(left).toEqual([{ kind: 'case', word: 'odd' }])
})

const countIssued = async () =>
  (await database.db.selectFrom('statement').select('year').where('agent_no', '=', '470001').execute()).length

test('changed figures of a year end its documents, and unchanged ones keep them', async () => {
  const header =
    'agentNo,year,contractType,isBenefitEligible,isLeadersCourt,benefactPaid,benefactCredits,ncdcPaid,ncdcCredits,issuedOn'
  const key = { agent_no: '470001', year: 2024 }
  const issue = () =>
    database.db
      .insertInto('statement')
      .values({ ...key, kind: 'benefact', document: Uint8Array.of(1) })
      .execute()
  put('statements.csv', `${header}\n470001,2024,Agent,yes,no,100.5,3,0,0,2025-01-31\n`)
  expect((await one()).written).toBe(1)
  await issue()
  expect([(await one()).written, await countIssued()]).toEqual([0, 1])
  put(
    'statements.csv',
    `${header}\n470001,2024,Agent,yes,no,100.75,3,0,0,2025-01-31\n470001,1999,Agent,yes,no,1,1,1,1,2025-02-30\n`,
  )
  const report = await one()
  expect([report.written, await countIssued()]).toEqual([1, 0])
  expect(report.rejections.map(({ field, reason }) => [field, reason])).toEqual([
    ['year', 'must be 2023 or later'],
    ['issuedOn', 'must be a day of the calendar'],
  ])
})

test('facts of a client come by their number', async () => {
  put(
    'clients.csv',
    'ipn,birthDate,email,phone,address\n47110,1961-04-02,a@example.com,,"1 Mill Road, Madison"\n47111,,,,\n',
  )
  expect((await one()).written).toBe(2)
  put('clients.csv', 'ipn,birthDate,deleted\n47110,1961-04-03,\n47111,,true\n')
  expect(await one()).toMatchObject({ written: 1, deleted: 1 })
  const clients = await database.db.selectFrom('client').selectAll().where('ipn', 'like', '4711_').execute()
  expect(clients).toEqual([{ ipn: '47110', birth_date: '1961-04-03', email: null, phone: null, address: null }])
})

const contract = (contractNo: string) => ({ coCode: '08', coType: 'LIF', contractNo })
const all = (...numbers: string[]) =>
  numbers.map((contractNo) => ({ list: 'pending', agencyNo: 'AG48', contract: contract(contractNo) }))
const numbersOf = async (table: 'new_business_case' | 'inforce_contract' | 'inforce_alert') =>
  (await database.db.selectFrom(table).select('contract_no').where('contract_no', 'like', '00000048%').execute()).map(
    (row) => row.contract_no.slice(-4),
  )

describe('the list of an agency is replaced', () => {
  beforeAll(async () => {
    const names = ['AG48', 'AG49'].map((agency_no) => ({ agency_no, agency_name: agency_no }))
    await database.db.insertInto('agency').values(names).execute()
  })

  test('cases and contracts that its file has not are removed, those of others stay', async () => {
    putRows('cases.ndjson', [...all('4801', '4802'), { ...all('4803')[0], agencyNo: 'AG49' }])
    putRows('contracts.ndjson', [
      { agencyNo: 'AG48', contract: contract('4801'), alerts: [makeAlert('Service')] },
      { agencyNo: 'AG48', contract: contract('4802') },
    ])
    await bringIn()
    // The third case is the other agency's, although an agent of this one has part of it
    const shared = { ...all('4803')[0], agencyNo: 'AG49', agents: [{ agentNo: '1', agencyNo: 'AG48' }] }
    putRows('cases.ndjson', [shared])
    await one()
    putRows('cases.ndjson', all('4802', '4804'))
    putRows('contracts.ndjson', [{ agencyNo: 'AG48', contract: contract('4802') }])
    const dry = await bringIn({ replaced: ['AG48'], isDryRun: true })
    expect(dry.map(({ written, deleted }) => [written, deleted])).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect(await numbersOf('new_business_case')).toEqual(['4801', '4802', '4803'])
    const reports = await bringIn({ replaced: ['AG48'] })
    expect(reports.map(({ written, deleted }) => [written, deleted])).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect((await numbersOf('new_business_case')).toSorted()).toEqual(['4802', '4803', '4804'])
    expect([await numbersOf('inforce_contract'), await numbersOf('inforce_alert')]).toEqual([['4802'], []])
  })

  test('nothing is removed when a row was rejected, or for an agency that is not there', async () => {
    const before = await numbersOf('new_business_case')
    putRows('cases.ndjson', [...all('4805'), { ...all('4802')[0], faceAmount: 'x' }])
    expect(await one({ replaced: ['AG48'] })).toMatchObject({
      isTakenOver: false,
      problem: 'has rejected rows, so that it can replace nothing',
    })
    putRows('cases.ndjson', all('4805'))
    expect(await one({ replaced: ['AG48', 'AG480'] })).toMatchObject({
      problem: "is to replace the rows of agencies that aren't there: AG480",
    })
    expect(await numbersOf('new_business_case')).toEqual(before)
  })
})

const membersOf = async (agencyNo: string) =>
  (
    await database.db.selectFrom('member').selectAll().where('agency_no', '=', agencyNo).orderBy('user_id').execute()
  ).map(({ user_id, agent_no, full_name, document }) => ({ user_id, agent_no, full_name, ...document }))

describe('people of an agency', () => {
  test('need no account to be listed, and the file changes and removes them', async () => {
    await database.db.insertInto('agency').values({ agency_no: 'AG50', agency_name: 'Fifty' }).execute()
    const head = 'userId,agencyNo,agentNo,firstName,lastName,phone,birthDate,deleted'
    put('people.csv', `${head}\nDoe,AG50,500,Jo,Doe,(312) 555-0100,1961-04-02,\nroe,AG50,,Al,Roe,,,\nx,AG51,,X,,,,\n`)
    expect(await one()).toMatchObject({
      written: 2,
      rejections: [{ line: 4, field: 'agencyNo', reason: "names an agency that isn't there: AG51" }],
    })
    const doe = {
      user_id: 'doe',
      agent_no: '500',
      full_name: 'Jo Doe',
      role: 'Agent',
      phone: '3125550100',
      dob: '1961-04-02',
    }
    const roe = { user_id: 'roe', agent_no: null, full_name: 'Al Roe', role: 'Office Staff', phone: null, dob: null }
    expect(await membersOf('AG50')).toMatchObject([doe, roe])
    put('people.csv', `${head}\ndoe,AG50,500,Joanna,Doe,3125550100,1961-04-02,\nroe,AG50,,,,,,true\n`)
    expect(await one()).toMatchObject({ written: 1, deleted: 1, rejected: 0 })
    expect(await membersOf('AG50')).toMatchObject([{ ...doe, full_name: 'Joanna Doe' }])
    expect(await one()).toMatchObject({ written: 0, deleted: 0 })
  })

  test('with an account are what the account says, add their birthday, and stay until the account goes', async () => {
    put('accounts.csv', 'userId,email,audience,agencyNo,fullName\nkay,kay@example.com,Staff,AG50,Kay May\n')
    put('people.csv', 'userId,agencyNo,fullName,birthDate\nkay,AG50,Kay Other,1970-01-31\n')
    expect((await bringIn()).map(({ written }) => written)).toEqual([1, 1])
    expect((await bringIn()).map(({ written }) => written)).toEqual([0, 0])
    expect(await membersOf('AG50')).toContainEqual(
      expect.objectContaining({ full_name: 'Kay May', email: 'kay@example.com', dob: '1970-01-31' }),
    )
    clear()
    put('people.csv', 'userId,agencyNo,deleted\nkay,,true\n')
    expect(await one()).toMatchObject({
      deleted: 0,
      rejections: [{ line: 2, field: 'deleted', reason: 'has an account' }],
    })
  })

  test('whose whole list comes are those of the file, and those with an account', async () => {
    put('people.csv', 'userId,agencyNo,fullName\nnew,AG50,New One\n')
    expect(await one({ replaced: ['AG50'] })).toMatchObject({ written: 1, deleted: 1 })
    expect((await membersOf('AG50')).map(({ user_id }) => user_id)).toEqual(['kay', 'new'])
  })
})

const createFor = (given: Readonly<Record<string, string>>) => {
  const own = readSettings(given)
  const outbox = openOutbox({ settings: own, now: () => importedAt })
  return createInvite({ settings: own, now: () => importedAt, log: silent, outbox })
}
const file = (email: string) => `userId,email,audience\ninvited,${email},Agent\n`
const invitations = () =>
  database.db.selectFrom('outbox').selectAll().where('user_id', '=', 'invited').where('state', '=', 'waiting').execute()

describe('a new account', () => {
  const mail = {
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'portal@example.com',
    PORTAL_MODE: 'prod',
    PUBLIC_URL: 'https://portal.example.com',
  }

  test('gets an email with a link that sets its password once, and only then', async () => {
    put('accounts.csv', file('new@example.com'))
    await one({ invite: createFor(mail), isDryRun: true })
    expect(await invitations()).toEqual([])
    await one({ invite: createFor(mail) })
    put('accounts.csv', file('newer@example.com'))
    expect((await one({ invite: createFor(mail) })).written).toBe(1)
    const [message, ...more] = await invitations()
    expect(more).toEqual([])
    expect(message).toMatchObject({ kind: 'email', sent_to: 'new@example.com', subject: 'Your new account' })
    expect(message?.body).toContain('Your user ID is invited.')
    expect(message?.expires_at).toEqual(new Date('2026-03-23T15:00:00Z'))
    const sessionId = new URL(message?.link ?? '').searchParams.get('sessionId')
    const links = await database.db.selectFrom('reset_link').selectAll().where('user_id', '=', 'invited').execute()
    expect(links).toEqual([
      { token_hash: hashSecret(sessionId ?? ''), user_id: 'invited', expires_at: new Date('2026-03-23T15:00:00Z') },
    ])
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['no email can be sent', { PORTAL_MODE: 'prod', PUBLIC_URL: 'https://portal.example.com' }],
    [
      'an identity provider keeps the passwords',
      { ...mail, FEATURE_OKTA_LOGIN: 'on', OIDC_ISSUER: 'https://id.example.com' },
    ],
  ])('gets none where %s', (_, given) => {
    expect(createFor(given)).toBeNull()
  })
})
