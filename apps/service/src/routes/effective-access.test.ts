import type { ApplicationReach } from '@producer-portal/domain/manage-access'
import { afterEach, expect, test } from 'vitest'
import { accessCalls, cases, lin } from '../testing/manage-access.ts'
import { countInScopes } from '../store/effective-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { post, restore } = accessCalls(service)
afterEach(restore)

async function preview(userId: string, more: object = {}) {
  const { status, body } = await post(userId, 'effectiveAccess', { ...lin, ...more })
  return { status, body: body as readonly ApplicationReach[] }
}
const find = (reaches: readonly ApplicationReach[], accessCode: string) =>
  reaches.find((each) => each.accessCode === accessCode)
const countCases = async (userId: string) => {
  const { body } = await service.call('/api/contracts?type=pending', { as: userId })
  return (body as readonly unknown[]).length
}
const assign = (agentNumber: string, assigned: boolean) => ({ ...cases, managedProducers: [{ agentNumber, assigned }] })
const share = (category: string, description: string, delegationStatus: boolean) => ({
  sharing: {
    agencyNumber: 'AG1001',
    delegatedAgentNo: null,
    accessCodes: [{ category, description, delegationStatus }],
  },
})

test('the counts are those of the lists that the person sees, now and after the change', async () => {
  const all = await countCases('lin')
  const narrowed = find((await preview('okafor', { assignments: assign('100101', true) })).body, 'NBC01')
  expect(narrowed?.now).toEqual({ reason: 'shared', agencies: 1, agents: 0, count: all })
  expect(await countCases('lin')).toBe(all)

  expect(await post('okafor', 'managedProducers', { userId: 'lin', ...assign('100101', true) })).toMatchObject({
    status: 200,
  })
  const some = await countCases('lin')
  expect(some).toBeLessThan(all)
  expect(narrowed?.next).toEqual({ reason: 'narrowed', agencies: 0, agents: 1, count: some })
  const widened = find((await preview('okafor', { assignments: assign('100101', false) })).body, 'NBC01')
  expect([widened?.now, widened?.next]).toEqual([narrowed?.next, narrowed?.now])
})

test('what has no effect says why: an account that cannot open it, uploads without cases', async () => {
  const { body } = await preview('okafor', share('New Business', 'Case status and requirements', false))
  expect(find(body, 'INF01')?.now).toEqual({ reason: 'cannot-open', agencies: 0, agents: 0, count: 0 })
  expect(find(body, 'CMP01')?.now).toEqual({ reason: 'not-shown', agencies: 0, agents: 0, count: null })
  const uploads = find(body, 'NBC02')
  expect(uploads?.now).toMatchObject({ reason: 'shared', count: find(body, 'NBC01')?.now.count })
  expect(uploads?.next).toEqual({ reason: 'needs-cases', agencies: 0, agents: 0, count: 0 })
})

test('only agencies of the manager are counted, and only managers of the person may ask', async () => {
  const { db } = service.services
  const item = { user_id: 'ferris', agency_no: 'AG1001', agent_no: null, access_code: 'INF01' }
  const shared = { is_shared: true, changed_by: 'okafor', changed_at: new Date() }
  await db
    .insertInto('access_item')
    .values({ ...item, ...shared })
    .execute()
  const ferris = { agencyNumber: 'AG2002', userId: 'ferris' }
  const agencies = async (userId: string) => find((await preview(userId, ferris)).body, 'INF01')?.now.agencies
  expect([await agencies('okafor'), await agencies('vega')]).toEqual([1, 0])
  await db.deleteFrom('access_item').where('user_id', '=', 'ferris').where('agency_no', '=', 'AG1001').execute()
  expect((await preview('vega')).status).toBe(404)
  expect((await preview('rivera')).status).toBe(403)
})

test('an application that does not exist is refused', async () => {
  expect(await preview('okafor', share('Payroll', 'Wages', true))).toMatchObject({
    status: 422,
    body: { errors: ['accessCodes: "Payroll: Wages" is unknown'] },
  })
})

const ofAgency = ({ agency_nos }: { readonly agency_nos: readonly string[] }) => agency_nos.includes('AG1001')

test('each application counts rows of its own, within all scopes at once', async () => {
  const { db } = service.services
  const agency = [{ agencyNo: 'AG1001', agentNos: null }]
  const agent = [{ agencyNo: 'AG1001', agentNos: ['100101'] }]
  const count = (accessCode: string, ...scopes: readonly (typeof agency | typeof agent)[]) =>
    countInScopes(db, accessCode, scopes)
  const listed = async (path: string) => {
    const { body } = await service.call(path, { as: 'hale' })
    return (body as readonly unknown[]).length
  }
  const pending = await listed('/api/contracts?type=pending&number=AG1001')
  expect([await count('NBC01', agency), await count('NBC02', agency)]).toEqual([pending, pending])
  expect(await count('INF01', agency)).toBe(await listed('/api/inforce-contracts?type=all&number=AG1001'))
  const contracts = await db.selectFrom('inforce_contract').selectAll().execute()
  const policies = await db.selectFrom('illustration_policy').selectAll().where('is_in_force', '=', true).execute()
  expect(await count('INF02', agency)).toBe(contracts.filter(ofAgency).length)
  expect(await count('ILL01', agency)).toBe(policies.filter(ofAgency).length)

  const own = await count('NBC01', agent)
  expect(own).toBeLessThan(pending)
  expect(own).toBeGreaterThan(0)
  expect(await count('NBC01', agency, agent)).toBe(own)
  expect(await count('NBC01', agency, [])).toBe(0)
  expect(await count('CMP01', agency)).toBeNull()
})
