import { describe, expect, test } from 'vitest'
import { openFileService } from '../testing/file-service.ts'
import { rightPassword } from '../testing/test-service.ts'
import { endpoints } from '../server/offered-api.ts'

const service = await openFileService()

const fill = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

describe('until an expired password is changed', () => {
  test('the service answers only what changing it needs', async () => {
    const token = await service.tokenOf('novak')
    const received = await Promise.all(
      endpoints
        .filter(({ auth }) => auth === 'bearer')
        .map(async ({ name, method, path }) => ({
          name,
          ...(await service.call(`/api${fill(path)}`, { method, token })),
        })),
    )
    const [refused, answered] = [
      received.filter(({ status }) => status === 423),
      received.filter(({ status }) => status !== 423).map(({ name }) => name),
    ]
    expect([...new Set(refused.map(({ text }) => text))]).toEqual([
      '{"code":"passwordExpired","message":"Your password has expired. Change it to continue."}',
    ])
    expect(answered.toSorted()).toEqual([
      'dismissNotification',
      'getCurrentNotification',
      'getMessageCount',
      'getNavigationTree',
      'getProfile',
      'updatePassword',
    ])
  })

  test('and everything again afterwards', async () => {
    const json = { oldPassword: rightPassword, newPassword: 'Better#2027', newPasswordVerified: 'Better#2027' }
    const changed = await service.call('/api/profile/update/password', { json, as: 'novak' })
    expect(changed.status).toBe(200)
    expect((await service.call('/api/contractsAndRequirements?type=pending', { as: 'novak' })).status).toBe(200)
  })

  test('it does not matter to people whose passwords never expire here', async () => {
    const { db } = service.services
    await db.updateTable('account').set({ password_expires_on: '2020-01-01' }).where('user_id', '=', 'rivera').execute()
    expect((await service.call('/api/contractsAndRequirements?type=pending', { as: 'rivera' })).status).toBe(200)
  })
})
