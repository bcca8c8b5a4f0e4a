import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'

// In memory whatever the address, which says who else may be at work. Other files of this worker have the real one.
beforeAll(() => {
  vi.resetModules()
  vi.doMock('../store/database/open-database.ts', async () => {
    const { openFilledDatabase } = await import('../testing/memory-database.ts')
    return { openDatabase: openFilledDatabase }
  })
})
afterAll(() => {
  vi.doUnmock('../store/database/open-database.ts')
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
  await service.stop()
})
