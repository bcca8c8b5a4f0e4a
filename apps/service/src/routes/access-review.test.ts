import type { AccessItem, AccessLine, AccessReview, DelegationDetail } from '@producer-portal/domain/manage-access'
import { shareAll } from '@producer-portal/domain/manage-access'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, list, restore } = accessCalls(service)
const accounts = ['okafor', 'vega', 'frost', 'rivera', 'brandt', 'lin', 'hale', 'gone', 'guest'] as const

const review = async (userId = 'okafor', agencyNumber = 'AG1001') =>
  (await get(userId, 'accessReview', { agencyNumber })).body as AccessReview
const linesOf = async (person = 'lin') => (await review()).lines.filter(({ userId }) => userId === person)
const isOfRivera = ({ agentNo }: AccessLine) => agentNo === '100101'
const detail = async () => (await get('okafor', 'generalInformation', lin)).body as DelegationDetail
const decide = (lines: readonly Partial<AccessLine>[], decision: string, more: object = {}, userId = 'okafor') =>
  post(userId, 'accessReview', {
    agencyNumber: 'AG1001',
    decisions: lines.map(({ id, grantedAt }) => ({ id, decision, grantedAt, ...more })),
  })
const assignBrandt = () =>
  post('okafor', 'managedProducers', {
    userId: 'lin',
    ...cases,
    managedProducers: [{ agentNumber: '100102', assigned: true }],
  })
const countOf = async (userId: string) => {
  const { body } = await service.call('/api/contracts?type=pending', { as: userId })
  return (body as unknown[]).length
}

afterEach(async () => {
  await restore()
  await service.services.db.deleteFrom('access_review').execute()
  await service.services.db.deleteFrom('access_use').execute()
})

describe('who may review the access to an agency', () => {
  test.each<[string, () => Promise<{ status: number }>[], readonly number[]]>([
    [
      'reading AG1001',
      () => accounts.map((id) => get(id, 'accessReview', { agencyNumber: 'AG1001' })),
      [200, 404, 403, 403, 403, 403, 403, 403, 403],
    ],
    [
      'deciding about AG1001',
      () => accounts.map((id) => decide([{ id: 'AGENCY:nobody:NBC01:' }], 'Removed', {}, id)),
      [409, 404, 403, 403, 403, 403, 403, 403, 403],
    ],
    [
      'templates',
      () => accounts.map((id) => get(id, 'accessTemplates')),
      [200, 200, 200, 200, 200, 403, 403, 403, 403],
    ],
  ])('%s', async (_, call, expected) => {
    expect((await Promise.all(call())).map(({ status }) => status)).toEqual(expected)
  })

  test('a manager without the Managing tab reviews office staff, and no assigned agents', async () => {
    const { lines } = await review('vega', 'AG2002')
    expect(new Set(lines.map(({ kind, role }) => `${kind} ${role}`))).toEqual(new Set(['AGENCY Office Staff']))
    const all = (await review('okafor', 'AG2002')).lines
    expect(all.map(({ kind }) => kind)).toContain('MANAGED')
  })
})

describe('the lines of a review', () => {
  test('say who has access to what, since when and granted by whom', async () => {
    const [first] = await linesOf()
    expect(first).toMatchObject({
      fullName: 'Mei Lin',
      role: 'Office Staff',
      status: 'Active',
      kind: 'AGENCY',
      agentNo: null,
      grantedAt: expect.stringMatching(/Z$/),
      grantedBy: 'Adaeze Okafor',
      lastUsed: null,
      reviewedAt: null,
      narrowsAgency: false,
    })
    expect(await linesOf()).toHaveLength(8)
  })

  test('say when the access was last used, to the hour, and in which application', async () => {
    await countOf('lin')
    service.advance(60)
    await countOf('lin')
    const used = (await linesOf()).filter(({ lastUsed }) => lastUsed !== null)
    expect(used.map(({ accessCode }) => accessCode)).toEqual(['NBC01'])
    service.advance(3600)
    await countOf('lin')
    const [later] = (await linesOf()).filter(({ lastUsed }) => lastUsed !== null)
    expect(Date.parse(later?.lastUsed ?? '') - Date.parse(used[0]?.lastUsed ?? '')).toBeGreaterThan(3_600_000)
  })

  test('say nothing of a visit while the access was suspended', async () => {
    await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    expect(await countOf('lin')).toBe(0)
    expect((await linesOf()).map(({ lastUsed }) => lastUsed)).toEqual((await linesOf()).map(() => null))
  })

  test('have the information of agents, shared from another agency too, and assigned agents', async () => {
    const accessCodes = (await list()).map((item, place) => ({
      ...item,
      lastUpdated: undefined,
      delegationStatus: place === 0,
    }))
    await post('rivera', 'editAgentAccess', { ...rivera, accessCodes })
    const ito = { userId: 'lin', agencyNumber: 'AG2002', delegatedAgentNo: '200201', accessCodes }
    await post('okafor', 'editAgentAccess', ito)
    await assignBrandt()
    const lines = await linesOf()
    expect(lines.find(({ kind }) => kind === 'AGENT')).toMatchObject({
      agentNo: '100101',
      agentName: 'Elena Rivera',
      grantedBy: 'Elena Rivera',
    })
    expect(lines.find(({ kind }) => kind === 'MANAGED')).toMatchObject({ agentNo: '100102', narrowsAgency: true })
    const elsewhere = (await review('okafor', 'AG2002')).lines.filter(({ userId }) => userId === 'lin')
    expect(elsewhere.map(({ kind, agentNo }) => [kind, agentNo])).toEqual([['AGENT', '200201']])
  })

  test('stand by name, and say of an assigned agent whether the agency shares the same', async () => {
    const names = (await review()).lines.map(({ fullName }) => fullName)
    expect(new Set(names).size).toBeGreaterThan(1)
    expect(names).toEqual(names.toSorted())
    await assignBrandt()
    const isNarrowing = async () => (await linesOf()).find(({ kind }) => kind === 'MANAGED')?.narrowsAgency
    expect(await isNarrowing()).toBe(true)
    const shared = (await linesOf()).find(({ id }) => id === 'AGENCY:lin:NBC01:')
    expect(await decide([shared ?? {}], 'Removed')).toMatchObject({ status: 200 })
    expect(await isNarrowing()).toBe(false)
  })

  test('of somebody who is suspended stay, and say so', async () => {
    await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    expect(new Set((await linesOf()).map(({ status }) => status))).toEqual(new Set(['Disabled']))
  })

  test('of a large agency are all there', async () => {
    expect((await review('okafor', 'AG5005')).lines.length).toBeGreaterThan(500)
    expect((await review('okafor', 'AG4004')).lines).toEqual([])
  })
})

describe('a review', () => {
  test('confirms a line, and keeps who reviewed it when', async () => {
    const [first, second] = await linesOf()
    const answer = await decide([first ?? {}], 'Confirmed')
    expect(answer).toMatchObject({
      status: 200,
      body: { reviews: [{ reviewedBy: 'Adaeze Okafor', confirmed: 1, removed: 0 }] },
    })
    const lines = await linesOf()
    expect(lines.find(({ id }) => id === first?.id)).toMatchObject({
      reviewedBy: 'Adaeze Okafor',
      reviewedAt: expect.stringMatching(/Z$/),
      grantedAt: first?.grantedAt,
    })
    expect(lines.find(({ id }) => id === second?.id)).toMatchObject({ reviewedBy: null, reviewedAt: null })
    expect((await review('okafor', 'AG5005')).reviews).toEqual([])
  })

  test('confirms no other line of the same agent and application', async () => {
    const accessCodes = (await list()).map((item, place) => ({
      ...item,
      lastUpdated: undefined,
      delegationStatus: place === 0,
    }))
    await post('rivera', 'editAgentAccess', { ...rivera, accessCodes })
    await post('okafor', 'managedProducers', {
      userId: 'lin',
      ...cases,
      managedProducers: [{ agentNumber: '100101', assigned: true }],
    })
    const shared = (await linesOf()).find((line) => isOfRivera(line) && line.kind === 'AGENT')
    await decide([shared ?? {}], 'Confirmed')
    const reviewed = (await linesOf()).filter(isOfRivera).map(({ kind, reviewedBy }) => [kind, reviewedBy])
    expect(reviewed).toEqual([
      ['AGENT', 'Adaeze Okafor'],
      ['MANAGED', null],
    ])
  })

  test('removes a line, which takes effect at the next load', async () => {
    expect(await countOf('lin')).toBeGreaterThan(0)
    const line = (await linesOf()).find(({ accessCode }) => accessCode === 'NBC01')
    expect(await decide([line ?? {}], 'Removed')).toMatchObject({ status: 200 })
    expect(await countOf('lin')).toBe(0)
    expect((await linesOf()).map(({ accessCode }) => accessCode)).not.toContain('NBC01')
    const item = (await list())[0] as AccessItem
    expect(item).toMatchObject({ delegationStatus: false })
    const [change] = await service.services.db
      .selectFrom('access_change')
      .selectAll()
      .where('kind', '=', 'review')
      .execute()
    expect(change).toMatchObject({
      changed_by: 'okafor',
      user_id: 'lin',
      details: { removed: 'AGENCY', accessCode: 'NBC01' },
    })
  })

  test('that removes something is the last update of the person, and leaves the first one', async () => {
    const before = await detail()
    const [first, second] = await linesOf()
    await decide([first ?? {}], 'Confirmed')
    expect(await detail()).toEqual(before)
    await decide([second ?? {}], 'Removed')
    const after = await detail()
    expect(Date.parse(after.lastUpdated ?? '')).toBeGreaterThan(Date.parse(before.lastUpdated ?? ''))
    expect(after.firstUpdated).toBe(before.firstUpdated)
  })

  test('removes agents, shared and assigned', async () => {
    const accessCodes = (await list()).map((item) => ({ ...item, lastUpdated: undefined }))
    await post('rivera', 'editAgentAccess', { ...rivera, accessCodes })
    await assignBrandt()
    const lines = (await linesOf()).filter(({ kind }) => kind !== 'AGENCY')
    expect(await decide(lines, 'Removed')).toMatchObject({ status: 200 })
    expect((await linesOf()).filter(({ kind }) => kind !== 'AGENCY')).toEqual([])
  })

  test('of a whole large agency is saved at once, and is one review', async () => {
    const { lines } = await review('okafor', 'AG5005')
    const removed = lines.filter((_, place) => place % 100 === 0)
    const decisions = lines.map((line) => {
      const { id, grantedAt } = line
      return { id, grantedAt, decision: removed.includes(line) ? 'Removed' : 'Confirmed' }
    })
    const { status, body } = await post('okafor', 'accessReview', { agencyNumber: 'AG5005', decisions })
    expect(status).toBe(200)
    const saved = body as AccessReview
    expect(saved.reviews).toMatchObject([{ confirmed: lines.length - removed.length, removed: removed.length }])
    expect(saved.lines).toHaveLength(lines.length - removed.length)
    expect(saved.lines.filter(({ reviewedAt }) => reviewedAt === null)).toEqual([])
    const notes = await service.services.db
      .selectFrom('access_change')
      .select(['user_id', 'details'])
      .where('kind', '=', 'review')
      .where('agency_no', '=', 'AG5005')
      .execute()
    expect(new Set(notes)).toEqual(
      new Set(
        removed.map(({ userId: user_id, kind, accessCode }) => ({ user_id, details: { removed: kind, accessCode } })),
      ),
    )
  })

  test('is the first of the past ones, of which the last 20 are shown', async () => {
    const [first, ...others] = await linesOf()
    for (const _ of Array.from({ length: 20 })) {
      await decide([first ?? {}], 'Confirmed')
      service.advance(60)
    }
    await decide(others.slice(0, 2), 'Confirmed')
    const { reviews } = await review()
    expect(reviews.map(({ confirmed }) => confirmed)).toEqual([2, ...Array.from({ length: 19 }, () => 1)])
  })

  test('counts no longer when access is granted again', async () => {
    const [first] = await linesOf()
    await decide([first ?? {}], 'Confirmed')
    service.advance(60)
    const saved = await list()
    const without = saved.map((item) => ({ ...item, delegationStatus: item.description !== first?.description }))
    await post('okafor', 'editAgencyAccess', { ...lin, accessCodes: without })
    await post('okafor', 'editAgencyAccess', { ...lin, accessCodes: shareAll(await list(), true) })
    expect((await linesOf()).find(({ id }) => id === first?.id)).toMatchObject({ reviewedAt: null })
  })

  test.each<[string, (line: Partial<AccessLine>) => readonly Partial<AccessLine>[], number]>([
    ['a line that is not there', () => [{ id: 'AGENCY:kowalczyk:NBC01:' }], 409],
    ['a line that was granted again', (line) => [{ ...line, grantedAt: '2020-01-01T00:00:00.000Z' }], 409],
    ['a line twice', (line) => [line, line], 422],
    ['no line', () => [], 422],
    ['too many lines', (line) => Array.from({ length: 2001 }, () => line), 422],
  ])('of %s is refused as a whole', async (_, change, status) => {
    const [first] = await linesOf()
    expect(await decide(change(first ?? {}), 'Removed')).toMatchObject({ status })
    expect(await linesOf()).toHaveLength(8)
    expect((await review()).reviews).toEqual([])
  })

  test('of the own access is for somebody else', async () => {
    const { db } = service.services
    const grant = { agency_no: 'AG1001', agent_no: '100102', access_code: 'NBC01', changed_by: 'vega' }
    await db
      .insertInto('assigned_agent')
      .values({ ...grant, user_id: 'okafor', is_assigned: true, changed_at: new Date() })
      .execute()
    const own = await linesOf('okafor')
    expect(own).toHaveLength(1)
    expect(await decide(own, 'Confirmed')).toMatchObject({ status: 409 })
    await db.deleteFrom('assigned_agent').where('user_id', '=', 'okafor').execute()
  })
})
