import type { AccessItem, DelegationDetail } from '@producer-portal/domain/manage-access'
import { delegationFailures } from '@producer-portal/domain/manage-access'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()

const { get, post, users, restore } = accessCalls(service)

const accounts = ['okafor', 'vega', 'frost', 'rivera', 'brandt', 'lin', 'hale', 'gone', 'guest'] as const
const countCases = async (userId: string) => {
  const { body } = await service.call('/api/contracts?type=pending', { as: userId })
  return (body as unknown[]).length
}

const noItems: readonly AccessItem[] = []

describe('who may call what about lin of AG1001, and about the information of rivera', () => {
  // In the order of the accounts. A 403 is for roles that may not make the call at all; the others get a 404.
  test.each<[string, () => Promise<{ status: number }>[], readonly number[]]>([
    ['agencies', () => accounts.map((id) => get(id, 'agencies')), [200, 200, 200, 200, 200, 403, 403, 403, 403]],
    ['agencyList', () => accounts.map((id) => get(id, 'agencyList')), [200, 200, 200, 200, 200, 403, 403, 403, 403]],
    ['agentList', () => accounts.map((id) => get(id, 'agentList')), [200, 200, 200, 200, 200, 403, 403, 403, 403]],
    [
      'agencyUsers',
      () => accounts.map((id) => get(id, 'agencyUsers', { agencyNumber: 'AG1001' })),
      [200, 404, 404, 200, 200, 403, 403, 403, 403],
    ],
    [
      'generalInformation',
      () => accounts.map((id) => get(id, 'generalInformation', lin)),
      [200, 404, 404, 200, 200, 403, 403, 403, 403],
    ],
    [
      'modifyAccess',
      () => accounts.map((id) => post(id, 'modifyAccess', { ...lin, status: 'Active' })),
      [200, 404, 403, 403, 403, 403, 403, 403, 403],
    ],
    [
      'editAgencyAccess',
      () => accounts.map((id) => get(id, 'editAgencyAccess', lin)),
      [200, 404, 403, 403, 403, 403, 403, 403, 403],
    ],
    [
      'saving editAgencyAccess',
      () => accounts.map((id) => post(id, 'editAgencyAccess', { ...lin, accessCodes: noItems })),
      [422, 404, 403, 403, 403, 403, 403, 403, 403],
    ],
    [
      'editAgentAccess',
      () => accounts.map((id) => get(id, 'editAgentAccess', rivera)),
      [200, 404, 404, 200, 404, 403, 403, 403, 403],
    ],
    [
      'saving editAgentAccess',
      () => accounts.map((id) => post(id, 'editAgentAccess', { ...rivera, accessCodes: noItems })),
      [422, 404, 404, 422, 404, 403, 403, 403, 403],
    ],
    [
      'agentsManagedSummary',
      () => accounts.map((id) => get(id, 'agentsManagedSummary', { userId: 'lin' })),
      [200, 404, 404, 404, 404, 403, 403, 403, 403],
    ],
    [
      'managedProducers',
      () => accounts.map((id) => get(id, 'managedProducers', { staffUserId: 'lin', agencyNumber: 'AG1001', ...cases })),
      [200, 404, 404, 404, 404, 403, 403, 403, 403],
    ],
    [
      'saving managedProducers',
      () => accounts.map((id) => post(id, 'managedProducers', { userId: 'lin', ...cases, managedProducers: [] })),
      [200, 404, 404, 404, 404, 403, 403, 403, 403],
    ],
  ])('%s', async (_, call, expected) => {
    const answers = await Promise.all(call())
    expect(answers.map(({ status }) => status)).toEqual(expected)
  })

  test.each([
    ['agencyUsers', { agencyNumber: 'AG9000' }],
    ['agencyUsers', { agencyNumber: "AG1001' or true --" }],
    ['generalInformation', { agencyNumber: 'AG9000', userId: 'kowalczyk' }],
    ['generalInformation', { agencyNumber: 'AG1001', userId: 'kowalczyk' }],
    ['generalInformation', { agencyNumber: 'AG2002', userId: 'lin' }],
    ['generalInformation', { agencyNumber: 'AG1001', userId: '..' }],
    ['editAgencyAccess', { agencyNumber: 'AG2002', userId: 'lin' }],
    ['editAgencyAccess', { agencyNumber: 'AG1001', userId: 'rivera' }],
    ['editAgentAccess', { ...rivera, delegatedAgentNo: '900001' }],
    ['editAgentAccess', { ...rivera, agencyNumber: 'AG9000' }],
    ['editAgentAccess', { ...rivera, userId: 'kowalczyk' }],
    ['editAgentAccess', { ...rivera, userId: 'brandt' }],
    ['agentsManagedSummary', { userId: 'kowalczyk' }],
    ['managedProducers', { staffUserId: 'lin', agencyNumber: 'AG2002', ...cases }],
    ['managedProducers', { staffUserId: 'lin', agencyNumber: 'AG1001', accessCode: 'ZZZ', roleCode: '01' }],
  ])('okafor finds nothing at %s %j', async (path, query) => {
    expect(await get('okafor', path, query)).toMatchObject({ status: 404 })
  })

  test('a value that is missing is named', async () => {
    const { status, body } = await get('okafor', 'generalInformation', { agencyNumber: 'AG1001' })
    expect([status, body]).toEqual([422, expect.objectContaining({ errors: [expect.stringContaining('userId')] })])
  })
})

const numbers = async (userId: string, path = 'agencies') =>
  ((await get(userId, path)).body as { agencyNo: string }[]).map(({ agencyNo }) => agencyNo)

describe('the landing', () => {
  test.each([
    ['okafor', ['AG1001', 'AG2002', 'AG4004', 'AG5005']],
    ['vega', ['AG2002']],
    ['frost', ['AG2002']],
    ['rivera', ['AG1001']],
  ])('%s administers %j', async (userId, expected) => {
    expect((await numbers(userId)).toSorted()).toEqual(expected)
    expect(await numbers(userId, 'agencyList')).toEqual(await numbers(userId))
    const names = ((await get(userId, 'agencies')).body as { agencyName: string }[]).map(({ agencyName }) => agencyName)
    expect(names).toEqual(names.toSorted())
  })

  test('an agent of the agency is nobody to a manager who sees office staff only', async () => {
    const frost = { agencyNumber: 'AG2002', userId: 'frost' }
    const statuses = ['okafor', 'vega'].map(async (id) => (await get(id, 'generalInformation', frost)).status)
    expect(await Promise.all(statuses)).toEqual([200, 404])
    expect((await post('vega', 'modifyAccess', { ...frost, status: 'Disabled' })).status).toBe(404)
  })

  test.each([
    ['okafor', 'AG1001', true],
    ['rivera', 'AG1001', false],
    ['okafor', 'AG2002', true],
    ['vega', 'AG2002', false],
    ['frost', 'AG2002', true],
  ])('%s sees in %s office staff, and agents: %s', async (userId, agencyNo, seesAgents) => {
    const roles = new Set((await users(userId, agencyNo)).map(({ role }) => role))
    expect(roles).toEqual(new Set(seesAgents ? ['Agent', 'Office Staff'] : ['Office Staff']))
  })

  test('names people, their status, how many agents they manage and their last update', async () => {
    const people = await users('okafor', 'AG1001')
    expect(people.find(({ agent }) => agent.userId === 'lin')).toMatchObject({
      agent: { fullName: 'Mei Lin', firstName: 'Mei', lastName: 'Lin', agencyNo: 'AG1001' },
      role: 'Office Staff',
      status: 'Active',
      managing: 0,
      lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const dubois = people.find(({ agent }) => agent.userId === 'dubois')
    expect([dubois?.status, Number(dubois?.managing) > 0]).toEqual(['Disabled', true])
    expect(people.some(({ lastUpdated }) => lastUpdated === null)).toBe(true)
  })

  test('an agency may be empty, and one has 2,000 people', async () => {
    expect(await users('okafor', 'AG4004')).toEqual([])
    expect(await users('okafor', 'AG5005')).toHaveLength(2_000)
  })

  test('the pickers offer a manager the agents of the agencies, and everybody else themselves', async () => {
    const own = (await get('rivera', 'agentList')).body
    expect(own).toEqual([{ agentNo: '100101', fullName: 'Elena Rivera', homeAgencyNo: 'AG1001' }])
    const homes = ((await get('okafor', 'agentList')).body as { homeAgencyNo: string }[]).map(
      (each) => each.homeAgencyNo,
    )
    expect(new Set(homes)).toEqual(new Set(['AG1001', 'AG2002', 'AG5005']))
  })
})

describe('general information', () => {
  afterEach(restore)

  test('has the facts of the person, the email as the person has it now', async () => {
    expect((await get('okafor', 'generalInformation', lin)).body).toMatchObject({
      role: 'Office Staff',
      status: 'Active',
      dob: expect.stringMatching(/^19\d\d-\d\d-\d\d$/),
      email: 'lin@example.com',
    })
  })

  test('a person is suspended and reactivated, and the list and the audit say so', async () => {
    service.advance(3600)
    const suspend = await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    expect(suspend).toMatchObject({ status: 200, body: { status: 'Access Suspended' } })
    const again = await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    expect(again.body).toEqual(suspend.body)
    const row = (await users('rivera', 'AG1001')).find(({ agent }) => agent.userId === 'lin')
    expect(row).toMatchObject({
      status: 'Disabled',
      lastUpdated: (suspend.body as { lastUpdated: string }).lastUpdated,
    })
    expect((await post('okafor', 'modifyAccess', { ...lin, status: 'Active' })).body).toMatchObject({
      status: 'Active',
    })
    const logged = 'access changed {"user":"okafor","person":"lin","agency":"AG1001","what":"status"}'
    expect(service.events.filter((event) => event === logged)).toHaveLength(2)
    const changes = await service.services.db
      .selectFrom('access_change')
      .selectAll()
      .where('kind', '=', 'status')
      .where('user_id', '=', 'lin')
      .orderBy('id')
      .execute()
    expect(changes.map(({ changed_by, user_id, details }) => [changed_by, user_id, details])).toEqual([
      ['okafor', 'lin', { status: 'Disabled' }],
      ['okafor', 'lin', { status: 'Active' }],
    ])
  })

  test('a change moves the last update and leaves the first one', async () => {
    const before = (await get('okafor', 'generalInformation', lin)).body as DelegationDetail
    service.advance(3600)
    await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
    const after = (await get('okafor', 'generalInformation', lin)).body as DelegationDetail
    expect(before.firstUpdated).toMatch(/^\d{4}-\d\d-\d\dT/)
    expect(after.firstUpdated).toBe(before.firstUpdated)
    expect(Date.parse(after.lastUpdated ?? '')).toBeGreaterThan(Date.parse(before.lastUpdated ?? ''))
  })

  test('nobody suspends themselves', async () => {
    const own = { agencyNumber: 'AG1001', userId: 'okafor', status: 'Disabled' }
    expect(await post('okafor', 'modifyAccess', own)).toMatchObject({ status: 409 })
  })

  test('another manager of an agency that one manages can be suspended', async () => {
    const vega = { agencyNumber: 'AG2002', userId: 'vega', status: 'Disabled' }
    expect(await post('okafor', 'modifyAccess', vega)).toMatchObject({ status: 200 })
  })

  test('a suspended manager neither sees nor changes the access of that agency, and keeps their own business', async () => {
    const before = await countCases('vega')
    const [{ agent } = { agent: undefined }] = (await users('vega', 'AG2002')).filter(
      (each) => each.agent.userId !== 'vega',
    )
    const person = { agencyNumber: 'AG2002', userId: agent?.userId ?? '' }
    const read = async () => [
      (await get('vega', 'agencyUsers', { agencyNumber: 'AG2002' })).status,
      (await get('vega', 'generalInformation', person)).status,
      (await get('vega', 'accessReview', { agencyNumber: 'AG2002' })).status,
    ]
    const change = () => [
      post('vega', 'modifyAccess', { ...person, status: 'Disabled' }),
      post('vega', 'editAgencyAccess', { ...person, accessCodes: noItems }),
      post('vega', 'editAgentAccess', { ...person, delegatedAgentNo: '200202', accessCodes: noItems }),
      post('vega', 'managedProducers', { userId: person.userId, ...cases, managedProducers: [] }),
      post('vega', 'accessReview', {
        agencyNumber: 'AG2002',
        decisions: [{ id: 'AGENCY:nobody:NBC01:', decision: 'Removed' }],
      }),
    ]
    expect(await read()).toEqual([200, 200, 200])
    await post('okafor', 'modifyAccess', { agencyNumber: 'AG2002', userId: 'vega', status: 'Disabled' })
    expect((await get('vega', 'agencies')).body).toEqual([])
    expect(await read()).toEqual([404, 404, 404])
    for (const answer of await Promise.all(change())) {
      expect(answer).toMatchObject({ status: 409, body: { message: 'Your access to this agency is suspended.' } })
    }
    expect(await countCases('vega')).toBe(before)
  })

  test.each(['Access Suspended', 'disabled', ''])('%j is no status', async (status) => {
    expect(await post('okafor', 'modifyAccess', { ...lin, status })).toMatchObject({ status: 422 })
  })
})

test('what the database cannot do is told in the words of each call, and never as a refusal', async () => {
  const broken = await openTestService()
  const rename = async (table: string, name: string) =>
    broken.services.db.schema.alterTable(table).renameTo(name).execute()
  await rename('access_item', 'gone')
  await rename('assigned_agent', 'gone_too')
  const asked = async (path: string, query: Readonly<Record<string, string>>, json?: unknown) =>
    (
      await broken.call(`/api/delegation/${path}?${new URLSearchParams(query).toString()}`, {
        as: 'okafor',
        ...(json !== undefined && { json }),
      })
    ).body
  expect(await asked('editAgencyAccess', lin)).toMatchObject({ message: delegationFailures.getAgencyAccess })
  expect(await asked('editAgentAccess', rivera)).toMatchObject({ message: delegationFailures.getAgentAccess })
  await rename('member', 'gone_as_well')
  expect(await asked('agencyUsers', { agencyNumber: 'AG1001' })).toMatchObject({
    message: delegationFailures.getAgencyUsers,
  })
  await rename('gone_as_well', 'member')
  const body = { userId: 'lin', ...cases, managedProducers: [{ agentNumber: '100101', assigned: true }] }
  expect(await asked('managedProducers', {}, body)).toMatchObject({ message: delegationFailures.saveManagedAgents })
  await rename('gone', 'access_item')
  await rename('gone_too', 'assigned_agent')
  await broken.close()
})
