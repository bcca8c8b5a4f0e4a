import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getHosts, readSettings } from '../config/settings.ts'
import type { ListeningServers } from './listen.ts'
import { listen, stopServers } from './listen.ts'

let service: ListeningServers
let release: (() => void) | undefined
const answer = async (request: Request) => {
  if (request.url.endsWith('/slow')) await new Promise<void>((resolve) => (release = resolve))
  return new Response('here')
}
beforeAll(async () => {
  service = await listen(answer, getHosts(readSettings({})), 0)
})
afterAll(() => stopServers(service.servers, 3))

/** Sends bytes as they are. @returns everything that comes back */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(service.port, '127.0.0.1')
    let received = ''
    socket.on('data', (chunk: Buffer) => (received += chunk.toString()))
    socket.on('close', () => resolve(received))
    socket.on('error', reject)
    socket.write(text)
  })
}

test('a connection stays open for longer than usual proxies keep theirs', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${service.port}/`)
  expect(headers.get('keep-alive')).toBe('timeout=65')
})

describe('what a client sends', () => {
  test.each([
    ['no HTTP at all', 'hello\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    ['a raw NUL', 'GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'a huge header',
      `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: y\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    ['no address', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
  ])('%s is refused in the form of every failure', async (_, text, status) => {
    const received = await sendRaw(text)
    expect(received.split('\r\n')[0]).toBe(status)
    expect(received).toContain('x-content-type-options: nosniff')
    expect(received).toContain('{"code":"badRequest","message":"The request is not readable."}')
  })

  test('HTTP/1.0 without a host is answered', async () => {
    expect(await sendRaw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 OK[^]*here$/)
  })
})

describe('localhost', () => {
  test('is reached by its name', async () => {
    await expect(fetch(`http://localhost:${service.port}/`)).resolves.toMatchObject({ status: 200 })
  })

  test('is one port on every address that this machine has', () => {
    const ports = service.servers
      .map((server) => server.address())
      .map((bound) => (typeof bound === 'object' ? bound?.port : 0))
    expect(new Set(ports)).toEqual(new Set([service.port]))
  })
})

/** Opens connections that stay open on this side whatever the service does. */
async function openMany(port: number, count: number, text: string) {
  const answered: string[] = []
  const sockets = Array.from({ length: count }, () => connect({ port, host: '127.0.0.1', allowHalfOpen: true }))
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.once('data', (chunk: Buffer) => answered.push(chunk.toString().split('\r\n')[0] ?? ''))
    socket.write(text)
  }
  await expect.poll(() => sockets.every((socket) => socket.readyState === 'open' || socket.destroyed)).toBe(true)
  return { answered, close: () => sockets.forEach((socket) => socket.destroy()) }
}

describe('a connection that never sends a whole head', () => {
  const hasty = { headersTimeout: 200, connectionsCheckingInterval: 50, lingerMs: 100 }

  test.each([
    ['with a part of it', 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 'HTTP/1.1 408 Request Timeout'],
    ['with nothing', '', null],
  ])('%s is closed for good, even if the other side stays', async (_, text, status) => {
    const other = await listen(answer, ['127.0.0.1'], 0, hasty)
    const { answered, close } = await openMany(other.port, 50, text)
    const [server] = other.servers
    const open = () => new Promise((resolve) => server?.getConnections((_error, count) => resolve(count)))
    await expect.poll(open, { timeout: 5_000 }).toBe(0)
    expect(answered).toEqual(status === null ? [] : Array.from({ length: 50 }, () => status))
    close()
    await stopServers(other.servers, 3)
  })
})

test('stopping lets a running request finish and takes no new one', async () => {
  const other = await listen(answer, ['127.0.0.1'], 0)
  const running = fetch(`http://127.0.0.1:${other.port}/slow`)
  await expect.poll(() => release).toBeDefined()
  const stopped = stopServers(other.servers, 3)
  await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow('fetch failed')
  release?.()
  expect(await (await running).text()).toBe('here')
  await stopped
})
