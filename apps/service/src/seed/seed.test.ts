// @vitest-environment node
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../store/database/database.ts'
import { readSetting } from '../store/settings.ts'
import { createImportFolder } from '../testing/import-folder.ts'
import { openFilledDatabase } from '../testing/memory-database.ts'
import { createBringIn } from './bring-in.ts'
import { writeSamples } from './write-samples.ts'

let database: OpenDatabase
const { folder, bringIn, clear } = createImportFolder(() => database.db)
beforeAll(async () => {
  database = await openFilledDatabase()
})
afterAll(async () => {
  clear()
  await database.close()
})

test('the demo data are what the sample files bring: nothing of them is new or different', async () => {
  const seededAt = new Date((await readSetting(database.db, 'seeded')) ?? '')
  await writeSamples(folder, seededAt)
  const reports = await bringIn({ now: seededAt })
  const same = reports.filter(({ entity }) => entity !== null && alike.has(entity))
  expect(same.map(({ written, rows }) => [written, rows > 0])).toEqual([...alike].map(() => [0, true]))
})

/** The other samples have something of their own to show. */
const alike = new Set(['agencies', 'accounts', 'people', 'cases'])

test('a row of the demo that the import would reject ends the seed', async () => {
  await expect(
    database.db.transaction().execute(async (transaction) => {
      await createBringIn(transaction, new Date())('agencies', [{ agencyNo: 'AG1' }])
    }),
  ).rejects.toThrow('"line":1,"field":"agencyName","reason":"is missing"')
})
