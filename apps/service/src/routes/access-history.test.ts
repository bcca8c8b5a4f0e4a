import type { AccessHistoryEntry, AccessReview, DelegationDetail } from '@producer-portal/domain/manage-access'
import { afterEach, expect, test } from 'vitest'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, list, restore } = accessCalls(service)
afterEach(restore)

const caseStatus = { category: 'New Business', description: 'Case status and requirements' }
const uploads = { category: 'New Business', description: 'Requirement uploads' }

async function history(userId = 'okafor', person: Readonly<Record<string, string>> = lin) {
  const { body } = await get(userId, 'accessHistory', person)
  return body as readonly AccessHistoryEntry[]
}
const entry = (action: AccessHistoryEntry['action'], more: Partial<AccessHistoryEntry> = {}) => ({
  action,
  changedAt: expect.any(String) as string,
  changedBy: 'Adaeze Okafor',
  applications: [],
  agentName: null,
  agentCount: 0,
  isReview: false,
  ...more,
})
/** Saves the list of an owner's applications with those named changed. */
async function share(
  query: Readonly<Record<string, string>>,
  path: string,
  changes: Readonly<Record<string, boolean>>,
) {
  const items = (await get('okafor', path, query)).body as Awaited<ReturnType<typeof list>>
  const accessCodes = items.map((item) => ({
    ...item,
    delegationStatus: changes[item.description] ?? item.delegationStatus,
  }))
  expect((await post('okafor', path, { ...query, accessCodes })).status).toBe(200)
}

const assign = async (changes: Readonly<Record<string, boolean>>) =>
  post('okafor', 'managedProducers', {
    userId: 'lin',
    ...cases,
    managedProducers: Object.entries(changes).map(([agentNumber, assigned]) => ({ agentNumber, assigned })),
  })

test('each save is an entry with its applications, author and time, newest first', async () => {
  service.advance(3600)
  const start = service.services.now()
  await share(lin, 'editAgencyAccess', { [caseStatus.description]: false, [uploads.description]: false })
  const unshared = entry('unshared', { applications: [caseStatus, uploads] })
  const entries = await history()
  expect(entries).toEqual([
    unshared,
    expect.objectContaining({ action: 'shared', changedBy: 'Adaeze Okafor', agentName: null }),
  ])
  expect(Date.parse(entries[0]?.changedAt ?? '')).toBeGreaterThanOrEqual(start.getTime())

  service.advance(60)
  await share(rivera, 'editAgentAccess', { [caseStatus.description]: true })
  const shared = entry('shared', { applications: [caseStatus], agentName: 'Elena Rivera' })
  service.advance(60)
  await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
  const suspended = entry('suspended')
  service.advance(60)
  await post('okafor', 'modifyAccess', { ...lin, status: 'Active' })
  expect(await history()).toEqual([
    entry('reactivated'),
    suspended,
    shared,
    unshared,
    expect.objectContaining({ action: 'shared' }),
  ])
})

test('assigned agents are counted, and a save that does both is two entries', async () => {
  service.advance(3600)
  expect((await assign({ '100101': true })).status).toBe(200)
  const first = entry('assigned', { applications: [caseStatus], agentCount: 1 })
  expect((await history())[0]).toEqual(first)
  service.advance(60)
  expect((await assign({ '100101': false, '100102': true })).status).toBe(200)
  const both = { applications: [caseStatus], agentCount: 1 }
  expect((await history()).slice(0, 3)).toEqual([entry('assigned', both), entry('unassigned', both), first])
})

test('what a review removes from a person is one entry', async () => {
  service.advance(3600)
  const { lines } = (await get('okafor', 'accessReview', { agencyNumber: 'AG1001' })).body as AccessReview
  const removed = lines.filter(({ userId, kind }) => userId === 'lin' && kind === 'AGENCY').slice(0, 2)
  const decisions = removed.map(({ id }) => ({ id, decision: 'Removed' }))
  expect((await post('okafor', 'accessReview', { agencyNumber: 'AG1001', decisions })).status).toBe(200)
  const applications = removed.map(({ category, description }) => ({ category, description }))
  expect((await history())[0]).toEqual(entry('unshared', { applications, isReview: true }))
})

test('an assignment that a review removes is one agent less', async () => {
  service.advance(3600)
  expect((await assign({ '100101': true })).status).toBe(200)
  const { lines } = (await get('okafor', 'accessReview', { agencyNumber: 'AG1001' })).body as AccessReview
  const removed = lines.filter(({ userId, kind, agentName }) => userId === 'lin' && kind === 'MANAGED' && agentName)
  const decisions = removed.slice(0, 1).map(({ id }) => ({ id, decision: 'Removed' }))
  expect((await post('okafor', 'accessReview', { agencyNumber: 'AG1001', decisions })).status).toBe(200)
  expect((await history())[0]).toEqual(
    entry('unassigned', { applications: [caseStatus], agentCount: 1, isReview: true }),
  )
})

test('the last five are shown, with the names of people without an account and the IDs of unknown ones', async () => {
  const { db } = service.services
  const authors = ['okafor', 'import', 'oconnor', 'okafor', 'okafor', 'okafor']
  const [first, ...others] = authors.map((changed_by, place) => ({
    changed_at: new Date(service.services.now().getTime() + place * 1000),
    changed_by,
    user_id: 'roe-of-history',
    agency_no: 'AG1001',
    agent_no: null,
    kind: 'status' as const,
    details: JSON.stringify({ status: place % 2 === 0 ? 'Disabled' : 'Active' }),
  }))
  await db
    .insertInto('member')
    .values({ user_id: 'roe-of-history', agency_no: 'AG1001', agent_no: null, full_name: 'Al Roe', document: '{}' })
    .execute()
  const hidden = { kind: 'agent-access' as const, details: JSON.stringify({ shared: ['NBC01'] }) }
  const all = [first, ...others].flatMap((each) => each ?? [])
  await db
    .insertInto('access_change')
    .values([...all, ...all.slice(0, 1).map((each) => ({ ...each, ...hidden, agent_no: '900001' }))])
    .execute()
  const shown = await history('okafor', { agencyNumber: 'AG1001', userId: 'roe-of-history' })
  expect(shown.map(({ action, changedBy }) => [action, changedBy])).toEqual([
    ['reactivated', 'Adaeze Okafor'],
    ['suspended', 'Adaeze Okafor'],
    ['reactivated', 'Adaeze Okafor'],
    ['suspended', "Siobhán O'Connor"],
    ['reactivated', 'import'],
  ])
})

async function lastUpdate(): Promise<number> {
  const { body } = await get('okafor', 'generalInformation', lin)
  return Date.parse((body as DelegationDetail).lastUpdated ?? '')
}

test('a change is later than those before it, and a review than what it is about, whatever the clock says', async () => {
  const agency = { agencyNumber: 'AG1001' }
  const read = async () =>
    ((await get('okafor', 'accessReview', agency)).body as AccessReview).lines.filter(({ userId }) => userId === 'lin')
  const decide = (id: string, decision: string) =>
    post('okafor', 'accessReview', { ...agency, decisions: [{ id, decision }] })
  service.advance(3600)
  await share(lin, 'editAgencyAccess', { [uploads.description]: false })
  await share(lin, 'editAgencyAccess', { [uploads.description]: true })
  const times = [await lastUpdate()]
  service.advance(-7200)
  const granted = (await read()).find(({ accessCode }) => accessCode === 'NBC02')
  expect((await decide(granted?.id ?? '', 'Confirmed')).status).toBe(200)
  expect((await read()).find(({ id }) => id === granted?.id)?.reviewedBy).toBe('Adaeze Okafor')
  await post('okafor', 'modifyAccess', { ...lin, status: 'Disabled' })
  times.push(await lastUpdate())
  expect((await decide(granted?.id ?? '', 'Removed')).status).toBe(200)
  times.push(await lastUpdate())
  service.advance(3600)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('only managers of the person may ask, and see the changes in their own agencies only', async () => {
  const change = { changed_by: 'okafor', user_id: 'ferris', agency_no: 'AG1001', agent_no: null }
  const details = { kind: 'agency-access' as const, details: JSON.stringify({ shared: ['INF01'] }) }
  await service.services.db
    .insertInto('access_change')
    .values({ ...change, ...details, changed_at: service.services.now() })
    .execute()
  const ferris = { agencyNumber: 'AG2002', userId: 'ferris' }
  const foreign = entry('shared', { applications: [{ category: 'In-Force', description: 'Policy activity' }] })
  expect((await history('okafor', ferris))[0]).toEqual(foreign)
  const others = await history('vega', ferris)
  expect(others.length).toBeGreaterThan(0)
  expect(others).not.toContainEqual(foreign)
  expect((await get('vega', 'accessHistory', lin)).status).toBe(404)
  expect((await get('rivera', 'accessHistory', lin)).status).toBe(403)
})
