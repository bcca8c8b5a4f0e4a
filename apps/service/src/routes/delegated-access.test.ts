import type { Case } from '@producer-portal/domain/cases'
import { getContractsAndRequirements } from '@producer-portal/domain/cases'
import { getInforceContractDetail, getInforceContracts } from '@producer-portal/domain/inforce'
import type { AccessItem } from '@producer-portal/domain/manage-access'
import { takesComment, takesDocuments } from '@producer-portal/domain/requirements'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { pdfOf } from '../testing/documents.ts'
import { accessCalls, cases, lin, rivera } from '../testing/manage-access.ts'
import { formWith, requirementsIn } from '../testing/requirements.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()
// For the in-force applications; the demo account has new business only.
await service.services.db.updateTable('account').set({ access: 'NBA,SRA' }).where('user_id', '=', 'lin').execute()

const { post, list, restore } = accessCalls(service)
const pending = '/contractsAndRequirements?type=pending'
const activity = '/inforce-contracts?type=all'
const read = (userId: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
  service.call(`/api${path}`, { as: userId, headers })

/** The numbers of the agents on the cases that a user sees; one without agents counts as 'none'. */
async function agentsSeen(userId: string, path = pending): Promise<string[]> {
  const { status, body } = await read(userId, path)
  expect(status).toBe(200)
  const schema = path.startsWith('/inforce') ? getInforceContracts.answer : getContractsAndRequirements.answer
  const rows = v.parse(
    v.array(v.looseObject({ agents: v.array(v.looseObject({ agentNo: v.nullish(v.string()) })) })),
    body,
  )
  expect(v.is(schema, body)).toBe(true)
  return [
    ...new Set(
      rows.flatMap(({ agents }) => (agents.length === 0 ? ['none'] : agents.map((each) => each.agentNo ?? ''))),
    ),
  ]
}
/** True if every case that a user sees carries one of the numbers, and there is one. */
async function seesOnly(userId: string, numbers: readonly string[], path = pending): Promise<boolean> {
  const rows = (await read(userId, path)).body as readonly Case[]
  return (
    rows.length > 0 &&
    rows.every(({ agents }) => agents.some(({ agentNo }) => agentNo !== null && numbers.includes(agentNo)))
  )
}
const countOf = async (userId: string, path = pending) => ((await read(userId, path)).body as readonly unknown[]).length

async function share(isShared: (item: AccessItem) => boolean): Promise<void> {
  const accessCodes = (await list()).map((item) => ({ ...item, delegationStatus: isShared(item) }))
  expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes })).toMatchObject({ status: 200 })
}
const unshareAll = () => share(() => false)
const setStatus = async (status: string, userId = 'lin') =>
  expect(await post('okafor', 'modifyAccess', { agencyNumber: 'AG1001', userId, status })).toMatchObject({
    status: 200,
  })
async function shareOwn(userId: string, delegatedAgentNo: string, isShared: boolean): Promise<void> {
  const accessCodes = (await list()).map((item) => ({ ...item, lastUpdated: undefined, delegationStatus: isShared }))
  const json = { ...rivera, delegatedAgentNo, accessCodes }
  expect(await post(userId, 'editAgentAccess', json)).toMatchObject({ status: 200 })
}
async function assign(agentNumber: string, assigned: boolean, userId = 'lin', code = cases): Promise<void> {
  const json = { userId, ...code, managedProducers: [{ agentNumber, assigned }] }
  expect(await post('okafor', 'managedProducers', json)).toMatchObject({ status: 200 })
}

/** The pages that lin may open when everything is shared. */
async function pathsOfLin() {
  const { body } = await read('okafor', pending)
  const rows = v.parse(getContractsAndRequirements.answer, body)
  const found = requirementsIn(body).find(({ requirement }) => takesComment(requirement) && takesDocuments(requirement))
  const withClient = rows.find(({ clients }) => clients.length > 0)
  if (found === undefined || withClient === undefined) throw new Error('No case has everything')
  const { coCode, coType, contractNo } = withClient.contract
  return {
    detail: `/contracts/${coCode}/${coType}/${contractNo}/${withClient.clients[0]?.ipn}`,
    sent: found.commentPath.replace('upload-comment', 'sent-answers'),
    comment: found.commentPath,
    upload: found.uploadPath,
    contract: '/inforce-contracts/01/LIF/7100100401',
  }
}
const send = (userId: string, path: string, body: FormData) =>
  service.call(`/api${path}`, { method: 'POST', as: userId, body })
function comment(): FormData {
  const form = new FormData()
  form.append('comment', 'The exam is on 3/5.')
  return form
}
const delegatedAccess = async (userId: string) =>
  ((await read(userId, '/profile')).body as { delegatedAccess?: unknown }).delegatedAccess

afterEach(restore)

describe.each([
  ['un-shared', unshareAll, () => share(() => true)],
  ['suspended', () => setStatus('Disabled'), () => setStatus('Active')],
] as const)('what a member of the staff sees while %s', (_, take, give) => {
  test('is nothing on any page, without an end of the session, and comes back', async () => {
    const lists = [pending, '/contracts?type=issued', '/contractsAndRequirements?type=not_placed', activity]
    const before = await Promise.all(lists.map((path) => countOf('lin', path)))
    expect(Math.min(...before)).toBeGreaterThan(0)
    const paths = await pathsOfLin()
    const closed = [paths.detail, paths.sent, paths.contract]
    for (const path of closed) expect([path, (await read('lin', path)).status]).toEqual([path, 200])

    await take()
    for (const path of lists) expect(await read('lin', path)).toMatchObject({ status: 200, body: [] })
    for (const number of ['AG1001', '100101']) {
      expect(await read('lin', `${pending}&number=${number}`)).toMatchObject({ status: 200, body: [] })
    }
    for (const path of closed) expect([path, (await read('lin', path)).status]).toEqual([path, 404])
    expect(await send('lin', paths.comment, comment())).toMatchObject({ status: 404 })
    expect(await send('lin', paths.upload, formWith([['a.pdf', await pdfOf(200)]]))).toMatchObject({ status: 404 })
    expect(await read('lin', '/profile')).toMatchObject({ status: 200 })

    await give()
    expect(await Promise.all(lists.map((path) => countOf('lin', path)))).toEqual(before)
    for (const path of closed) expect([path, (await read('lin', path)).status]).toEqual([path, 200])
  })

  test.each([pending, activity])('is never what the browser has kept of %s', async (path) => {
    const full = (await read('lin', path)).headers.get('etag') ?? ''
    expect(await read('lin', path, { 'if-none-match': full })).toMatchObject({ status: 304 })
    await take()
    const emptied = await read('lin', path, { 'if-none-match': full })
    expect(emptied).toMatchObject({ status: 200, body: [] })
    await give()
    const refilled = await read('lin', path, { 'if-none-match': emptied.headers.get('etag') ?? '' })
    expect([refilled.status, (refilled.body as unknown[]).length > 0]).toEqual([200, true])
  })

  test('leaves everybody else with what they see', async () => {
    const others = ['okafor', 'rivera'] as const
    const before = await Promise.all(others.map((userId) => countOf(userId)))
    await take()
    expect(await Promise.all(others.map((userId) => countOf(userId)))).toEqual(before)
  })
})

describe('sharing single applications', () => {
  test('without uploads opens the cases, but takes no documents and no comments', async () => {
    const { comment: commentPath, upload, sent } = await pathsOfLin()
    await share(({ description }) => description === 'Case status and requirements')
    expect(await countOf('lin')).toBeGreaterThan(0)
    expect(await read('lin', sent)).toMatchObject({ status: 200 })
    const refused = { status: 409, body: { message: 'Requirement uploads are not shared with you.' } }
    expect(await send('lin', commentPath, comment())).toMatchObject(refused)
    expect(await send('lin', upload, formWith([['a.pdf', await pdfOf(200)]]))).toMatchObject(refused)
  })

  test('of one line leaves the other closed', async () => {
    await share(({ category }) => category === 'In-Force')
    expect([await countOf('lin'), (await countOf('lin', activity)) > 0]).toEqual([0, true])
    await share(({ category }) => category === 'New Business')
    expect([(await countOf('lin')) > 0, await countOf('lin', activity)]).toEqual([true, 0])
  })

  test('of policy activity without values lists alerts and opens no contract', async () => {
    const { contract } = await pathsOfLin()
    await share(({ description }) => description === 'Policy activity')
    expect(await countOf('lin', activity)).toBeGreaterThan(0)
    expect(await read('lin', contract)).toMatchObject({ status: 404 })
    await share(({ description }) => description === 'Policy values and loans')
    expect(await read('lin', contract)).toMatchObject({ status: 200, body: { alerts: [] } })
  })
})

describe('the information of one agent', () => {
  test('is all that is seen when the agency shares nothing, until the agent takes it back', async () => {
    await unshareAll()
    await shareOwn('rivera', '100101', true)
    expect(await seesOnly('lin', ['100101'])).toBe(true)
    expect(await countOf('lin')).toBe(await countOf('rivera', `${pending}&number=100101`))
    await shareOwn('brandt', '100102', true)
    expect(await seesOnly('lin', ['100101', '100102'])).toBe(true)
    await shareOwn('rivera', '100101', false)
    expect(await seesOnly('lin', ['100102'])).toBe(true)
    await shareOwn('brandt', '100102', false)
    expect(await countOf('lin')).toBe(0)
  })

  test('of another agency is added by a manager of both, and can be asked for', async () => {
    const accessCodes = (await list()).map((item) => ({ ...item, lastUpdated: undefined }))
    const json = { userId: 'lin', agencyNumber: 'AG2002', delegatedAgentNo: '200201', accessCodes }
    expect(await read('lin', `${pending}&number=AG2002`)).toMatchObject({ status: 403 })
    expect(await post('okafor', 'editAgentAccess', json)).toMatchObject({ status: 200 })
    expect(await agentsSeen('lin')).toEqual(expect.arrayContaining(['100101', '200201', 'none']))
    expect(await seesOnly('lin', ['200201'], `${pending}&number=AG2002`)).toBe(true)
  })
})

describe('assigned agents', () => {
  test('narrow what is shared to their business, widen it one by one, and only in that application', async () => {
    const all = await countOf('lin')
    await assign('100102', true)
    expect(await seesOnly('lin', ['100102'])).toBe(true)
    await assign('100103', true)
    expect(await seesOnly('lin', ['100102'])).toBe(false)
    expect(await seesOnly('lin', ['100102', '100103'])).toBe(true)
    expect(await agentsSeen('lin', activity)).toContain('100101')
    await assign('100102', false)
    await assign('100103', false)
    expect(await countOf('lin')).toBe(all)
  })

  test('are seen although the agency shares nothing', async () => {
    await unshareAll()
    await assign('100102', true)
    expect(await seesOnly('lin', ['100102'])).toBe(true)
  })

  test('decide for agents, too, who keep their own business', async () => {
    await assign('100103', true, 'rivera')
    expect(await seesOnly('rivera', ['100101', '100103'])).toBe(true)
    await assign('100103', false, 'rivera')
    expect(await countOf('rivera')).toBe(await countOf('okafor'))
  })
})

describe('suspended', () => {
  test('agents see their own business, and managers that of their agency', async () => {
    await setStatus('Disabled', 'brandt')
    expect(await seesOnly('brandt', ['100102'], activity)).toBe(true)
    await setStatus('Active', 'brandt')
    expect(await agentsSeen('brandt', activity)).toContain('100101')
    const before = await countOf('vega')
    await service.services.db.updateTable('member').set({ is_suspended: true }).where('user_id', '=', 'vega').execute()
    expect(await countOf('vega')).toBe(before)
  })
})

describe('the profile says what there is to see, and why nothing is', () => {
  test('for staff', async () => {
    expect(await delegatedAccess('lin')).toMatchObject({
      isSuspended: false,
      applications: expect.arrayContaining(['NBC01', 'INF02']),
    })
    await share(({ category }) => category === 'In-Force')
    expect(await delegatedAccess('lin')).toMatchObject({ isSuspended: false, applications: ['INF01', 'INF02'] })
    await setStatus('Disabled')
    expect(await delegatedAccess('lin')).toMatchObject({ isSuspended: true, applications: [] })
  })

  test('with another version once anything else is to be seen', async () => {
    const versions = new Set(
      [await delegatedAccess('lin'), await delegatedAccess('lin')].map((it) => JSON.stringify(it)),
    )
    expect(versions.size).toBe(1)
    const before = await delegatedAccess('lin')
    await share(({ description }) => description !== 'Requirement uploads')
    expect(await delegatedAccess('lin')).not.toMatchObject({ version: (before as { version: string }).version })
  })

  test('for agents and home office', async () => {
    expect(await delegatedAccess('rivera')).toMatchObject({ isSuspended: false })
    expect(await delegatedAccess('hale')).toBeNull()
  })
})

/** How many other contracts of its owner lin sees at each contract. */
const countOthers = async () => {
  const alerts = v.parse(getInforceContracts.answer, (await read('lin', activity)).body)
  const paths = alerts.map(({ contract: { coCode, coType, contractNo } }) => `${coCode}/${coType}/${contractNo}`)
  const details = await Promise.all([...new Set(paths)].map((path) => read('lin', `/inforce-contracts/${path}`)))
  return details
    .filter(({ status }) => status === 200)
    .map(({ body }) => v.parse(getInforceContractDetail.answer, body).otherContracts.length)
}

test("of an owner's other contracts only those are named whose values are shared, whatever is shared of their activity", async () => {
  expect(Math.max(...(await countOthers()))).toBeGreaterThan(0)
  const assigned = { userId: 'lin', accessCode: 'INF', roleCode: '02' }
  const managedProducers = [{ agentNumber: '100102', assigned: true }]
  expect(await post('okafor', 'managedProducers', { ...assigned, managedProducers })).toMatchObject({ status: 200 })
  expect(Math.max(...(await countOthers()))).toBe(0)
})
