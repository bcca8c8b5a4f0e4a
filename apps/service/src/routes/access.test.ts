import { getClient } from '@producer-portal/domain/client-lookup'
import { demoPeople } from '@producer-portal/domain/mocks'
import { toDocumentedPath } from '@producer-portal/domain/openapi'
import { describe, expect, test } from 'vitest'
import { createApp } from '../server/app.ts'
import { openFileService } from '../testing/file-service.ts'
import { openTestService } from '../testing/test-service.ts'
import { endpoints, routes } from '../server/offered-api.ts'

const service = await openFileService({ settings: { IMPORT_TOKENS: 'k'.repeat(32) } })
const plain = await openFileService({ settings: { FEATURE_LEADERBOARD: 'off', FEATURE_APPIAN: 'off' } })

const statusFor = async (userId: string, path: string) => (await service.call(`/api${path}`, { as: userId })).status

const pending = '/contractsAndRequirements?type=pending'
const lapse = '/inforce-contracts?type=pending-lapse'

describe('who may see which business', () => {
  test.each([
    ['rivera', 200, 200],
    ['okafor', 200, 200],
    ['vega', 200, 200],
    ['frost', 200, 200],
    ['lin', 200, 403],
    ['brandt', 403, 200],
    ['hale', 400, 400],
    ['moreau', 400, 400],
    ['ito', 200, 200],
    ['novak', 423, 423],
    ['guest', 403, 403],
    ['gone', 403, 403],
    ['mfa-none', 200, 200],
    ['bigbook', 200, 200],
  ])('%s: new business %i, in-force %i', async (userId, newBusiness, inforce) => {
    expect([await statusFor(userId, pending), await statusFor(userId, lapse)]).toEqual([newBusiness, inforce])
  })

  test.each([
    ['rivera', 403],
    ['okafor', 403],
    ['lin', 403],
    ['hale', 200],
    ['moreau', 200],
  ])('%s searches agents and agencies: %i', async (userId, status) => {
    expect(await statusFor(userId, '/search/lake')).toBe(status)
  })
})

describe('the leaderboard', () => {
  test.each([
    ['rivera', 200],
    ['lin', 200],
    ['hale', 200],
    ['guest', 403],
    ['gone', 403],
  ])('%s: %i', async (userId, status) => {
    const paths = ['/leaderboard/getTypes?selector=agent', '/leaderboard/ranking?selector=agent&type=issued-cases']
    expect(await Promise.all(paths.map((path) => statusFor(userId, path)))).toEqual([status, status])
  })
})

describe('a call whose flag is off does not exist', () => {
  test.each([
    '/search/contract/ellison',
    '/contract/client/7000101',
    '/contract/fetch/7000101',
    '/leaderboard/getTypes?selector=agent',
    '/leaderboard/ranking?selector=agent&type=issued-cases',
  ])('%s', async (path) => {
    expect((await plain.call(`/api${path}`, { as: 'rivera' })).status).toBe(404)
  })
})

describe('a number', () => {
  test.each([
    ['rivera', 'their own', '100101', 200],
    ['rivera', 'their agency', 'AG1001', 200],
    ['rivera', 'a colleague', '100102', 200],
    ['rivera', 'another agency', 'AG9000', 403],
    ['rivera', 'nobody', '999999', 403],
    ['okafor', 'an agent of their agency', '100102', 200],
    ['okafor', 'their agency', 'AG1001', 200],
    ['okafor', 'an agent of another agency', '200201', 403],
    ['okafor', 'another agency', 'AG2002', 403],
    ['lin', 'an agent of their agency', '100101', 200],
    ['lin', 'another agency', 'AG3003', 403],
    ['hale', 'any agent', '100101', 200],
    ['hale', 'any agency', 'AG9000', 200],
    ['hale', 'nobody', '999999', 200],
    ['hale', 'blanks', '%20%20', 400],
  ])('%s may ask for %s (%s): %i', async (userId, _, number, status) => {
    expect(await statusFor(userId, `${pending}&number=${number}`)).toBe(status)
  })
})

describe('the contract', () => {
  test('is published with every call', async () => {
    const { status, body } = await service.call('/api/openapi.json')
    const paths = Object.keys((body as { paths: object }).paths)
    expect(status).toBe(200)
    const declared = new Set(endpoints.map(({ path }) => toDocumentedPath(path)))
    expect(paths.toSorted()).toEqual([...declared, '/auth/logout'].toSorted())
  })

  test.each(endpoints.filter(({ auth }) => auth !== 'none').map((each) => [each.method, each.path] as const))(
    "%s %s is closed to users who aren't signed in",
    async (method, path) => {
      const { status } = await service.call(`/api${path.replaceAll(/\{\w+\}/g, 'x')}`, { method })
      expect(status).toBe(401)
    },
  )

  test('names the calls that have no route, after the same checks', async () => {
    const others = routes.filter(({ endpoint }) => endpoint !== getClient)
    const app = createApp({ endpoints, routes: others, services: service.services, portal: null })
    const statusOf = async (userId: string) => {
      const headers = { authorization: `Bearer ${await service.tokenOf(userId)}` }
      return (await app.request('/api/contract/client/7000101', { headers })).status
    }
    expect([await statusOf('rivera'), await statusOf('novak'), await statusOf('guest')]).toEqual([501, 423, 403])
  })
})

describe('everybody who signs in', () => {
  const withPassword = demoPeople.filter(({ userId }) => userId !== 'novak')

  test.each(withPassword.map(({ userId }) => userId))(
    '%s gets profile, navigation, links and messages',
    async (userId) => {
      const paths = ['/profile', '/navigation-tree', '/quicklinks', '/quicklinks-selections', '/messages/count']
      for (const path of [...paths, '/notification/current']) {
        expect([path, await statusFor(userId, path)]).toEqual([path, 200])
      }
    },
  )

  test.each([
    ['rivera', ['Manage My Agency', 'New Business', 'In-Force Business', 'Statements'], []],
    ['lin', ['New Business'], ['Manage My Agency', 'In-Force Business', 'Statements']],
    ['brandt', ['In-Force Business', 'Manage My Agency'], ['New Business']],
    ['gone', ['Documentation'], ['New Business', 'In-Force Business', 'Manage My Agency', 'Statements']],
  ])('%s is offered %j and not %j', async (userId, offered, hidden) => {
    const { body } = await service.call('/api/navigation-tree', { as: userId })
    const names = (body as { name: string }[]).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(offered))
    expect(names.filter((name) => hidden.includes(name))).toEqual([])
  })

  test.each([
    ['ito', { changePasswordExpirationInDays: 3, profileType: 'AIC' }],
    ['novak', { changePasswordExpirationInDays: 0 }],
    ['sato', { verificationExpirationInDays: 1 }],
    ['okafor', { showManagingTab: true, agencyNo: 'AG1001' }],
    ['vega', { showManagingTab: false, agencyNo: 'AG2002', profileType: 'GAMgr' }],
    ['frost', { showManagingTab: true, agencyNo: 'AG2002', profileType: 'Agent' }],
    ['lin', { delegatedAccess: { isSuspended: false, applications: expect.arrayContaining(['NBC01', 'NBC02']) } }],
  ])('%s shows what the account is there to show, tomorrow as well', async (userId, expected) => {
    expect((await service.call('/api/profile', { as: userId })).body).toMatchObject(expected)
  })

  test('sees only the own outbox of the service by name, and only where there is one', async () => {
    const live = await openTestService({ settings: { PORTAL_MODE: 'prod' } })
    expect((await service.call('/api/dev/outbox?to=rivera')).status).toBe(200)
    expect((await live.call('/api/dev/outbox?to=rivera')).status).toBe(404)
    expect(JSON.stringify((await live.call('/api/openapi.json')).body)).not.toContain('outbox')
    await live.close()
  })
})
