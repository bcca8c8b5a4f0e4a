import type { AccessItem } from '@producer-portal/domain/manage-access'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { OutboxEntry } from '@producer-portal/domain/config'
import { addDevice, addKnownDevice } from '../store/devices.ts'
import { addResetLink } from '../store/auth.ts'
import { clearWrongCodes, confirmContactUntil, putPhoneChange } from '../store/account.ts'
import { openFileService } from '../testing/file-service.ts'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { rightPassword } from '../testing/test-service.ts'

/* A change is about one account, one person, one list: everything else stays as it is stored. */

const service = await openFileService()
const { db, now } = service.services
const { get, post, list, restore } = accessCalls(service)

const change = (userId: string, path: string, json: unknown) =>
  service.call(`/api/profile/update/${path}`, { json, as: userId })
const newest = async (userId: string) => ((await service.call(`/api/dev/outbox?to=${userId}`)).body as OutboxEntry[])[0]

/** Every account but one. */
const otherAccounts = (userId: string) =>
  db.selectFrom('account').selectAll().where('user_id', '!=', userId).orderBy('user_id').execute()

describe('what users change about themselves', () => {
  test.each<[string, object]>([
    ['name', { firstName: 'Elena', lastName: 'Rivera-Ortiz', middleName: 'M.', suffixName: '' }],
    ['business-email', { email: 'new@example.com', emailVerified: 'new@example.com' }],
    ['business-phone', { phone: '3125550199', phoneExt: '' }],
    ['fieldDirectory', { showInFieldDirectory: false }],
    ['optIn', { enabled: false }],
    ['language', { language: 'fr-CA' }],
    ['question', { question: 'Which street?', answer: 'Oak', answerVerified: 'Oak' }],
    ['verify', {}],
    ['password', { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }],
  ])('%s leaves every other account as it is', async (path, json) => {
    const before = await otherAccounts('rivera')
    expect((await change('rivera', path, json)).status).toBe(200)
    expect(await otherAccounts('rivera')).toEqual(before)
  })

  test('and so does what the service notes about an account', async () => {
    await db.updateTable('account').set({ wrong_codes: 3 }).execute()
    const before = await otherAccounts('lin')
    await clearWrongCodes(db, 'lin')
    await confirmContactUntil(db, 'lin', '2030-01-01')
    expect(await otherAccounts('lin')).toEqual(before)
  })

  test('an undone email address of one account is that of no other', async () => {
    await change('brandt', 'business-email', { email: 'new@example.com', emailVerified: 'new@example.com' })
    const before = await otherAccounts('brandt')
    const token = new URL((await newest('brandt'))?.link ?? 'http://x').searchParams.get('token')
    const links = await db.selectFrom('outbox').select('link').where('sent_to', '=', 'brandt@example.com').execute()
    const undo = new URL(links.at(-1)?.link ?? '').searchParams.get('token')
    expect(token).not.toBe(undo)
    expect((await service.call('/api/contact-change/confirm', { json: { token } })).status).toBe(200)
    expect((await service.call('/api/contact-change/undo', { json: { token: undo } })).status).toBe(200)
    expect(await otherAccounts('brandt')).toEqual(before)
  })
})

const held = ['device', 'known_device', 'reset_link', 'phone_change'] as const
/** Gives an account what makes its sign-in easier. */
async function give(userId: string) {
  const expiresAt = new Date(now().getTime() + 60_000)
  const tokenHash = `${userId}-${crypto.randomUUID()}`
  await addDevice(db, { tokenHash, userId, name: 'Chrome on Mac', expiresAt }, now())
  await addKnownDevice(db, { tokenHash, userId, expiresAt })
  await addResetLink(db, { tokenHash, userId, expiresAt })
  const code = { idHash: tokenHash, phoneNumber: '7735550999', method: 'sms-mobile', codeHash: 'x', tries: 5 }
  await putPhoneChange(db, { ...code, userId, codeExpiresAt: expiresAt })
}
const listHeld = async (userId: string) => {
  const counts = await Promise.all(
    held.map(async (table) => {
      const rows = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).execute()
      return rows.length > 0 ? [table] : []
    }),
  )
  return counts.flat()
}

describe('what makes a sign-in easier goes, and that of others stays,', () => {
  test('when the password is changed', async () => {
    await give('vega')
    await give('frost')
    const json = { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
    await db.updateTable('account').set({ wrong_codes: 7 }).where('user_id', '=', 'vega').execute()
    expect((await change('vega', 'password', json)).status).toBe(200)
    // The device on which it was changed is known from then on, and the code of a new phone proves that phone
    expect(await listHeld('vega')).toEqual(['known_device', 'phone_change'])
    expect(await listHeld('frost')).toEqual([...held])
    const { wrong_codes } = await db
      .selectFrom('account')
      .select('wrong_codes')
      .where('user_id', '=', 'vega')
      .executeTakeFirstOrThrow()
    expect(wrong_codes).toBe(0)
  })

  test('when a contact is changed back', async () => {
    await change('ito', 'business-email', { email: 'new@example.com', emailVerified: 'new@example.com' })
    await give('ito')
    const links = await db.selectFrom('outbox').select('link').where('sent_to', '=', 'ito@example.com').execute()
    const token = new URL(links.at(-1)?.link ?? '').searchParams.get('token')
    expect((await service.call('/api/contact-change/undo', { json: { token } })).status).toBe(200)
    expect(await listHeld('ito')).toEqual([])
    expect(await listHeld('frost')).toEqual([...held])
  })
})

const otherMembers = (userId: string) =>
  db.selectFrom('member').selectAll().where('user_id', '!=', userId).orderBy('user_id').execute()
/** All rows of a table that a save is not about. */
const rowsBut = async (table: 'access_item' | 'assigned_agent', condition: ReturnType<typeof sql<boolean>>) => {
  const { rows } = await sql`select * from ${sql.table(table)} where not (${condition})
    order by user_id, agency_no, agent_no, access_code`.execute(db)
  return rows
}
const share = async (path: string, key: object, isShared: boolean) => {
  const accessCodes = (await list()).map((item) => ({ ...item, lastUpdated: undefined, delegationStatus: isShared }))
  expect(await post('okafor', path, { ...key, accessCodes })).toMatchObject({ status: 200 })
}
const assign = (userId: string, agentNumber: string, assigned: boolean, code: object = cases) =>
  post('okafor', 'managedProducers', { userId, ...code, managedProducers: [{ agentNumber, assigned }] })

describe('a save of Manage Access', () => {
  afterEach(restore)
  const ito = { userId: 'lin', agencyNumber: 'AG2002', delegatedAgentNo: '200201' }
  const riveraElsewhere = { ...rivera, agencyNumber: 'AG2002' }

  test('of what an agency shares leaves the rest of the person, and other people, as they are', async () => {
    await share('editAgentAccess', rivera, true)
    await share('editAgentAccess', ito, true)
    const about = sql<boolean>`user_id = 'lin' and agency_no = 'AG1001' and agent_no is null`
    const before = await rowsBut('access_item', about)
    await share('editAgencyAccess', lin, false)
    expect(await rowsBut('access_item', about)).toEqual(before)
  })

  test('of what an agent shares leaves the agency, and the same agent in another agency, as they are', async () => {
    for (const key of [rivera, riveraElsewhere, ito]) await share('editAgentAccess', key, true)
    const about = sql<boolean>`user_id = 'lin' and agency_no = 'AG1001' and agent_no is not distinct from '100101'`
    const before = await rowsBut('access_item', about)
    await share('editAgentAccess', rivera, false)
    expect(await rowsBut('access_item', about)).toEqual(before)
    const elsewhere = (await get('okafor', 'editAgentAccess', riveraElsewhere)).body as AccessItem[]
    expect(elsewhere.every(({ delegationStatus }) => delegationStatus)).toBe(true)
  })

  test('of managed agents leaves other applications, agents and people as they are', async () => {
    const uploads = { accessCode: 'NBC', roleCode: '02' }
    await assign('dubois', '100101', true)
    for (const code of [cases, uploads]) await assign('lin', '100101', true, code)
    await assign('lin', '100102', true)
    const about = sql<boolean>`user_id = 'lin' and access_code = 'NBC01' and agent_no = '100101'`
    const before = await rowsBut('assigned_agent', about)
    expect(await assign('lin', '100101', false)).toMatchObject({ status: 200 })
    expect(await rowsBut('assigned_agent', about)).toEqual(before)
  })

  test('that suspends somebody suspends nobody else', async () => {
    const before = await otherMembers('lin')
    await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    expect(await otherMembers('lin')).toEqual(before)
  })

  test('that reviews access removes what it names, and nothing else', async () => {
    for (const key of [rivera, riveraElsewhere]) await share('editAgentAccess', key, true)
    await assign('lin', '100101', true)
    const ids = ['AGENCY:lin:NBC01:', 'AGENT:lin:NBC01:100101']
    const decisions = ids.map((id) => ({ id, decision: 'Removed' }))
    const shared = sql<boolean>`user_id = 'lin' and access_code = 'NBC01' and agency_no = 'AG1001'`
    const before = [await rowsBut('access_item', shared), await rowsBut('assigned_agent', sql<boolean>`false`)]
    expect(await post('okafor', 'accessReview', { agencyNumber: 'AG1001', decisions })).toMatchObject({ status: 200 })
    const after = [await rowsBut('access_item', shared), await rowsBut('assigned_agent', sql<boolean>`false`)]
    expect(after).toEqual(before)
    await db.deleteFrom('access_review').execute()
  })
})

test('columns that are cleared are those of one user and one list', async () => {
  const column = { title: 'Insured Name', column: 1, order: 1, visible: true, locked: false }
  for (const [as, alertType] of [
    ['rivera', 'issued'],
    ['rivera', 'pending'],
    ['okafor', 'issued'],
  ] as const)
    await service.call('/api/alert-column-preference', { as, json: { alertType, columns: [column] } })
  await service.call('/api/alert-column-preference/clear?alertType=issued', { method: 'POST', as: 'rivera' })
  const left = await db.selectFrom('column_preference').select(['user_id', 'list']).orderBy('user_id').execute()
  expect(left).toEqual([
    { user_id: 'okafor', list: 'issued' },
    { user_id: 'rivera', list: 'pending' },
  ])
})
