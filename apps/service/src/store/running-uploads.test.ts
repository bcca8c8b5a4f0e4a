import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openFilledDatabase } from '../testing/memory-database.ts'
import { beginUpload, confirmUploads, forgetLostUploads, forgetUploads } from './running-uploads.ts'

test('an account has six uploads under way, and those of a process that was killed count for half a minute', async () => {
  const { db, close } = await openFilledDatabase()
  const begin = (userId = 'rivera') => beginUpload(db, userId)
  const uploads = await Promise.all(Array.from({ length: 7 }, () => begin()))
  expect(uploads.filter((end) => end === null)).toHaveLength(1)
  expect(await begin('okafor')).not.toBeNull()
  await uploads.find((end) => end !== null)?.()
  const last = await begin()
  expect(last).not.toBeNull()
  await sql`update running_upload set seen_at = seen_at - interval '28 seconds'`.execute(db)
  expect(await begin()).toBeNull()
  await sql`update running_upload set seen_at = seen_at - interval '3 seconds'`.execute(db)
  expect(await begin()).not.toBeNull()
  await close()
})

test('an upload of a process too busy to confirm it counts again once it does', async () => {
  const { db, close } = await openFilledDatabase()
  await Promise.all(Array.from({ length: 6 }, () => beginUpload(db, 'rivera')))
  await sql`update running_upload set seen_at = seen_at - interval '31 seconds'`.execute(db)
  await confirmUploads(db)
  expect(await beginUpload(db, 'rivera')).toBeNull()
  await close()
})

test('uploads that nobody confirms are forgotten after three minutes, or all of them at once', async () => {
  const { db, close } = await openFilledDatabase()
  const count = async () => (await db.selectFrom('running_upload').select('id').execute()).length
  await sql`insert into running_upload (id, user_id, seen_at) values
    (gen_random_uuid(), 'rivera', now() - interval '2 minutes 55 seconds'),
    (gen_random_uuid(), 'rivera', now() - interval '3 minutes 1 second')`.execute(db)
  await forgetLostUploads(db)
  expect(await count()).toBe(1)
  await forgetUploads(db)
  expect(await count()).toBe(0)
  await close()
})

test('an upload that takes long is confirmed by its process', async () => {
  const { db, close } = await openFilledDatabase()
  const end = await beginUpload(db, 'rivera')
  await sql`insert into running_upload (id, user_id) values (gen_random_uuid(), 'rivera')`.execute(db)
  await sql`update running_upload set seen_at = seen_at - interval '4 minutes'`.execute(db)
  await confirmUploads(db)
  await forgetLostUploads(db)
  expect(await db.selectFrom('running_upload').selectAll().execute()).toHaveLength(1)
  await end?.()
  expect(await db.selectFrom('running_upload').selectAll().execute()).toEqual([])
  await close()
})
