import { DummyDriver } from 'kysely'
import { expect, test } from 'vitest'
import { appWithoutDatabase } from '../testing/app-without-database.ts'

/** A database whose every connection fails. */
class FailingDriver extends DummyDriver {
  readonly reason: Error

  constructor(reason: Error) {
    super()
    this.reason = reason
  }

  override acquireConnection(): Promise<never> {
    return Promise.reject(this.reason)
  }
}

const fail = async (reason: Error) => appWithoutDatabase(null, new FailingDriver(reason)).request('/api/health')

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', '08006', '57P01', '53300'])(
  'a database that is away (%s) is worth another try in five seconds',
  async (code) => {
    const response = await fail(Object.assign(new Error('secret'), { code }))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await response.json()).toEqual({
      code: 'unavailable',
      message: 'The service is not available at the moment.',
    })
  },
)

test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])(
  'so is one whose pool says: %s',
  async (message) => {
    expect((await fail(new Error(message))).status).toBe(503)
  },
)

test('any other error is told without its reason', async () => {
  const response = await fail(Object.assign(new Error('secret'), { code: '42P01' }))
  expect([response.status, response.headers.get('retry-after')]).toEqual([500, null])
  expect(await response.text()).not.toContain('secret')
})
