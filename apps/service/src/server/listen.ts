import type { IncomingMessage, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import type { FailureBody } from '@producer-portal/domain/endpoint'
import type { FailureCode } from '@producer-portal/domain/openapi'
import { StartupError, errorCode, errorText } from '../errors.ts'
import { getSecurityHeaders } from '../http/security-headers.ts'
import { bodyTimeouts, limitBodyTime } from './body-time.ts'

/** Times in milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: bodyTimeouts.multipart,
  /** Longer than the 60 seconds of usual proxies, which would otherwise send into a connection that just closed. */
  keepAliveTimeout: 65_000,
  /** The interval in which the first two limits are checked. */
  connectionsCheckingInterval: 2_000,
  /** The time a rejected client may take to close its side. */
  lingerMs: 2_000,
}
/** A machine without IPv6 (or IPv4) has no such address; the other one is enough. */
const missingAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/** Answers a request of a connection. */
export type RequestHandler = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** One or two listening servers on the same port. */
export interface ListeningServers {
  readonly port: number
  readonly servers: readonly Server[]
}

/**
 * Listens on every host with the same port; a host that this machine doesn't have is skipped as long as one is
 * left.
 * @param changed other limits, for tests
 * @throws {StartupError} when the port is taken or not allowed
 */
export async function listen(
  answer: RequestHandler,
  hosts: readonly string[],
  port: number,
  changed: Partial<typeof limits> = {},
): Promise<ListeningServers> {
  const servers: Server[] = []
  let bound = port
  const problems: unknown[] = []
  for (const host of hosts) {
    try {
      const server = await bind(answer, host, bound, { ...limits, ...changed })
      servers.push(server)
      bound = getPort(server)
    } catch (error) {
      problems.push(error)
      if (missingAddress.includes(errorCode(error))) continue
      for (const server of servers) server.close()
      throw cannotListen(host, bound, error)
    }
  }
  if (servers.length === 0) throw cannotListen(hosts.join(' and '), port, problems[0])
  return { port: bound, servers }
}

function bind(
  fetch: RequestHandler,
  hostname: string,
  port: number,
  { lingerMs, ...timeouts }: typeof limits,
): Promise<Server> {
  // A server made by `createServer` speaks HTTP/1 only, and its bindings are of that kind.
  const callback = (request: Request, bindings: unknown) => fetch(request, bindings as HttpBindings)
  const listener = getRequestListener(callback, { hostname: 'localhost', errorHandler: badRequest })
  const server = createServer(timeouts, (incoming, outgoing) => {
    if (countHosts(incoming) > 1) {
      outgoing.writeHead(400, { ...headers, connection: 'close' }).end(body)
    } else {
      limitBodyTime(incoming)
      void listener(incoming, outgoing)
    }
  })
  server.on('clientError', (error, socket) => rejectUnparsable(error, socket, lingerMs))
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: hostname, port, ipv6Only: hostname !== '::' }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

/** Node keeps the first of two Host headers; a proxy in front may have gone by the second. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}

function getPort(server: Server): number {
  return (server.address() as AddressInfo).port
}

function cannotListen(host: string, port: number, error: unknown): StartupError {
  const why = {
    EADDRINUSE: 'the port is taken; stop the other program or set PORT',
    EACCES: 'not allowed to use this port',
  }
  const reason = Object.entries(why).find(([code]) => code === errorCode(error))?.[1]
  return new StartupError(`Cannot listen on ${host} port ${port}: ${reason ?? errorText(error)}`)
}

const failure: FailureBody & { readonly code: FailureCode } = {
  code: 'badRequest',
  message: 'The request is not readable.',
}
const body = JSON.stringify(failure)
const headers = { ...(await getSecurityHeaders(false)), 'content-type': 'application/json; charset=utf-8' }

/** The answer to a request with an invalid address or host, which can't be turned into a `Request`. */
function badRequest(): Response {
  return new Response(body, { status: 400, headers })
}

const rejections: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers input that isn't valid HTTP, or doesn't come to its end, and never reaches the application. Then closes the
 * connection: one whose other side stays open would be kept forever.
 */
function rejectUnparsable(error: Error, socket: Duplex, lingerMs: number): void {
  const isSilent = socket instanceof Socket && socket.bytesRead === 0
  if (!socket.writable || isSilent || errorCode(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = rejections[errorCode(error)] ?? '400 Bad Request'
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
  const end = setTimeout(() => socket.destroy(), lingerMs).unref()
  socket.once('close', () => clearTimeout(end))
}

const checkEveryMs = 50

/** Accepts no new requests, waits for running ones as long as it may, then closes all connections. */
export async function stopServers(servers: readonly Server[], seconds: number): Promise<void> {
  // A connection that was busy when the server closed stays open after its response, waiting for another request.
  const lookout = setInterval(() => servers.forEach((server) => server.closeIdleConnections()), checkEveryMs)
  const end = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), seconds * 1000)
  await Promise.all(servers.map(closed))
  clearInterval(lookout)
  clearTimeout(end)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
