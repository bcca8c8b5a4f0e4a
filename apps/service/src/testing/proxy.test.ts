import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startProxy } from './proxy.ts'

async function startTarget(answer: (request: IncomingMessage, response: ServerResponse) => unknown): Promise<string> {
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function proxyTo(...targets: readonly string[]): Promise<string> {
  const proxy = await startProxy(targets)
  onTestFinished(() => proxy.close())
  return `http://127.0.0.1:${proxy.port}`
}

const echo = async (request: IncomingMessage, response: ServerResponse) =>
  response.end(JSON.stringify([request.url, request.headers['x-forwarded-for'], await text(request)]))

test('a request goes with its body to a process that takes it, whichever is away', async () => {
  const address = await proxyTo('http://127.0.0.1:1', await startTarget(echo), 'http://127.0.0.1:1')
  for (const body of ['one', 'two', 'three']) {
    const answer = await fetch(`${address}/a?b`, { method: 'POST', body, headers: { 'x-forwarded-for': '192.0.2.7' } })
    expect(await answer.json()).toEqual(['/a?b', '192.0.2.7, 127.0.0.1', body])
  }
})

test('a process that says that it is not ready gets no more requests', async () => {
  let asked = 0
  const stopping = await startTarget(({ url }, response) => {
    if (url !== '/api/health') asked += 1
    response.writeHead(503).end()
  })
  const address = await proxyTo(stopping, await startTarget(echo))
  await expect.poll(async () => (await fetch(address)).ok && (await fetch(address)).ok).toBe(true)
  const before = asked
  for (let count = 0; count < 4; count += 1) expect((await fetch(address)).status).toBe(200)
  expect(asked).toBe(before)
})

test('a process that breaks off, and none at all, are told with a 502', async () => {
  let asked = 0
  const breaking = await startTarget((request) => {
    asked += 1
    request.socket.destroy()
  })
  expect((await fetch(`${await proxyTo(breaking)}/call`, { method: 'POST', body: 'x' })).status).toBe(502)
  expect(asked).toBe(1)
  expect((await fetch(await proxyTo('http://127.0.0.1:1'))).status).toBe(502)
})
