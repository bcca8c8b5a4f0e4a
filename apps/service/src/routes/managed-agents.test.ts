import { applications } from '@producer-portal/domain/catalog'
import type { ManagedAgent } from '@producer-portal/domain/manage-access'
import { delegationFailures } from '@producer-portal/domain/manage-access'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, cases } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, agents, users, restore } = accessCalls(service)

const save = (userId: string, changes: readonly (readonly [string, boolean])[], more: object = {}) =>
  post(userId, 'managedProducers', {
    userId: 'lin',
    ...cases,
    managedProducers: changes.map(([agentNumber, assigned]) => ({ agentNumber, assigned })),
    ...more,
  })

async function countManaged() {
  const { body } = await get('okafor', 'agentsManagedSummary', { userId: 'lin' })
  return (body as { managedCnt: number }[]).map(({ managedCnt }) => managedCnt)
}

describe('managed agents', () => {
  afterEach(restore)

  test.each([
    ['an agent with the flag', 'frost', 409],
    ['an agency manager without it', 'vega', 404],
  ])('are assigned by agency managers with the flag, not by %s', async (_, userId, status) => {
    const person = (await users('okafor', 'AG2002')).find(({ role }) => role === 'Office Staff')
    const staffUserId = person?.agent.userId ?? ''
    const query = { staffUserId, agencyNumber: 'AG2002', ...cases }
    const read = async () => (await get('okafor', 'managedProducers', query)).body as readonly ManagedAgent[]
    const before = await read()
    const [{ agentNumber, assigned } = { agentNumber: '', assigned: false }] = before
    expect(await save(userId, [[agentNumber, !assigned]], { userId: staffUserId })).toMatchObject({ status })
    expect(await get(userId, 'managedProducers', query)).toMatchObject({ status: 404 })
    expect(await read()).toEqual(before)
  })

  test('are the others of the agency: nobody manages themselves', async () => {
    const query = { staffUserId: 'rivera', agencyNumber: 'AG1001', ...cases }
    const offered = (await get('okafor', 'managedProducers', query)).body as readonly ManagedAgent[]
    expect(offered.map(({ agentNumber }) => agentNumber)).toContain('100102')
    expect(offered.map(({ agentNumber }) => agentNumber)).not.toContain('100101')
    const names = offered.map(({ name }) => String(name))
    expect(names).toEqual(names.toSorted())
  })

  test('are assigned and unassigned, which the audit keeps, and summary and landing count them', async () => {
    expect((await agents()).map(({ agentNumber }) => agentNumber)).toEqual(
      expect.arrayContaining(['100100', '100101', '100102', '100103', '100104']),
    )
    expect(
      await save('okafor', [
        ['100101', true],
        ['100102', true],
      ]),
    ).toMatchObject({ status: 200 })
    expect(await save('okafor', [['100101', false]])).toMatchObject({ status: 200 })
    const assigned = (await agents()).filter((agent) => agent.assigned)
    expect(assigned.map(({ agentNumber }) => agentNumber)).toEqual(['100102'])
    const lastUpdated = (await agents())
      .flatMap((agent) => agent.lastUpdated ?? [])
      .toSorted()
      .at(-1)
    const summary = (await get('okafor', 'agentsManagedSummary', { userId: 'lin' })).body
    expect(summary).toEqual(
      applications.map((application, place) =>
        place === 0
          ? { ...application, managedCnt: 1, lastUpdated }
          : { ...application, managedCnt: 0, lastUpdated: null },
      ),
    )
    const row = (await users('okafor', 'AG1001')).find(({ agent }) => agent.userId === 'lin')
    expect(row).toMatchObject({ managing: 1 })
    const changes = await service.services.db
      .selectFrom('access_change')
      .select(['changed_by', 'user_id', 'details'])
      .where('kind', '=', 'managed-agents')
      .orderBy('id')
      .execute()
    const change = { changed_by: 'okafor', user_id: 'lin' }
    expect(changes).toEqual([
      { ...change, details: { accessCode: 'NBC01', assigned: ['100101', '100102'], unassigned: [] } },
      { ...change, details: { accessCode: 'NBC01', assigned: [], unassigned: ['100101'] } },
    ])
    // An agent in two applications is still one
    const managedProducers = [{ agentNumber: '100102', assigned: true }]
    await post('okafor', 'managedProducers', { userId: 'lin', accessCode: 'NBC', roleCode: '02', managedProducers })
    expect((await users('okafor', 'AG1001')).find(({ agent }) => agent.userId === 'lin')).toMatchObject({ managing: 1 })
  })

  test('who left the agency are not counted', async () => {
    await save('okafor', [['100102', true]])
    const { db } = service.services
    const moveTo = (agency: string) =>
      db.updateTable('member').set({ agency_no: agency }).where('agent_no', '=', '100102').execute()
    expect(await countManaged()).toContain(1)
    await moveTo('AG2002')
    expect(await countManaged()).not.toContain(1)
    await moveTo('AG1001')
  })

  test.each<[string, readonly (readonly [string, boolean])[], string]>([
    ['an agent of another agency', [['200201', true]], '200201 is unknown'],
    [
      'an agent twice',
      [
        ['100101', true],
        ['100101', false],
      ],
      '100101 is given twice',
    ],
  ])('with %s are refused', async (_, changes, reason) => {
    const { status, body } = await save('okafor', changes)
    expect([status, body]).toEqual([
      422,
      {
        code: 'unprocessable',
        message: delegationFailures.saveManagedAgents,
        errors: [expect.stringContaining(reason)],
      },
    ])
    expect((await agents()).some(({ assigned }) => assigned)).toBe(false)
  })

  test('that are refused are named, twenty at most', async () => {
    const many = Array.from({ length: 25 }, (_, number) => [`20${number}`, true] as const)
    const { body } = await save('okafor', many)
    expect((body as { errors: string[] }).errors).toHaveLength(20)
  })

  test('of an application that does not exist are not there', async () => {
    expect(await save('okafor', [['100101', true]], { accessCode: 'ZZZ' })).toMatchObject({ status: 404 })
    expect(await save('okafor', [['100101', true]], { accessCode: 'nbc' })).toMatchObject({ status: 422 })
  })

  test('on top of what was changed meanwhile are saved; the same agent to another end is refused with who and when', async () => {
    const loaded = { lastUpdated: null }
    expect(await save('okafor', [['100101', true]])).toMatchObject({ status: 200 })
    expect(await save('okafor', [['100102', true]], loaded)).toMatchObject({ status: 200 })
    expect(await save('okafor', [['100101', false]], loaded)).toMatchObject({
      status: 409,
      body: { conflict: { changedBy: 'Adaeze Okafor', changedAt: expect.stringMatching(/Z$/) } },
    })
    const assigned = (await agents()).filter((agent) => agent.assigned)
    expect(assigned.map(({ agentNumber, changedBy }) => [agentNumber, changedBy])).toEqual([
      ['100101', 'Adaeze Okafor'],
      ['100102', 'Adaeze Okafor'],
    ])
    expect(await save('okafor', [['100101', false]])).toMatchObject({ status: 200 })
  })

  test('of which several were changed meanwhile are refused with the last of those changes', async () => {
    for (const agentNumber of ['100101', '100102', '100103']) {
      service.advance(agentNumber === '100102' ? 120 : -60)
      await save('okafor', [[agentNumber, true]])
    }
    const last = (await agents())
      .flatMap((agent) => agent.lastUpdated ?? [])
      .toSorted()
      .at(-1)
    const changes = ['100101', '100102', '100103'].map((agentNumber) => [agentNumber, false] as const)
    expect(await save('okafor', changes, { lastUpdated: null })).toMatchObject({
      status: 409,
      body: { conflict: { changedAt: last } },
    })
    expect((await agents()).filter(({ assigned }) => assigned)).toHaveLength(3)
  })

  test('of a large agency can be assigned all at once', async () => {
    const staffUserId = 'gp0004'
    const query = { staffUserId, agencyNumber: 'AG5005', ...cases }
    const all = (await get('okafor', 'managedProducers', query)).body as readonly ManagedAgent[]
    expect(all).toHaveLength(1_200)
    const managedProducers = all.map(({ agentNumber }) => ({ agentNumber, assigned: true }))
    expect(await post('okafor', 'managedProducers', { userId: staffUserId, ...cases, managedProducers })).toMatchObject(
      {
        status: 200,
      },
    )
    const summary = (await get('okafor', 'agentsManagedSummary', { userId: staffUserId })).body
    expect((summary as { managedCnt: number }[])[0]?.managedCnt).toBe(1_200)
  })
})
