import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmptyDatabase } from '../testing/memory-database.ts'
import type { OpenDatabase } from './database/database.ts'
import { findIdentityRecord, putIdentityRecord, removeGrant } from './identity.ts'
import { migrate } from './migrate.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openEmptyDatabase()
  await migrate(database.db)
})
afterAll(() => database.close())

test('taking back a grant removes all that was given out under it, and nothing else', async () => {
  const { db } = database
  const now = new Date('2026-03-10T15:00:00Z')
  const put = (id: string, grantId: string) =>
    putIdentityRecord(db, { model: 'AccessToken', id, payload: {}, uid: null, grantId, expiresAt: null })
  for (const id of ['first', 'second']) await put(id, 'taken-back')
  await put('other', 'kept')
  await removeGrant(db, 'taken-back')
  const ids = ['first', 'second', 'other']
  const found = await Promise.all(ids.map((id) => findIdentityRecord(db, 'AccessToken', { id }, now)))
  expect(found.map((record) => record !== undefined)).toEqual([false, false, true])
})
