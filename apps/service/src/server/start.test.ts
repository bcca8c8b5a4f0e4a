import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import { openFilledDatabase } from '../testing/memory-database.ts'

// In memory whatever the address, which says who else may be at work. Other files of this worker have the real one.
beforeAll(() => {
  vi.resetModules()
  vi.doMock('../store/database/open-database.ts', () => ({ openDatabase: openFilledDatabase }))
  // Some 80 statements would be prepared for each start
  vi.doMock('../jobs/all-jobs.ts', () => ({ allJobs: [] }))
})
afterAll(() => {
  vi.doUnmock('../store/database/open-database.ts')
  vi.doUnmock('../jobs/all-jobs.ts')
  vi.resetModules()
})

test.each([
  ['of its own clears at once what was left behind', undefined, []],
  ['that others may use leaves them their uploads', 'postgres://db/portal', ['upload-running']],
])('a start with a database %s', async (_, DATABASE_URL, left) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'uploads', 'upload-running'), { recursive: true })
  const { startService } = await import('./start.ts')
  const settings = readSettings({ DATA_DIR: folder, PORT: '0', PORTAL_DIST: '/nowhere', DATABASE_URL })
  const service = await startService(settings)
  expect(readdirSync(join(folder, 'uploads'))).toEqual(left)
  await service.stop({ withNotice: false })
})

const start = async (settings: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const { startService } = await import('./start.ts')
  const all = { DATA_DIR: folder, PORT: '0', PORTAL_DIST: '/nowhere', SHUTDOWN_DELAY_SECONDS: '1', ...settings }
  return startService(readSettings(all))
}

test('a service that others can take over from says that it stops while it still works, then stops', async () => {
  const service = await start({ DATABASE_URL: 'postgres://db/portal' })
  const call = (path: string) => fetch(`http://127.0.0.1:${service.port}/api${path}`)
  expect((await call('/health')).status).toBe(200)
  const stopped = service.stop({ withNotice: true })
  const health = await call('/health')
  expect([health.status, health.headers.get('connection'), await health.json()]).toEqual([
    503,
    'close',
    { code: 'unavailable', message: 'The service is stopping.' },
  ])
  const other = await call('/environment/current')
  expect([other.status, other.headers.get('connection')]).toEqual([200, 'close'])
  await stopped
  await expect(call('/health')).rejects.toThrow('fetch failed')
})

test.each([
  ['with a database of its own', {}, true],
  ['that a person stops', { DATABASE_URL: 'postgres://db/portal' }, false],
])('a service %s stops without delay', async (_, settings, withNotice) => {
  const service = await start({ SHUTDOWN_DELAY_SECONDS: '600', ...settings })
  await service.stop({ withNotice })
  await expect(fetch(`http://127.0.0.1:${service.port}/api/health`)).rejects.toThrow('fetch failed')
})
