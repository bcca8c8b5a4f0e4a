import { applications } from '@producer-portal/domain/catalog'
import type { AccessItem } from '@producer-portal/domain/manage-access'
import { flipShared, shareAll, sharingSave } from '@producer-portal/domain/manage-access'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, lin, rivera } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, list, restore } = accessCalls(service)

const sendOfAgent = (userId: string, accessCodes: unknown) =>
  post(userId, 'editAgentAccess', { ...rivera, accessCodes })
const agentList = async (userId: string) => (await get(userId, 'editAgentAccess', rivera)).body as AccessItem[]

const toName = ({ category, description }: Pick<AccessItem, 'category' | 'description'>) => ({ category, description })

describe('sharing', () => {
  afterEach(restore)

  test('starts for lin with everything of the agency, and nothing of single agents', async () => {
    const items = await list()
    expect(items.map(toName)).toEqual(applications.map(toName))
    expect(items.every(({ delegationStatus }) => delegationStatus)).toBe(true)
    const ofRivera = (await get('okafor', 'editAgentAccess', rivera)).body as AccessItem[]
    expect(ofRivera.map(toName)).toEqual(applications.map(toName))
    expect(ofRivera.some(({ delegationStatus }) => delegationStatus)).toBe(false)
  })

  test('is saved as the whole list says, and what did not change keeps its time', async () => {
    const before = await list()
    const accessCodes = before.map((item, place) => ({ ...item, delegationStatus: place !== 2 }))
    expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes })).toMatchObject({ status: 200, body: {} })
    const after = await list()
    expect(after.map(({ delegationStatus }) => delegationStatus)).toEqual(
      accessCodes.map(({ delegationStatus }) => delegationStatus),
    )
    expect(after.map(({ lastUpdated }, place) => lastUpdated === before[place]?.lastUpdated)).toEqual(
      after.map((_, place) => place !== 2),
    )
    const detail = (await get('okafor', 'generalInformation', lin)).body as { lastUpdated: string }
    expect(detail.lastUpdated).toBe(after[2]?.lastUpdated)
  })

  test('of agents is listed with its applications, as far as the manager administers them', async () => {
    const read = async () => (await get('okafor', 'sharedAgents', lin)).body
    expect(await read()).toEqual([])
    const accessCodes = (await get('okafor', 'editAgentAccess', rivera)).body as AccessItem[]
    const [first, second] = accessCodes
    const some = accessCodes.map((item, place) => ({ ...item, delegationStatus: place < 2 }))
    await post('okafor', 'editAgentAccess', { ...rivera, accessCodes: some })
    const elsewhere = { user_id: 'lin', agency_no: 'AG3003', agent_no: '100102', access_code: 'NBC01' }
    await service.services.db
      .insertInto('access_item')
      .values({ ...elsewhere, is_shared: true, changed_by: 'okafor', changed_at: new Date() })
      .execute()
    expect(await read()).toEqual([
      {
        agentNo: '100101',
        fullName: 'Elena Rivera',
        agencyNo: 'AG1001',
        agencyName: 'Lakeshore Financial Group',
        applications: [first, second].map((item) => ({ category: item?.category, description: item?.description })),
        lastUpdated: expect.stringMatching(/Z$/),
      },
    ])
    const saved = (await get('okafor', 'editAgentAccess', rivera)).body as AccessItem[]
    await post('okafor', 'editAgentAccess', { ...rivera, accessCodes: shareAll(saved, false) })
    expect(await read()).toEqual([])
  })

  test('of an agent is between that agent and the person', async () => {
    const accessCodes = shareAll((await get('rivera', 'editAgentAccess', rivera)).body as AccessItem[], true)
    expect(await post('rivera', 'editAgentAccess', { ...rivera, accessCodes })).toMatchObject({ status: 200 })
    const seen = (await get('okafor', 'editAgentAccess', rivera)).body as AccessItem[]
    expect(seen.every(({ delegationStatus }) => delegationStatus)).toBe(true)
    const ofBrandt = (await get('okafor', 'editAgentAccess', { ...rivera, delegatedAgentNo: '100102' })).body
    expect((ofBrandt as AccessItem[]).some(({ delegationStatus }) => delegationStatus)).toBe(false)
  })

  test('of an agent of another agency is for a manager of both', async () => {
    const ito = { userId: 'lin', agencyNumber: 'AG2002', delegatedAgentNo: '200201' }
    expect(await get('okafor', 'editAgentAccess', ito)).toMatchObject({ status: 200 })
    expect(await get('vega', 'editAgentAccess', ito)).toMatchObject({ status: 404 })
  })

  test.each<[string, (items: readonly AccessItem[]) => readonly unknown[], string]>([
    ['an unknown application', (items) => [...items, { ...items[0], description: 'Payroll' }], 'unknown'],
    ['an application twice', (items) => [...items, items[0]], 'twice'],
    ['an application missing', (items) => items.slice(1), 'missing'],
    ['nothing', () => [], 'missing'],
    ['an item without a status', (items) => items.map(({ description }) => ({ description })), 'delegationStatus'],
    ['more than can be', (items) => Array.from({ length: 101 }, () => items[0]), 'accessCodes'],
  ])('with %s is refused', async (_, change, reason) => {
    const before = await list()
    for (const [path, key] of [
      ['editAgencyAccess', lin],
      ['editAgentAccess', rivera],
    ] as const) {
      const { status, body } = await post('okafor', path, { ...key, accessCodes: change(before) })
      expect(status).toBe(422)
      expect((body as { errors: string[] }).errors.join()).toContain(reason)
    }
    expect(await list()).toEqual(before)
  })

  test('on top of what others changed meanwhile keeps what the user left alone, and answers with the whole list', async () => {
    const loaded = await agentList('rivera')
    const first = sharingSave(flipShared(loaded, 0), loaded)
    expect(await post('okafor', 'editAgentAccess', { ...rivera, accessCodes: first })).toMatchObject({ status: 200 })
    const second = sharingSave(flipShared(loaded, 1), loaded)
    const { status, body } = await post('rivera', 'editAgentAccess', { ...rivera, accessCodes: second })
    expect(status).toBe(200)
    const saved = await agentList('okafor')
    expect(body).toEqual({ accessCodes: saved })
    expect(saved.map(({ delegationStatus }) => delegationStatus)).toEqual(loaded.map((_, place) => place < 2))
    expect(saved.map(({ changedBy }) => changedBy).slice(0, 3)).toEqual(['Adaeze Okafor', 'Elena Rivera', null])
  })

  test('that was withdrawn does not come back with a second tab of the same manager, nor by saving anyway', async () => {
    const loaded = await list()
    const withdrawn = sharingSave(flipShared(loaded, 0), loaded)
    expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes: withdrawn })).toMatchObject({ status: 200 })
    for (const overwrites of [false, true]) {
      const accessCodes = sharingSave(flipShared(loaded, 5), loaded, overwrites)
      expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes })).toMatchObject({ status: 200 })
      expect((await list()).map(({ delegationStatus }) => delegationStatus)).toEqual(
        loaded.map((_, place) => place !== 0 && place !== 5),
      )
    }
  })

  test.each(['vega', 'okafor'])(
    'of the same application to different ends is refused for %s, who overwrites',
    async (userId) => {
      const ferris = { agencyNumber: 'AG2002', userId: 'ferris' }
      const send = (editor: string, accessCodes: unknown) =>
        post(editor, 'editAgencyAccess', { ...ferris, accessCodes })
      const load = async () => (await get('okafor', 'editAgencyAccess', ferris)).body as readonly AccessItem[]
      const loaded = await load()
      expect(await send('okafor', shareAll(loaded, false))).toMatchObject({ status: 200 })
      expect(await send('okafor', shareAll(await load(), true))).toMatchObject({ status: 200 })
      const saved = await load()
      const mine = flipShared(
        loaded.map((item) => ({ ...item, delegationStatus: true })),
        3,
      )
      const before = shareAll(loaded, true)
      expect(await send(userId, sharingSave(mine, before))).toMatchObject({
        status: 409,
        body: {
          message: 'Adaeze Okafor has changed this access in the meantime.',
          conflict: { changedBy: 'Adaeze Okafor', changedAt: saved[3]?.lastUpdated },
        },
      })
      expect(await load()).toEqual(saved)
      expect(await send(userId, sharingSave(mine, before, true))).toMatchObject({ status: 200 })
      expect((await load()).map(({ delegationStatus }) => delegationStatus)).toEqual(
        loaded.map((_, place) => place !== 3),
      )
    },
  )

  test('as a list without what was loaded counts as a whole, and is refused when somebody has changed it', async () => {
    const loaded = await agentList('rivera')
    const [first, second] = [0, 1].map((chosen) =>
      loaded.map((item, place) => ({ ...item, delegationStatus: place === chosen })),
    )
    const answers = await Promise.all([
      post('okafor', 'editAgentAccess', { ...rivera, accessCodes: first }),
      post('rivera', 'editAgentAccess', { ...rivera, accessCodes: second }),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409])
    const saved = statuses[0] === 200 ? first : second
    expect((await agentList('okafor')).map(({ delegationStatus }) => delegationStatus)).toEqual(
      saved?.map(({ delegationStatus }) => delegationStatus),
    )
  })

  test('that two have changed meanwhile is refused with who did it last', async () => {
    const loaded = await agentList('rivera')
    for (const [place, userId] of ['okafor', 'rivera'].entries()) {
      service.advance(60)
      const now = await agentList(userId)
      expect(await sendOfAgent(userId, sharingSave(flipShared(now, place), now))).toMatchObject({ status: 200 })
    }
    const before = loaded.map((item, place) => ({ ...item, delegationStatus: place < 2 }))
    const accessCodes = sharingSave(flipShared(flipShared(before, 0), 1), before)
    expect(await sendOfAgent('okafor', accessCodes)).toMatchObject({
      status: 409,
      body: { conflict: { changedBy: 'Elena Rivera' } },
    })
  })

  test('saved twice at once by the same person is no conflict', async () => {
    const none = shareAll(await list(), false)
    const twice = await Promise.all([1, 2].map(() => post('okafor', 'editAgencyAccess', { ...lin, accessCodes: none })))
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
  })
})
