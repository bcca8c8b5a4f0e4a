import { columnSettingsFailures, maxLockedColumns } from '@producer-portal/domain/column-settings'
import { siteNotification } from '@producer-portal/domain/mocks'
import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'

const service = await openFileService()

const get = (userId: string, path: string) => service.call(`/api${path}`, { as: userId })
const post = (userId: string, path: string, json?: unknown) =>
  service.call(`/api${path}`, { method: 'POST', as: userId, json })

const column = (number: number, place: number, locked = false, title = 'Insured Name') => ({
  title,
  column: number,
  order: place,
  visible: true,
  locked,
})

describe('column settings', () => {
  const path = '/alert-column-preference'
  const columns = [column(2, 1, true), column(1, 2)]

  test('are the defaults until somebody saves some, and again after clearing', async () => {
    expect((await get('rivera', `${path}?alertTypeString=issued`)).body).toEqual([])
    expect((await post('rivera', path, { alertType: 'issued', columns })).status).toBe(200)
    expect((await get('rivera', `${path}?alertTypeString=issued`)).body).toEqual(columns)
    expect((await post('rivera', `${path}/clear?alertType=issued`)).status).toBe(200)
    expect((await get('rivera', `${path}?alertTypeString=issued`)).body).toEqual([])
  })

  test('belong to one user and one list', async () => {
    await post('rivera', path, { alertType: 'pending', columns })
    expect((await get('rivera', `${path}?alertTypeString=not_placed`)).body).toEqual([])
    expect((await get('okafor', `${path}?alertTypeString=pending`)).body).toEqual([])
  })

  test.each([
    ['more than three locks', [1, 2, 3, 4].map((number) => column(number, number, true)), `Only ${maxLockedColumns}`],
    ['a column twice', [column(1, 1), column(1, 2)], 'only once'],
    ['a column of another list', [column(21, 1)], 'does not have'],
    ['an unknown title', [column(1, 1, false, 'Shoe Size')], 'Column title not found'],
    ['a column that there is not', [column(25, 1)], 'columns.0.column'],
  ])('with %s are refused', async (_, wrong, reason) => {
    const { status, body } = await post('rivera', path, { alertType: 'pending', columns: wrong })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: [expect.stringContaining(reason)] })
  })

  test('that the database cannot read, keep or forget are told in the words of each call', async () => {
    const broken = await openTestService()
    const rename = async (table: string, name: string) =>
      broken.services.db.schema.alterTable(table).renameTo(name).execute()
    await rename('column_preference', 'gone')
    const token = await broken.tokenOf('rivera')
    const json = { alertType: 'issued', columns }
    const answers = [
      await broken.call(`/api${path}?alertTypeString=issued`, { token }),
      await broken.call(`/api${path}`, { method: 'POST', token, json }),
      await broken.call(`/api${path}/clear?alertType=issued`, { method: 'POST', token }),
    ]
    await rename('gone', 'column_preference')
    await broken.close()
    const { retrieve, save, remove } = columnSettingsFailures
    const told = [retrieve, save, remove].map((message) => [500, { code: 'unexpected', message }])
    expect(answers.map(({ status, body }) => [status, body])).toEqual(told)
    expect(broken.events.filter((event) => event.includes('request failed'))).toHaveLength(3)
  })
})

describe('the site notification', () => {
  test('stays until this user dismisses it', async () => {
    expect((await get('rivera', '/notification/current')).body).toEqual(siteNotification)
    const dismiss = `/notification/dismiss?type=${siteNotification.type}`
    for (const _ of ['once', 'again']) expect((await post('rivera', dismiss)).status).toBe(200)
    expect((await get('rivera', '/notification/current')).body).toBeNull()
    expect((await get('okafor', '/notification/current')).body).toEqual(siteNotification)
  })

  test('is there again under another type', async () => {
    await service.services.db.updateTable('notification_dismissal').set({ type: 'an earlier one' }).execute()
    expect((await get('rivera', '/notification/current')).body).toEqual(siteNotification)
  })

  test('of another type cannot be dismissed', async () => {
    expect((await post('rivera', '/notification/dismiss?type=other')).status).toBe(404)
  })
})

const chosen = async (userId: string) =>
  ((await get(userId, '/quicklinks-selections')).body as { quickLink: { id: string } }[]).map(
    (each) => each.quickLink.id,
  )

describe('quick links', () => {
  test('keep the order in which they were saved', async () => {
    const quickLinkIds = ['ql-training', 'ql-pending', 'ql-life']
    expect((await post('rivera', '/quicklinks-selections', { quickLinkIds, userId: 'rivera' })).status).toBe(200)
    expect(await chosen('rivera')).toEqual(quickLinkIds)
    expect(await chosen('okafor')).not.toEqual(quickLinkIds)
    const { body } = await get('rivera', '/quicklinks-selections')
    expect((body as { userOrder: number }[]).map(({ userOrder }) => userOrder)).toEqual([1, 2, 3])
  })

  test('are the usual ones until some are saved, even none, and never one that the user may not open', async () => {
    expect(await chosen('brandt')).toEqual(['ql-forms', 'ql-statements'])
    expect(await chosen('ito')).toEqual(['ql-forms', 'ql-pending', 'ql-life'])
    expect((await post('brandt', '/quicklinks-selections', { quickLinkIds: [], userId: 'brandt' })).status).toBe(200)
    expect(await chosen('brandt')).toEqual([])
    const saved = { quickLinkIds: ['ql-access', 'ql-forms'], userId: 'rivera' }
    await post('rivera', '/quicklinks-selections', saved)
    const { db } = service.services
    await db.updateTable('quick_link_selection').set({ user_id: 'lin' }).where('user_id', '=', 'rivera').execute()
    expect(await chosen('lin')).toEqual(['ql-forms'])
  })

  test.each([
    ['somebody else', { quickLinkIds: [], userId: 'okafor' }, 422],
    ['a link that there is not', { quickLinkIds: ['ql-none'], userId: 'lin' }, 422],
    ['a link that the user may not open', { quickLinkIds: ['ql-access'], userId: 'lin' }, 422],
  ])('are not saved for %s', async (_, body, status) => {
    expect((await post('lin', '/quicklinks-selections', body)).status).toBe(status)
  })

  test('offer only pages that the user may open', async () => {
    const { body } = await get('lin', '/quicklinks')
    expect(JSON.stringify(body)).not.toContain('/manage-access')
    expect(JSON.stringify(body)).toContain('/new-business/pending')
  })
})

describe('the home-office search', () => {
  test.each([
    ['LAKE', ['AG1001']],
    ['ag9', ['AG9000']],
    ['%25', []],
    ['_', []],
  ])('for %s finds the agencies %j', async (term, expected) => {
    const { body } = await get('hale', `/search/${term}`)
    expect((body as { agencies: { agencyNo: string }[] }).agencies.map(({ agencyNo }) => agencyNo)).toEqual(expected)
  })

  test('lists agents and agencies by name', async () => {
    const { agents, agencies } = (await get('hale', '/search/an')).body as {
      agents: { fullName: string }[]
      agencies: { agencyName: string }[]
    }
    for (const names of [agents.map(({ fullName }) => fullName), agencies.map(({ agencyName }) => agencyName)]) {
      expect(names.length).toBeGreaterThan(1)
      expect(names).toEqual(names.toSorted())
    }
  })

  test('finds fifty of each at most, whatever stands around the text', async () => {
    const { agents, agencies } = (await get('hale', '/search/a')).body as { agents: unknown[]; agencies: unknown[] }
    expect([agents.length, agencies.length]).toEqual([50, 6])
    const blank = await get('hale', `/search/${encodeURIComponent('  Elena Rivera ')}`)
    expect(blank.body).toEqual({
      agents: [
        { agentNo: '100101', fullName: 'Elena Rivera', agencyNo: 'AG1001', agencyName: 'Lakeshore Financial Group' },
      ],
      agencies: [],
    })
    expect((await get('hale', '/search/%5C')).body).toEqual({ agents: [], agencies: [] })
  })

  test('finds agents by name and number, whatever the letters', async () => {
    for (const term of ['ELENA', '100101', encodeURIComponent('יעל')]) {
      const { body } = await get('hale', `/search/${term}`)
      expect((body as { agents: unknown[] }).agents).toHaveLength(1)
    }
  })
})
