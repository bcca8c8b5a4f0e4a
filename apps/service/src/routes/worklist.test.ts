// @vitest-environment node
import type { Case } from '@producer-portal/domain/cases'
import { caseAddress, defaultCaseFilters, filterCases, getContracts } from '@producer-portal/domain/cases'
import { getWorklist, worklistReasons, worklistSize } from '@producer-portal/domain/dashboard'
import type { WaitingWork, WorklistReason } from '@producer-portal/domain/dashboard'
import {
  defaultInforceFilters,
  getInforceAttentionList,
  getInforceContracts,
  inforceLists,
} from '@producer-portal/domain/inforce'
import { matchesAgent } from '@producer-portal/domain/lists'
import { getBucket, statusDelay } from '@producer-portal/domain/requirements'
import * as v from 'valibot'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayAfter } from '../days.ts'
import { readAlertWork, readCaseWork } from '../store/worklist.ts'
import type { TestService } from '../testing/test-service.ts'
import { openTestService } from '../testing/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await openTestService()
})
afterAll(() => service.close())

const read = async (userId: string, path: string) =>
  service.call(`/api${path}`, { token: await service.tokenOf(userId) })
const worklistOf = async (userId: string, query = ''): Promise<WaitingWork> =>
  v.parse(getWorklist.answer, (await read(userId, `/worklist${query}`)).body)
const casesOf = async (userId: string, type: string, query = '') =>
  v.parse(getContracts.answer, (await read(userId, `/contracts?type=${type}${query}`)).body)
const countIn = ({ counts }: WaitingWork, reason: WorklistReason) =>
  counts.find((each) => each.reason === reason)?.count ?? 0
const tasksIn = (rows: readonly Case[]) =>
  rows.flatMap(({ requirements }) => requirements.filter((each) => getBucket(each) === 'agent-tasks'))

const share = (code: string, isShared: boolean) =>
  service.services.db
    .updateTable('access_item')
    .set({ is_shared: isShared })
    .where('user_id', '=', 'lin')
    .where('access_code', '=', code)
    .execute()

/** The rows of the list that a reason leads to, which the portal filters by itself. */
async function rowsOf(userId: string, reason: WorklistReason, query: string, agent = 'all'): Promise<number> {
  const now = service.services.now()
  if (reason === 'requirements' || reason === 'offers' || reason === 'not-paid' || reason === 'over-90') {
    const rows = await casesOf(userId, reason === 'not-paid' ? 'issued' : 'pending', query)
    return filterCases(rows, { ...defaultCaseFilters, agent, attention: reason }, now).length
  }
  const { type, lapse } = getInforceAttentionList(reason)
  const { body } = await read(userId, `/inforce-contracts?type=${type}${query}`)
  const rows = v.parse(getInforceContracts.answer, body)
  return inforceLists[type].filterRows(rows, { ...defaultInforceFilters, agent, time: 'all', lapse }, now).length
}

test.each([
  ['rivera', '', worklistReasons],
  ['okafor', '', worklistReasons],
  ['brandt', '', ['past-lapse', 'lapse-soon', 'missed', 'service']],
  ['lin', '', ['requirements', 'offers', 'not-paid', 'over-90']],
  ['hale', '&number=AG1001', worklistReasons],
] as const)('%s%s: every count is that of the list with all of it', async (userId, query, reasons) => {
  const work = await worklistOf(userId, query.replace('&', '?'))
  const counted = worklistReasons.map((reason) => [reason, countIn(work, reason)])
  const listed = await Promise.all(
    worklistReasons.map(async (reason) => [
      reason,
      reasons.some((each) => each === reason) ? await rowsOf(userId, reason, query) : 0,
    ]),
  )
  expect(counted).toEqual(listed)
  expect(work.counts.length).toBeGreaterThanOrEqual(3)
  expect(work.items.length).toBe(worklistSize)
})

test('of an agent whom home office views, it is the part of the agency that is theirs', async () => {
  const work = await worklistOf('hale', '?number=AG1001&agent=100101')
  for (const reason of worklistReasons) {
    expect([reason, countIn(work, reason)]).toEqual([reason, await rowsOf('hale', reason, '&number=AG1001', '100101')])
  }
  const rows = await casesOf('hale', 'pending', '&number=AG1001')
  const mine = rows.filter((row) => matchesAgent(row, '100101'))
  expect(work.counts.find(({ reason }) => reason === 'requirements')?.requirements).toBe(tasksIn(mine).length)
})

test('requirements are counted each, and their items are of the cases that wait longest', async () => {
  const rows = (await casesOf('rivera', 'pending')).filter((row) => tasksIn([row]).length > 0)
  const { items, counts } = await worklistOf('rivera')
  expect(counts.find(({ reason }) => reason === 'requirements')).toEqual({
    reason: 'requirements',
    count: rows.length,
    requirements: tasksIn(rows).length,
  })
  const shown = items.filter(({ reason }) => reason === 'requirements')
  const expected = rows.flatMap((row) =>
    tasksIn([row]).map(({ id }) => [caseAddress(row), id, row.daysSinceProcDate] as const),
  )
  expect(shown.map((item) => [item.caseKey, item.requirementId, item.days])).toEqual(expected.slice(0, shown.length))
  expect(shown.some(({ action }) => action !== 'view')).toBe(true)
})

test('the day of a lapse counts, in the order in which contracts lapse', async () => {
  const { items } = await worklistOf('brandt')
  const days = items.filter(({ reason }) => reason === 'lapse-soon').map((item) => item.days ?? NaN)
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(days.every((day) => day >= 0 && day <= 7)).toBe(true)
})

const lapses = async () => (await worklistOf('brandt')).items.filter(({ reason }) => reason === 'lapse-soon')

test('a contract that lapses today is among those that lapse soon', async () => {
  const [soonest] = await lapses()
  const days = soonest?.days ?? NaN
  service.advance(days * 86_400)
  expect((await lapses())[0]).toMatchObject({ days: 0, caseKey: soonest?.caseKey })
  service.advance(-days * 86_400)
})

test('it is refused to whom the lists are refused', async () => {
  expect((await read('guest', '/worklist')).status).toBe(403)
  expect((await read('hale', '/worklist')).status).toBe(400)
  expect((await read('rivera', '/worklist?number=AG3003')).status).toBe(403)
  expect((await service.call('/api/worklist')).status).toBe(401)
})

test('nothing waits where nothing is shared, and what may not be answered is viewed', async () => {
  await share('NBC02', false)
  const { items } = await worklistOf('lin')
  expect(new Set(items.map(({ action }) => action))).toEqual(new Set(['view']))
  await share('NBC01', false)
  expect(await worklistOf('lin')).toEqual({ items: [], counts: [] })
  await share('NBC01', true)
  await share('NBC02', true)
})

test('it is no use of an application that others share', async () => {
  await service.services.db.deleteFrom('access_use').where('user_id', '=', 'lin').execute()
  await worklistOf('lin')
  expect(await service.services.db.selectFrom('access_use').selectAll().where('user_id', '=', 'lin').execute()).toEqual(
    [],
  )
})

test('a list is one, from the first in an hour on: the next writes nothing, and waits for no disk', async () => {
  const { db } = service.services
  // A row that somebody has locked for a change has its number in xmax
  const uses = async () =>
    (await sql`select xmax::text as locked_by, used_at from access_use where user_id = 'lin'`.execute(db)).rows
  await read('lin', '/contracts?type=pending')
  const before = await uses()
  await read('lin', '/contracts?type=pending')
  expect([before, await uses()]).toEqual([[expect.objectContaining({ locked_by: '0' })], before])
})

/** A service in which an answer waits for half an hour. */
async function openWithDelay() {
  const own = await openTestService({ settings: { STATUS_DELAY_SECONDS: '1800' } })
  const call = async (userId: string, path: string, body?: FormData) =>
    own.call(`/api${path}`, { token: await own.tokenOf(userId), ...(body && { method: 'POST', body }) })
  const work = async (userId: string) => v.parse(getWorklist.answer, (await call(userId, '/worklist')).body)
  return {
    own,
    call,
    work,
    waiting: async (userId: string) => (await work(userId)).counts.find(({ reason }) => reason === 'requirements'),
    /** Comments on the first requirement of rivera that takes it; undefined if there is none. */
    comment: async () => {
      const item = (await work('rivera')).items.find(({ action }) => action === 'comment')
      if (!item) return undefined
      const { coCode, coType, contractNo } = item.contract
      const comment = new FormData()
      comment.append('comment', 'On its way.')
      const requirement = `/contracts/${coCode}/${coType}/${contractNo}/requirements/${item.requirementId}`
      const { status } = await call('rivera', `${requirement}/upload-comment`, comment)
      return { ...item, status }
    },
  }
}

test('what the user has answered waits for nobody, as in their lists, until its time is over', async () => {
  const { own, call, work, waiting, comment } = await openWithDelay()
  const [before, others] = [await waiting('rivera'), await waiting('okafor')]
  const item = await comment()
  expect(item?.status).toBe(200)
  const [row] = v
    .parse(getContracts.answer, (await call('rivera', '/contracts?type=pending')).body)
    .filter((each) => caseAddress(each) === item?.caseKey)
  const isLast = row !== undefined && tasksIn([row]).length === 1
  expect(await waiting('rivera')).toEqual({
    reason: 'requirements',
    count: (before?.count ?? 0) - Number(isLast),
    requirements: (before?.requirements ?? 0) - 1,
  })
  expect(await waiting('okafor')).toEqual(others)
  expect((await work('rivera')).items.map(({ requirementId }) => requirementId)).not.toContain(item?.requirementId)
  own.advance(statusDelay / 1000 + 1)
  await own.runJob('answers')
  expect((await waiting('okafor'))?.requirements).toBe((others?.requirements ?? 0) - 1)
  await own.close()
})

test('what stands in for what was answered is what stands there once the answers count', async () => {
  const { own, work, comment } = await openWithDelay()
  const answered = []
  for (let count = 0; count < worklistSize; count += 1) answered.push(await comment())
  expect(answered.filter((each) => each?.status === 200).length).toBeGreaterThan(2)
  const { items } = await work('rivera')
  expect(items).toHaveLength(worklistSize)
  own.advance(statusDelay / 1000 + 1)
  await own.runJob('answers')
  expect((await work('rivera')).items).toEqual(items)
  await own.close()
})

test.each([
  ['past-lapse', -1, 0],
  ['lapse-soon', 7, 8],
] as const)('%s counts a contract that lapses in %i days, and none in %i', async (reason, inside, outside) => {
  const { db, now } = service.services
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .selectFrom('inforce_alert')
      .select('id')
      .where('list', '=', 'pending-lapse')
      .executeTakeFirstOrThrow()
    const countWith = async (days: number) => {
      const day = dayAfter(now(), days)
      await transaction.updateTable('inforce_alert').set({ lapse_date: day }).where('id', '=', id).execute()
      return countIn(await readAlertWork(transaction, 'everything', dayAfter(now(), 0)), reason)
    }
    expect(await countWith(inside)).toBe((await countWith(outside)) + 1)
    await sql`rollback`.execute(transaction)
  })
})

test('of what has passed, the latest comes first', async () => {
  const { db, now } = service.services
  const { items } = await readAlertWork(db, 'everything', dayAfter(now(), 0))
  for (const reason of ['past-lapse', 'missed', 'service']) {
    const days = items.filter((item) => item.reason === reason).map((item) => item.days ?? -Infinity)
    expect([reason, days.length > 1]).toEqual([reason, true])
    expect([reason, days]).toEqual([reason, days.toSorted((a, b) => b - a)])
  }
})

test('a case is older than 90 days from the 91st on', async () => {
  const { db, now } = service.services
  const today = dayAfter(now(), 0)
  const asked = { scope: 'everything', today, mayAnswer: true, userId: 'rivera', answeredSince: now() } as const
  await db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .selectFrom('new_business_case')
      .select('id')
      .where('list', '=', 'pending')
      .executeTakeFirstOrThrow()
    const countWith = async (days: number) => {
      const change = { proc_date: dayAfter(now(), -days) }
      await transaction.updateTable('new_business_case').set(change).where('id', '=', id).execute()
      return countIn(await readCaseWork(transaction, asked), 'over-90')
    }
    expect(await countWith(91)).toBe((await countWith(90)) + 1)
    await sql`rollback`.execute(transaction)
  })
})
