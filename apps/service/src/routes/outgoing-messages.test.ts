// @vitest-environment node
import { mostOutgoing } from '@producer-portal/domain/home-office'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveUpMessages } from '../store/outbox.ts'
import { renewMessages } from '../store/undelivered.ts'
import { decodeMail, openMailServer } from '../testing/mail-server.ts'
import type { MailServer } from '../testing/mail-server.ts'
import type { TestService } from '../testing/test-service.ts'
import { openTestService } from '../testing/test-service.ts'

let server: MailServer
let service: TestService
beforeAll(async () => {
  server = await openMailServer()
  service = await openTestService({ settings: { SMTP_URL: server.url, MAIL_FROM: 'portal@example.com' } })
})
afterAll(async () => {
  await service.close()
  await server.close()
})

const add = async (more: object) => {
  const row = { user_id: 'lin', kind: 'email', sent_to: 'lin@agency.example', code: null, link: null }
  const { id } = await service.services.db
    .insertInto('outbox')
    .values({ ...row, subject: 'Documents arrived', body: 'Hello.', sent_at: service.services.now(), ...more })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const list = async () => (await service.call('/api/outgoing-messages', { as: 'hale' })).body
const retry = (ids: readonly number[], as = 'hale') =>
  service.call('/api/outgoing-messages/retry', { as, json: { ids } })

test('a failed message is sent again, once, under its own id', async () => {
  const message_id = '5e0f6d3a-3f1c-4c1e-9a53-0f6b2c0c7a11'
  const id = await add({ state: 'failed', tries: 9, failure: '550', message_id })
  await add({ state: 'sent' })
  await add({ state: 'waiting', next_try_at: service.services.now() })
  expect(await list()).toMatchObject({ total: 1, messages: [{ id, state: 'failed', reason: '550', isExpired: false }] })
  expect((await retry([id])).body).toEqual({ sent: 1, waiting: 0 })
  expect((await retry([id])).body).toEqual({ sent: 0, waiting: 0 })
  const mails = server.mails.map(decodeMail)
  expect(mails.filter((mail) => mail.includes(message_id))).toHaveLength(1)
  expect(await list()).toEqual({ total: 0, messages: [] })
})

test('what has expired is not sent, and its text goes', async () => {
  const expires_at = new Date(service.services.now().getTime() - 1000)
  const id = await add({
    state: 'failed',
    failure: '550',
    code: '123456',
    body: 'Your passcode is 123456.',
    expires_at,
  })
  expect(await list()).toMatchObject({ messages: [{ id, isExpired: true }] })
  expect((await retry([id])).body).toEqual({ sent: 0, waiting: 0 })
  await service.runJob('messages')
  const row = await service.services.db
    .selectFrom('outbox')
    .select(['body', 'code'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toEqual({ body: '', code: null })
})

test('the texts of messages are not told', async () => {
  await add({ state: 'failed', failure: '550', body: 'Your link: https://portal.example/x', link: 'https://x.example' })
  expect(JSON.stringify(await list())).not.toContain('portal.example')
})

test.each(['rivera', 'okafor', 'lin'])('%s is no home office', async (as) => {
  expect((await service.call('/api/outgoing-messages', { as })).status).toBe(403)
  expect((await retry([1], as)).status).toBe(403)
})

test('a message that failed days ago has a whole day again', async () => {
  const { db, now } = service.services
  const daysAgo = new Date(now().getTime() - 3 * 86_400_000)
  const id = await add({ state: 'failed', tries: 9, failure: '550', sent_at: daysAgo })
  expect(await renewMessages(db, [id], { now: now(), nextTryAt: now() })).toEqual([id])
  await giveUpMessages(db, now(), new Date(now().getTime() - 86_400_000))
  const row = await db.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ state: 'waiting' })
})

test('of many that did not arrive, the newest are listed, and all are counted', async () => {
  const { db } = service.services
  await db.deleteFrom('outbox').execute()
  const ids = []
  for (let count = 0; count <= mostOutgoing; count += 1) ids.push(await add({ state: 'failed', failure: '550' }))
  expect(await list()).toMatchObject({
    total: mostOutgoing + 1,
    messages: ids
      .slice(1)
      .toReversed()
      .map((id) => ({ id })),
  })
})
