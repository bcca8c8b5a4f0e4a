// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '../store/database/database.ts'
import { migrate } from '../store/migrate.ts'
import { createImportFolder } from '../testing/import-folder.ts'
import { openEmptyDatabase } from '../testing/memory-database.ts'

let database: OpenDatabase
const { put, putRows, one, clear } = createImportFolder(() => database.db)
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database.db)
  const names = ['AG60', 'AG61', 'AG62'].map((agency_no) => ({ agency_no, agency_name: agency_no }))
  await database.db.insertInto('agency').values(names).execute()
  putRows('accounts.ndjson', [{ userId: 'lee', email: 'lee@example.com', audience: 'GAMgr', agencyNo: 'AG60' }])
  await one()
  clear()
})
afterEach(clear)
afterAll(() => database.close())

const account = { userId: 'kim', email: 'kim@example.com', audience: 'GAMgr', agencyNo: 'AG60' }
const withPhone = (mobilePhone: string) => ({ ...account, secondFactor: true, mobilePhone })
const managed = async () => {
  const rows = await database.db.selectFrom('managed_agency').select('agency_no').where('user_id', '=', 'kim').execute()
  return rows.map(({ agency_no }) => agency_no).toSorted()
}
const memberOf = (userId: string) =>
  database.db.selectFrom('member').select('agency_no').where('user_id', '=', userId).executeTakeFirst()
const secondFactor = async () =>
  (await database.db.selectFrom('account').select('second_factor').where('user_id', '=', 'kim').executeTakeFirst())
    ?.second_factor

describe('an account', () => {
  test.each<[string, object, readonly string[], number]>([
    ['two agencies', { managedAgencies: 'AG61, AG62' }, ['AG61', 'AG62'], 1],
    ['another one in place of one', { managedAgencies: 'AG60, AG62' }, ['AG60', 'AG62'], 1],
    ['nothing about that', {}, ['AG60', 'AG62'], 0],
    ['the same in another order', { managedAgencies: 'AG62, AG60' }, ['AG60', 'AG62'], 0],
  ])('that is said to manage %s manages that', async (_, more, expected, written) => {
    putRows('accounts.ndjson', [{ ...account, ...more }])
    expect(await one()).toMatchObject({ rejected: 0, written })
    expect(await managed()).toEqual(expected)
  })

  test('that manages an agency that is not there is left out', async () => {
    putRows('accounts.ndjson', [{ ...account, managedAgencies: 'AG60, AG69' }])
    expect((await one()).rejections).toEqual([
      { line: 1, field: 'managedAgencies', reason: "names an agency that isn't there: AG69" },
    ])
    expect(await managed()).toEqual(['AG60', 'AG62'])
  })

  test('that manages an agency that is not there takes the others with it where none may be rejected', async () => {
    putRows('accounts.ndjson', [
      { ...account, userId: 'cho', email: 'cho@example.com' },
      { ...account, managedAgencies: 'AG69' },
    ])
    const problem = expect.stringContaining('more rejected rows')
    expect(await one({ maxRejected: 0 })).toMatchObject({ isTakenOver: false, rejected: 1, problem })
    expect(await memberOf('cho')).toBeUndefined()
  })

  test('has the second factor of the file until the person has set a password', async () => {
    for (const mobilePhone of ['(773) 555-0111', '773-555-0112']) {
      putRows('accounts.ndjson', [withPhone(mobilePhone)])
      await one()
      expect(await secondFactor()).toMatchObject({ mobilePhone: mobilePhone.replaceAll(/\D/g, '') })
    }
    await database.db.updateTable('account').set({ password_expires_on: '2099-01-01' }).execute()
    putRows('accounts.ndjson', [{ ...withPhone('7735550113'), access: 'NBA' }])
    expect(await one()).toMatchObject({ written: 1 })
    expect(await secondFactor()).toMatchObject({ mobilePhone: '7735550112' })
  })

  test('is listed with its agency, with none once it has none, and with its person no longer once it goes', async () => {
    expect(await memberOf('kim')).toEqual({ agency_no: 'AG60' })
    putRows('accounts.ndjson', [{ ...account, agencyNo: null }])
    await one()
    expect(await memberOf('kim')).toBeUndefined()
    putRows('accounts.ndjson', [account])
    await one()
    putRows('accounts.ndjson', [{ userId: 'kim', deleted: true }])
    expect(await one()).toMatchObject({ deleted: 1 })
    expect([await memberOf('kim'), await managed()]).toEqual([undefined, []])
  })
})

test('of two rows with the same key, the later one counts', async () => {
  put('agencies.csv', 'agencyNo,agencyName\nAG63,First\nAG64,Between\nAG63,Second\n')
  expect(await one()).toMatchObject({ rows: 3, written: 2, rejected: 0 })
  const rows = await database.db.selectFrom('agency').selectAll().where('agency_no', '=', 'AG63').execute()
  expect(rows).toEqual([{ agency_no: 'AG63', agency_name: 'Second' }])
})

test.each([
  [
    'a person',
    sql`insert into member (user_id, agency_no, full_name, document) values ('roe', 'AG65', 'Al Roe', '{}')`,
  ],
  ['a manager', sql`insert into managed_agency (user_id, agency_no) values ('lee', 'AG65')`],
  [
    'what it shares',
    sql`insert into access_item (user_id, agency_no, access_code, is_shared, changed_by, changed_at)
      values ('lee', 'AG65', 'NBC01', true, 'import', now())`,
  ],
  [
    'an assigned agent',
    sql`insert into assigned_agent (user_id, agency_no, agent_no, access_code, is_assigned, changed_by, changed_at)
      values ('lee', 'AG65', '1', 'NBC01', true, 'import', now())`,
  ],
])('an agency with %s alone stays', async (_, insert) => {
  await database.db
    .insertInto('agency')
    .values({ agency_no: 'AG65', agency_name: 'Sixty-five' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await insert.execute(database.db)
  put('agencies.csv', 'agencyNo,agencyName,deleted\nAG65,,yes\n')
  expect(await one()).toMatchObject({ deleted: 0, rejected: 1 })
  for (const table of ['assigned_agent', 'access_item', 'managed_agency', 'member'] as const)
    await database.db.deleteFrom(table).where('agency_no', '=', 'AG65').execute()
})

test('a list that lacks more people than are removed at once loses them all', async () => {
  await sql`insert into member (user_id, agency_no, full_name, document)
    select 'many' || place, 'AG61', 'Many', '{}' from generate_series(1, 1001) as place`.execute(database.db)
  put('people.csv', 'userId,agencyNo,fullName\nlast,AG61,Last One\n')
  expect(await one({ replaced: ['AG61'] })).toMatchObject({ written: 1, deleted: 1001 })
  const { rows } = await sql`select user_id from member where agency_no = 'AG61'`.execute(database.db)
  expect(rows).toEqual([{ user_id: 'last' }])
})
