import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { createDelivery } from '../messages/delivery.ts'
import { openMessageSender } from '../messages/message-sender.ts'
import type { TestService } from '../testing/test-service.ts'
import { openTestService } from '../testing/test-service.ts'
import { changeAndSend, changeAndTell } from './send-message.ts'

let service: TestService
beforeEach(async () => {
  service = await openTestService()
  await service.services.db.deleteFrom('outbox').execute()
})
afterEach(() => service.close())

const webhook = { MESSAGE_WEBHOOK_URL: new URL('https://sms.example'), MESSAGE_WEBHOOK_SECRET: 'x'.repeat(24) }
const code = {
  userId: 'lin',
  kind: 'sms',
  sentTo: '555-0100',
  subject: 'Your passcode',
  body: 'Your passcode is 123456.',
  code: '123456',
} as const

/** Services that send text messages in a way that the test decides about. */
function withWay(send: () => Promise<void>): Services {
  const { services } = service
  const { db, now, log } = services
  const sender = openMessageSender({ settings: { ...services.settings, ...webhook }, db, now, log })
  const delivery = createDelivery({ db, now, log, ways: new Map([['sms', send]]), keepsText: false })
  return { ...services, messages: { ...sender, ...delivery } }
}

const states = async () => {
  const rows = await service.services.db.selectFrom('outbox').select('state').execute()
  return rows.map(({ state }) => state)
}

test('a change that fails leaves no message, and a message that fails leaves no change', async () => {
  const send = vi.fn(() => Promise.resolve())
  const services = withWay(send)
  const failing = changeAndTell(services, async ({ db }, tell) => {
    await db.deleteFrom('member').execute()
    await tell(code)
    throw new Error('stop')
  })
  await expect(failing).rejects.toThrow('stop')
  expect([await states(), send.mock.calls.length]).toEqual([[], 0])
  expect(await service.services.db.selectFrom('member').select('user_id').execute()).not.toEqual([])
})

test('what is told goes out after the change, and nobody waits for it', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const services = withWay(() => taken)
  await expect(changeAndTell(services, (_inside, tell) => tell(code).then(() => 'changed'))).resolves.toBe('changed')
  expect(await states()).toEqual(['waiting'])
  take()
  await expect.poll(states).toEqual(['sent'])
})

test('a user who waits for a code is told when it is not sent at once, and it goes on', async () => {
  const services = withWay(() => Promise.reject(new Error('Greylisted')))
  await expect(changeAndSend(services, (_inside, tell) => tell(code))).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('keep trying'),
  })
  expect(await states()).toEqual(['waiting'])
})

test('a user waits five seconds for a code, which may still be taken after that', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const { promise: tried, resolve: beTried } = Promise.withResolvers<void>()
  const services = withWay(() => {
    beTried()
    return taken
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sending = changeAndSend(services, (_inside, tell) => tell(code)).then(
    () => 'sent',
    (error: { status?: number }) => error.status,
  )
  await tried
  await vi.advanceTimersByTimeAsync(4_999)
  const early = await Promise.race([sending, Promise.resolve('waits')])
  await vi.advanceTimersByTimeAsync(1)
  expect([early, await sending]).toEqual(['waits', 503])
  vi.useRealTimers()
  take()
  await expect.poll(states).toEqual(['sent'])
})

test('in a demo, a message is in the outbox as soon as the change is made', async () => {
  const { services } = service
  await changeAndSend(services, (_inside, tell) => tell(code))
  expect(await states()).toEqual(['sent'])
})
