import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readSettings } from '../config/settings.ts'
import type { OpenDatabase } from '../store/database/database.ts'
import type { OutgoingMessage, QueuedMessage } from '../store/outbox.ts'
import { releaseMessages } from '../store/outbox.ts'
import { openMailServer } from '../testing/mail-server.ts'
import { openFilledDatabase } from '../testing/memory-database.ts'
import { createDelivery } from './delivery.ts'
import { openMessageSender } from './message-sender.ts'

let database: OpenDatabase
let time = new Date('2026-03-16T15:00:00Z')
let events: string[] = []
const closing: (() => Promise<void>)[] = []
const now = () => time
const minutes = (count: number) => {
  time = new Date(time.getTime() + count * 60_000)
}
const log = {
  event: (event: string) => void events.push(event),
  error: (event: string, error: unknown) => void events.push(`${event}: ${String(error)}`),
}
const rows = () =>
  database.db.selectFrom('outbox').select(['state', 'tries', 'failure', 'body', 'code', 'link']).orderBy('id').execute()

beforeEach(async () => {
  database = await openFilledDatabase()
  await database.db.deleteFrom('outbox').execute()
  events = []
})
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
  await database.close()
})

const news: OutgoingMessage = {
  userId: 'lin',
  kind: 'email',
  sentTo: 'lin@agency.example',
  subject: 'Your password was changed',
  body: 'Your password was changed.',
}

/** The messages of a deployment with a mail server. */
async function openMessages(options?: SMTPServerOptions, others: Readonly<Record<string, string>> = {}) {
  const server = await openMailServer(options)
  closing.push(server.close)
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'Portal <portal@m.example>' }
  const settings = readSettings({ PORTAL_MODE: 'prod', ...mail, ...others })
  const messages = openMessageSender({ settings, db: database.db, now, log })
  const put = async (message: OutgoingMessage) => {
    const id = await messages.put(database.db, message)
    if (id === null) throw new Error('The message went nowhere')
    return id
  }
  return { server, messages, put }
}

const until = (minute: number) => new Date(time.getTime() + minute * 60_000)

/** Another process, which sends emails in a way that the test decides about. */
const openProcess = (send: (message: QueuedMessage) => Promise<void>) =>
  createDelivery({ db: database.db, now, log, ways: new Map([['email', send]]), keepsText: false })

const messageIds = (mails: readonly string[]) => mails.map((mail) => /^Message-ID: (\S+)\r$/m.exec(mail)?.[1])

describe('a message', () => {
  test('goes out once, and its text stays nowhere', async () => {
    const { server, messages, put } = await openMessages()
    const id = await put({ ...news, link: 'https://portal.example/undo' })
    expect(server.mails).toEqual([])
    expect(await messages.deliver(id)).toBe(true)
    minutes(10)
    expect([await messages.deliver(id), await messages.deliverDue()]).toEqual([false, 0])
    expect(server.mails).toHaveLength(1)
    expect(await rows()).toEqual([{ state: 'sent', tries: 1, failure: null, body: '', code: null, link: null }])
  })

  test('that is an email goes by the mail server where there is a webhook, too', async () => {
    const webhook = { MESSAGE_WEBHOOK_URL: 'http://127.0.0.1:1/', MESSAGE_WEBHOOK_SECRET: 'x'.repeat(24) }
    const { server, messages, put } = await openMessages({}, webhook)
    expect(await messages.deliver(await put(news))).toBe(true)
    expect(server.mails).toHaveLength(1)
  })

  test('that the server wants later is tried again after a minute, two, four, as the same message', async () => {
    let refusals = 3
    const tried: number[] = []
    const { server, messages, put } = await openMessages({
      onRcptTo: (_address, _session, done) => {
        tried.push(time.getTime())
        refusals -= 1
        done(refusals < 0 ? null : Object.assign(new Error('Greylisted'), { responseCode: 451 }))
      },
    })
    const start = time.getTime()
    expect(await messages.deliver(await put(news))).toBe(false)
    expect(await rows()).toMatchObject([{ state: 'waiting', tries: 1, failure: expect.stringContaining('Greylisted') }])
    for (let minute = 0; minute < 9; minute += 1) {
      await messages.deliverDue()
      minutes(1)
    }
    expect(tried.map((at) => (at - start) / 60_000)).toEqual([0, 1, 3, 7])
    expect(server.mails).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', tries: 4, failure: null }])
  })

  test('whose taking was not confirmed is sent again under the same id', async () => {
    const taken: string[] = []
    const { server, messages, put } = await openMessages({
      onData: (stream, session, done) => {
        let mail = ''
        stream.on('data', (part: Buffer) => (mail += part.toString()))
        stream.on('end', () => {
          taken.push(mail)
          done(taken.length > 1 ? null : Object.assign(new Error(`Lost ${session.id}`), { responseCode: 421 }))
        })
      },
    })
    expect(server.mails).toEqual([])
    expect(await messages.deliver(await put(news))).toBe(false)
    minutes(1)
    expect(await messages.deliverDue()).toBe(1)
    expect(taken).toHaveLength(2)
    expect(new Set(messageIds(taken)).size).toBe(1)
  })

  test('whose recipient is refused for good has failed at once', async () => {
    const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
    const { messages, put } = await openMessages({ onRcptTo: (_address, _session, done) => done(refusal) })
    expect(await messages.deliver(await put(news))).toBe(false)
    minutes(60 * 48)
    expect(await messages.deliverDue()).toBe(0)
    expect(await rows()).toMatchObject([
      { state: 'failed', tries: 1, failure: expect.stringContaining('No such mailbox'), body: news.body },
    ])
    expect(events).toContainEqual(expect.stringMatching(/^message refused: .*No such mailbox/))
  })

  test('that nobody takes has failed after a day', async () => {
    const { server, messages, put } = await openMessages()
    await server.close()
    await put(news)
    for (let hour = 0; hour < 24; hour += 0.5) {
      minutes(30)
      await messages.deliverDue()
    }
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', failure: expect.stringContaining('ECONNREFUSED') })
    // At most once an hour at last
    expect(row?.tries).toBe(26)
    expect(events.at(-1)).toBe('messages given up')
  })
})

describe('a code', () => {
  const code = { ...news, subject: 'Your passcode', body: 'Your passcode is 123456.', code: '123456' }
  test('is dropped, with its text, when it has ended', async () => {
    const { server, messages, put } = await openMessages()
    await put({ ...code, expiresAt: until(10) })
    minutes(10)
    expect(await messages.deliverDue()).toBe(0)
    expect(server.mails).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dropped', body: '', code: null }])
  })

  test('makes an earlier one that still waits unwanted', async () => {
    const { server, messages, put } = await openMessages()
    await put({ ...code, expiresAt: until(10) })
    await put({ ...news, expiresAt: until(10) })
    await put({ ...code, body: 'Your passcode is 654321.', code: '654321', expiresAt: until(10) })
    minutes(2)
    expect(await messages.deliverDue()).toBe(2)
    expect(server.mails.join()).not.toContain('123456')
    expect((await rows()).map(({ state }) => state)).toEqual(['dropped', 'sent', 'sent'])
  })

  test.each([
    ['somebody else at the same address', { userId: 'dubois' }],
    ['the same person at another address', { sentTo: 'other@agency.example' }],
    ['another purpose', { subject: 'Confirm your phone' }],
  ])('for %s still waits', async (_, other) => {
    const { put } = await openMessages()
    await put({ ...code, ...other, expiresAt: until(10) })
    await put({ ...code, expiresAt: until(10) })
    expect((await rows()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  })
})

describe('when a process is killed', () => {
  test('before the first try, another one makes it within two minutes', async () => {
    const { server, messages, put } = await openMessages()
    await put(news)
    expect(await messages.deliverDue()).toBe(0)
    minutes(1)
    expect(await messages.deliverDue()).toBe(1)
    expect(server.mails).toHaveLength(1)
  })

  test('in the middle of a try, another one makes it after five minutes, or at once where no other can be', async () => {
    const { put } = await openMessages()
    for (const release of [false, true]) {
      const id = await put(news)
      const killed = openProcess(() => new Promise(() => undefined))
      void killed.deliver(id)
      await expect.poll(async () => (await rows()).at(-1)?.tries).toBe(1)
      const send = vi.fn(() => Promise.resolve())
      minutes(4)
      expect(await openProcess(send).deliverDue()).toBe(0)
      if (release) await releaseMessages(database.db, time)
      else minutes(1)
      expect(await openProcess(send).deliverDue()).toBe(1)
    }
  })

  test('or many look for work at once, each message is sent once', async () => {
    const { put } = await openMessages()
    const sent: number[] = []
    for (let count = 0; count < 20; count += 1) await put(news)
    minutes(1)
    const processes = Array.from({ length: 4 }, () =>
      openProcess(({ id }) => {
        sent.push(id)
        return Promise.resolve()
      }),
    )
    await Promise.all(processes.map((each) => each.deliverDue()))
    expect([sent.length, new Set(sent).size]).toEqual([20, 20])
  })
})

test('messages that have waited longest come first', async () => {
  const { put } = await openMessages()
  const sent: number[] = []
  const [late, early] = [await put(news), await put(news)]
  await database.db
    .updateTable('outbox')
    .set({ next_try_at: until(-5) })
    .where('id', '=', early)
    .execute()
  for (let count = 0; count < 4; count += 1) {
    const id = await put(news)
    await database.db
      .updateTable('outbox')
      .set({ next_try_at: until(-1) })
      .where('id', '=', id)
      .execute()
  }
  await database.db
    .updateTable('outbox')
    .set({ next_try_at: until(0) })
    .where('id', '=', late)
    .execute()
  await openProcess(({ id }) => Promise.resolve(void sent.push(id))).deliverDue()
  expect([sent[0], sent.at(-1), sent.length]).toEqual([early, late, 6])
})

test('a process that sends for four minutes leaves the rest to others', async () => {
  const { put } = await openMessages()
  for (let count = 0; count < 12; count += 1) await put(news)
  minutes(1)
  const slow = openProcess(() => Promise.resolve(minutes(0.5)))
  expect(await slow.deliverDue()).toBe(10)
  expect(await slow.deliverDue()).toBe(2)
})

test('the end of a process waits for the tries under way, but not for ever', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const ways = new Map([['email' as const, () => taken]])
  const delivery = createDelivery({ db: database.db, now, log, ways, keepsText: true })
  const { put } = await openMessages()
  void delivery.deliver(await put(news))
  await expect.poll(async () => (await rows())[0]?.tries).toBe(1)
  await delivery.settle(0.05)
  expect(await rows()).toMatchObject([{ state: 'waiting' }])
  const settled = delivery.settle(10)
  take()
  await settled
  expect(await rows()).toMatchObject([{ state: 'sent', body: news.body }])
})
