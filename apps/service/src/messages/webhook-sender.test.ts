import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { createWebhookSender } from './webhook-sender.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const secret = 'a-secret-of-more-than-24-characters'
const now = new Date('2026-03-16T15:00:00.500Z')
const messageId = '5e0f6d3a-3f1c-4c1e-9a53-0f6b2c0c7a11'
const message = {
  id: 7,
  messageId,
  tries: 1,
  userId: 'lin',
  kind: 'sms',
  sentTo: '555-0100',
  subject: 'Your passcode',
  body: 'Your passcode is 123456.',
  code: '123456',
} as const

async function openReceiver(answer: (response: ServerResponse) => void) {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: string }[] = []
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: request.headers, body: await text(request) })
    answer(response)
  }
  const server = createServer((request, response) => void receive(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const url = new URL(`http://127.0.0.1:${port}/messages`)
  return { received, send: createWebhookSender({ url, secret, now: () => now }) }
}

test('a message comes as JSON, with an id, the time and a signature of both and the body', async () => {
  const { received, send } = await openReceiver((response) => response.writeHead(202).end())
  await send(message)
  const [{ headers, body }] = received as [(typeof received)[number]]
  const id = messageId
  expect(headers['webhook-id']).toBe(id)
  expect(JSON.parse(body)).toEqual({
    id,
    kind: 'sms',
    to: '555-0100',
    subject: 'Your passcode',
    text: 'Your passcode is 123456.',
    code: '123456',
  })
  expect(headers['content-type']).toBe('application/json')
  expect(headers['webhook-timestamp']).toBe('1773673200')
  const signature = createHmac('sha256', secret).update(`${id}.1773673200.${body}`).digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signature}`)
})

test('a message that is sent again has the same id', async () => {
  const { received, send } = await openReceiver((response) => response.end())
  await send(message)
  await send(message)
  expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([messageId, messageId])
})

test.each([
  [500, {}, 'The webhook answered 500'],
  [404, {}, 'The webhook answered 404'],
  [302, { location: 'http://127.0.0.1:1/' }, 'fetch failed'],
])('a message that is answered with %i was not taken, and goes nowhere else', async (status, headers, reason) => {
  const { received, send } = await openReceiver((response) => response.writeHead(status, headers).end())
  await expect(send(message)).rejects.toThrow(reason)
  expect(received).toHaveLength(1)
})
