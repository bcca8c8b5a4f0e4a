import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HttpBindings } from '@hono/node-server'
import { getRequestListener } from '@hono/node-server'
import { StartupError, errorCode, errorText } from '../config/startup-error.ts'
import { bodyTimes, limitBodyTime } from './body-time.ts'
import { notUnderstood, refuseUnreadable } from './unreadable.ts'

const limits = { headersTimeout: 10_000, requestTimeout: bodyTimes.multipart, keepAliveTimeout: 5_000 } as const
/** A machine without IPv6 (or IPv4) has no such address; then the other one has to do. */
const missingAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']

/** Answers a request of a connection. */
export type Answer = (request: Request, bindings: HttpBindings) => Response | Promise<Response>

/** One or two listening servers on the same port. */
export interface Listening {
  readonly port: number
  readonly servers: readonly Server[]
}

/**
 * Listens on every host with the same port; a host that this machine does not have is passed over as long as one is
 * left.
 * @throws {StartupError} when the port is taken or not allowed
 */
export async function listen(answer: Answer, hosts: readonly string[], port: number): Promise<Listening> {
  const servers: Server[] = []
  let bound = port
  const problems: unknown[] = []
  for (const host of hosts) {
    try {
      const server = await bind(answer, host, bound)
      servers.push(server)
      bound = portOf(server)
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

function bind(fetch: Answer, hostname: string, port: number): Promise<Server> {
  // A server made by `createServer` speaks HTTP/1 only, and its bindings are of that kind.
  const callback = (request: Request, bindings: unknown) => fetch(request, bindings as HttpBindings)
  const listener = getRequestListener(callback, { hostname: 'localhost', errorHandler: notUnderstood })
  const server = createServer(limits, (incoming, outgoing) => {
    limitBodyTime(incoming)
    void listener(incoming, outgoing)
  })
  server.on('clientError', refuseUnreadable)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: hostname, port, ipv6Only: hostname !== '::' }, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}

function cannotListen(host: string, port: number, error: unknown): StartupError {
  const why = {
    EADDRINUSE: 'the port is taken; stop the other program or set PORT',
    EACCES: 'not allowed to use this port',
  }
  const known = Object.entries(why).find(([code]) => code === errorCode(error))?.[1]
  return new StartupError(`Cannot listen on ${host} port ${port}: ${known ?? errorText(error)}`)
}
