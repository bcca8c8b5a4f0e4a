import type { AccessReview, AccessTemplate } from '@producer-portal/domain/manage-access'
import { applyTemplate } from '@producer-portal/domain/manage-access'
import { afterEach, describe, expect, test } from 'vitest'
import { accessCalls, lin } from '../testing/manage-access.ts'
import { openFileService } from '../testing/file-service.ts'

const service = await openFileService()

const { get, post, list, restore } = accessCalls(service)

afterEach(async () => {
  await restore()
  await service.services.db.deleteFrom('access_template').execute()
})

const save = (userId: string, name: string, applications: unknown) =>
  post(userId, 'accessTemplates', { name, applications })
const uploads = [{ category: 'New Business', description: 'Requirement uploads' }]

describe('permission templates', () => {
  test('come with the portal, and start a person', async () => {
    const templates = (await get('rivera', 'accessTemplates')).body as readonly AccessTemplate[]
    expect(templates.map(({ name, isBuiltIn }) => [name, isBuiltIn])).toEqual([
      ['New business assistant', true],
      ['Service staff', true],
    ])
    const [assistant] = templates
    const items = applyTemplate(await list(), assistant as AccessTemplate)
    expect(await post('okafor', 'editAgencyAccess', { ...lin, accessCodes: items })).toMatchObject({ status: 200 })
    const { lines } = (await get('okafor', 'accessReview', { agencyNumber: 'AG1001' })).body as AccessReview
    const codes = lines.filter(({ userId }) => userId === 'lin').map(({ accessCode }) => accessCode)
    expect(codes).toEqual(['NBC01', 'NBC02'])
  })

  test('of a user are replaced by name, removed, and seen by nobody else', async () => {
    expect(await save('rivera', 'Uploads', uploads)).toMatchObject({ status: 200 })
    const again = await save('rivera', ' uploads ', [
      ...uploads,
      { category: 'In-Force', description: 'Policy activity' },
    ])
    const own = (again.body as readonly AccessTemplate[]).filter(({ isBuiltIn }) => !isBuiltIn)
    expect(own.map(({ name, applications }) => [name, applications.length])).toEqual([['uploads', 2]])
    expect((await get('okafor', 'accessTemplates')).body).toHaveLength(2)
    const id = own[0]?.id ?? ''
    expect(await post('okafor', 'accessTemplates/remove', { id })).toMatchObject({ status: 404 })
    expect(await post('rivera', 'accessTemplates/remove', { id })).toMatchObject({ status: 200 })
    expect((await get('rivera', 'accessTemplates')).body).toHaveLength(2)
  })

  test.each<[string, string, unknown, number]>([
    ['the name of a built-in one', 'service STAFF', uploads, 409],
    ['no name', '  ', uploads, 422],
    ['an unknown application', 'Mine', [{ category: 'New Business', description: 'Payroll' }], 422],
    ['an application twice', 'Mine', [...uploads, ...uploads], 422],
    ['no application', 'Mine', [], 422],
  ])('with %s are refused', async (_, name, applications, status) => {
    expect(await save('rivera', name, applications)).toMatchObject({ status })
  })

  test('of a user are listed by name, whatever the letter case', async () => {
    for (const name of ['Zebra', 'alpha', 'Beta']) await save('rivera', name, uploads)
    const templates = (await get('rivera', 'accessTemplates')).body as readonly AccessTemplate[]
    expect(templates.filter(({ isBuiltIn }) => !isBuiltIn).map(({ name }) => name)).toEqual(['alpha', 'Beta', 'Zebra'])
  })

  test('are 20 at most', async () => {
    for (let index = 1; index <= 20; index += 1) await save('rivera', `Template ${index}`, uploads)
    expect(await save('rivera', 'One more', uploads)).toMatchObject({ status: 409 })
    expect(await save('rivera', 'Template 20', uploads)).toMatchObject({ status: 200 })
  })

  test.each(['new-business-assistant', '0', '1e3', '99999999999999999999'])('%s is none to remove', async (id) => {
    expect(await post('rivera', 'accessTemplates/remove', { id })).toMatchObject({ status: 404 })
  })
})
