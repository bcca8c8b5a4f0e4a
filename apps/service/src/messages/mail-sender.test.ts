import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { meridianMutual } from '@producer-portal/domain/brand'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { decodeMail, openMailServer } from '../testing/mail-server.ts'
import { createMailSender } from './mail-sender.ts'
import { UndeliverableError } from './send.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

const message = {
  id: 7,
  messageId: '5e0f6d3a-3f1c-4c1e-9a53-0f6b2c0c7a11',
  tries: 1,
  userId: 'lin',
  kind: 'email',
  sentTo: 'lin@agency.example',
  subject: 'Set a new password',
  body: 'Set a new password: https://portal.example/reset?sessionId=a&b=c This link works once.',
  link: 'https://portal.example/reset?sessionId=a&b=c',
} as const
const from = 'Meridian <portal@meridian.example>'
const parts = { from, brand: meridianMutual, origin: 'https://portal.example' }

async function openSender(options?: SMTPServerOptions) {
  const server = await openMailServer(options)
  closing.push(server.close)
  return { server, sender: createMailSender({ ...parts, url: new URL(server.url) }) }
}

describe('a mail server that takes the mail', () => {
  test('gets it once, with sender, recipient, subject, text and HTML', async () => {
    const { server, sender } = await openSender()
    await sender.send(message)
    expect(server.mails).toHaveLength(1)
    const mail = decodeMail(server.mails[0] ?? '')
    expect(mail).toMatch(/^From: Meridian <portal@meridian\.example>\r$/m)
    expect(mail).toMatch(/^To: lin@agency\.example\r$/m)
    expect(mail).toMatch(/^Subject: Set a new password\r$/m)
    expect(mail).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(mail).toMatch(/^Message-ID: <5e0f6d3a-3f1c-4c1e-9a53-0f6b2c0c7a11@meridian\.example>\r$/m)
    expect(mail).toMatch(/^Content-Type: text\/plain/m)
    expect(mail).toMatch(/^Content-Type: text\/html/m)
    expect(mail).toContain('This link works once.')
  })

  test('is given the user and password of the address', async () => {
    const signedIn: unknown[] = []
    const { server } = await openSender({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        signedIn.push([username, password])
        done(null, { user: username })
      },
    })
    const url = new URL(server.url.replace('//', '//portal:s%40fe@'))
    await createMailSender({ ...parts, url }).send(message)
    expect(signedIn).toEqual([['portal', 's@fe']])
    expect(server.mails).toHaveLength(1)
  })

  test('is ready when it is asked at the start', async () => {
    const { sender } = await openSender()
    await expect(sender.check()).resolves.toBe(true)
  })
})

describe('no mail counts as sent when the server', () => {
  test.each([
    ['refuses the recipient for good', 550, 'No such mailbox', true],
    ['wants it later', 451, 'Try again later', false],
    ['is full', 452, 'Out of space', false],
  ])('%s', async (_case, responseCode, text, isFinal) => {
    const refusal = Object.assign(new Error(text), { responseCode })
    const { sender, server } = await openSender({ onRcptTo: (_address, _session, done) => done(refusal) })
    const reason = await sender.send(message).catch((error: unknown) => error)
    expect([String(reason), reason instanceof UndeliverableError]).toEqual([expect.stringContaining(text), isFinal])
    expect(server.mails).toEqual([])
  })

  test('drops the connection', async () => {
    const { sender } = await openSender({ onMailFrom: (_address, session, done) => done(dropped(session)) })
    await expect(sender.send(message)).rejects.toThrow('Closed')
  })

  test('is not there', async () => {
    const { sender, server } = await openSender()
    await server.close()
    await expect(sender.send(message)).rejects.toThrow('ECONNREFUSED')
    await expect(sender.check()).rejects.toThrow('ECONNREFUSED')
  })

  test('wants another password, which its operator can put right', async () => {
    const { server } = await openSender({
      authOptional: false,
      onAuth: (_auth, _session, done) => done(Object.assign(new Error('Wrong password'), { responseCode: 535 })),
    })
    const url = new URL(server.url.replace('//', '//portal:old@'))
    const reason = await createMailSender({ ...parts, url })
      .send(message)
      .catch((error: unknown) => error)
    expect([String(reason), reason instanceof UndeliverableError]).toEqual([
      expect.stringContaining('Wrong password'),
      false,
    ])
  })

  const timeouts = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 }

  test('does not greet', async () => {
    const silent = createServer()
    silent.listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    closing.push(async () => silent.close())
    const url = new URL(`smtp://127.0.0.1:${port}`)
    await expect(createMailSender({ ...parts, url, timeouts }).send(message)).rejects.toThrow(
      /Greeting never received|Timeout/,
    )
  })

  test('takes the text and then says nothing', async () => {
    const { server } = await openSender({ onData: (stream) => void stream.resume() })
    const url = new URL(server.url)
    await expect(createMailSender({ ...parts, url, timeouts }).send(message)).rejects.toThrow('Timeout')
  })

  test('offers no encryption, unless it is on this machine', async () => {
    const { server } = await openSender()
    const url = new URL(server.url)
    // Leads to this machine, but isn't one of its names
    url.hostname = '127.1'
    await expect(createMailSender({ ...parts, url }).send(message)).rejects.toThrow('STARTTLS')
    expect(server.mails).toEqual([])
  })
})

function dropped(session: { readonly id: string }): Error {
  return Object.assign(new Error(`Closed ${session.id}`), { responseCode: 421 })
}
