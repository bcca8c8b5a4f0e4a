import { describe, expect, test } from 'vitest'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, list } = accessCalls(service)

type Values = Readonly<Record<string, string>>
interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** The numbers that the call carries; each is replaced by a foreign one in turn. */
  readonly values: Values
  /** The changes it makes. */
  readonly more?: () => Promise<object>
}

const managed = { staffUserId: 'lin', agencyNumber: 'AG1001', ...cases }
const wholeList = async () => ({
  accessCodes: (await list()).map(({ category, description }) => ({ category, description, delegationStatus: false })),
})
const removal = { id: 'AGENCY:lin:NBC01:', decision: 'Removed' }
const calls: readonly Call[] = [
  { method: 'GET', path: 'agencyUsers', values: { agencyNumber: 'AG1001' } },
  { method: 'GET', path: 'generalInformation', values: lin },
  { method: 'POST', path: 'modifyAccess', values: lin, more: async () => ({ status: 'Disabled' }) },
  { method: 'GET', path: 'editAgencyAccess', values: lin },
  { method: 'POST', path: 'editAgencyAccess', values: lin, more: wholeList },
  { method: 'GET', path: 'editAgentAccess', values: rivera },
  { method: 'POST', path: 'editAgentAccess', values: rivera, more: wholeList },
  { method: 'GET', path: 'sharedAgents', values: lin },
  { method: 'GET', path: 'agentsManagedSummary', values: { userId: 'lin' } },
  { method: 'GET', path: 'managedProducers', values: managed },
  {
    method: 'POST',
    path: 'managedProducers',
    values: { userId: 'lin', ...cases },
    more: async () => ({ managedProducers: [{ agentNumber: '100101', assigned: true }] }),
  },
  { method: 'GET', path: 'accessReview', values: { agencyNumber: 'AG1001' } },
  {
    method: 'POST',
    path: 'accessReview',
    values: { agencyNumber: 'AG1001' },
    more: async () => ({ decisions: [removal] }),
  },
  { method: 'POST', path: 'accessTemplates/remove', values: { id: '1' } },
]

/** Numbers that belong to nobody, or to nobody whom any of the accounts administers. */
const foreign: Values = {
  agencyNumber: 'AG9000',
  userId: 'kowalczyk',
  staffUserId: 'kowalczyk',
  delegatedAgentNo: '900001',
  accessCode: 'ZZZ',
  roleCode: '99',
  id: '999999',
}

// People who administer somebody; the calls for managers are closed to the last two by their access rule.
const managers = ['okafor', 'vega'] as const
const agents = ['frost', 'rivera', 'brandt'] as const
const outsiders = ['lin', 'hale', 'gone', 'guest'] as const
const accounts = [...managers, ...agents, ...outsiders]
const forManagers = ['modifyAccess', 'editAgencyAccess', 'sharedAgents', 'accessReview']

const send = async (userId: string, { method, path, values, more }: Call) =>
  method === 'GET' ? get(userId, path, values) : post(userId, path, { ...values, ...(await more?.()) })
/** The call with each of its numbers replaced in turn. */
const replacedIn = (call: Call, replace: (name: string) => string) =>
  Object.keys(call.values).map((name): Call => ({ ...call, values: { ...call.values, [name]: replace(name) } }))
const statusesOf = async (userId: string, sent: readonly Call[]) => [
  ...new Set(await Promise.all(sent.map(async (call) => (await send(userId, call)).status))),
]
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const)
/** Everything that Manage Access stores. */
const stored = async () => {
  const { db } = service.services
  const tables = ['access_item', 'assigned_agent', 'access_change', 'access_review', 'access_template'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  const members = await db.selectFrom('member').select(['user_id', 'is_suspended']).orderBy('user_id').execute()
  return JSON.stringify([rows, members])
}

describe('foreign numbers', () => {
  test.each(named)('are not found by anybody at %s, and change nothing', async (_, call) => {
    const before = await stored()
    const sent = replacedIn(call, (name) => foreign[name] ?? '')
    const isClosed = (userId: string) =>
      outsiders.some((id) => id === userId) || (forManagers.includes(call.path) && agents.some((id) => id === userId))
    for (const userId of accounts) {
      expect([userId, await statusesOf(userId, sent)]).toEqual([userId, [isClosed(userId) ? 403 : 404]])
    }
    expect(await stored()).toBe(before)
  })

  test.each(['AG2002', 'AG4004', 'AG5005'])('of %s are of no use with a person of AG1001', async (agencyNumber) => {
    const sent = calls.filter(({ values }) => 'agencyNumber' in values && Object.keys(values).length > 1)
    const moved = sent
      .filter(({ path }) => path !== 'editAgentAccess')
      .map((call): Call => ({ ...call, values: { ...call.values, agencyNumber } }))
    expect(await statusesOf('okafor', moved)).toEqual([404])
  })
})

describe('what cannot be a number', () => {
  test.each(named)('is refused or not found at %s', async (_, call) => {
    const before = await stored()
    const odd = ['..', '%', "' or 1=1 --", '١٠٠١٠١', 'x'.repeat(200)]
    const sent = odd.flatMap((text) => replacedIn(call, () => text))
    expect((await statusesOf('okafor', sent)).filter((status) => status !== 404 && status !== 422)).toEqual([])
    const refused = ['', 'x'.repeat(201)].flatMap((text) => replacedIn(call, () => text))
    expect(await statusesOf('okafor', refused)).toEqual([422])
    expect(await stored()).toBe(before)
  })

  test.each(named.filter(([, { method }]) => method === 'POST'))(
    'is refused in any other type at %s',
    async (_, call) => {
      const body = { ...call.values, ...(await call.more?.()) }
      for (const name of Object.keys(body)) {
        for (const value of [null, 1, true, {}, [[]], undefined]) {
          const { status } = await post('okafor', call.path, { ...body, [name]: value })
          expect([name, value, status]).toEqual([name, value, 422])
        }
      }
      for (const json of [null, [], 'text', 1]) {
        expect([json, (await post('okafor', call.path, json)).status]).toEqual([json, 422])
      }
    },
  )
})

test.each([
  [
    'managedProducers',
    { userId: 'lin', ...cases },
    'managedProducers',
    { agentNumber: '100101', assigned: true },
    1_501,
  ],
  ['accessTemplates', { name: 'Mine' }, 'applications', { category: null, description: 'Requirement uploads' }, 101],
])('%s takes no more than its array may have', async (path, values, name, item, count) => {
  const { status, body } = await post('okafor', path, { ...values, [name]: Array.from({ length: count }, () => item) })
  expect([status, body]).toEqual([422, expect.objectContaining({ errors: [expect.stringContaining(name)] })])
})

const agenciesOf = async (userId: string) =>
  ((await get(userId, 'agencies')).body as { agencyNo: string }[]).map(({ agencyNo }) => agencyNo)

test('an agent administers the own agency alone, with agencies left from a time as manager, and while suspended', async () => {
  const { db } = service.services
  await db.insertInto('managed_agency').values({ user_id: 'rivera', agency_no: 'AG2002' }).execute()
  await db.updateTable('member').set({ is_suspended: true }).where('user_id', '=', 'rivera').execute()
  expect(await agenciesOf('rivera')).toEqual(['AG1001'])
  await db.updateTable('member').set({ is_suspended: false }).where('user_id', '=', 'rivera').execute()
  await db.deleteFrom('managed_agency').where('user_id', '=', 'rivera').execute()
})
