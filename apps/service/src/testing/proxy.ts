import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A reverse proxy in front of several processes on this machine. */
export interface Proxy {
  readonly port: number
  readonly close: () => Promise<void>
}

const checkEveryMs = 500

/**
 * Passes requests on to the processes that say that they are ready, in turn. A process that takes no connection is left out
 * until it's ready again, and the request goes to the next; one that breaks off gets a 502, as nobody knows how far it came.
 * @param targets the addresses of the processes
 * @param port a free one by default
 */
export async function startProxy(targets: readonly string[], port = 0): Promise<Proxy> {
  const ready = new Set(targets)
  let turn = 0
  const check = async (target: string) => {
    const isReady = await fetch(`${target}/api/health`, { signal: AbortSignal.timeout(2_000) })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (isReady) ready.add(target)
    else ready.delete(target)
  }
  const checking = setInterval(() => targets.forEach((target) => void check(target)), checkEveryMs)

  const server = createServer((incoming, outgoing) => {
    turn += 1
    // Targets that aren't ready come last, as the note of it may be out of date
    const order = targets.map((_, index) => targets[(index + turn) % targets.length] ?? '')
    const choice = order.toSorted((a, b) => Number(ready.has(b)) - Number(ready.has(a)))
    pass(incoming, outgoing, choice, (target) => ready.delete(target))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        clearInterval(checking)
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function pass(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  [target, ...others]: readonly string[],
  onAway: (target: string) => void,
): void {
  if (target === undefined) {
    outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{"message":"No process answers."}')
    return
  }
  const { method, url, headers } = incoming
  const before = headers['x-forwarded-for'] === undefined ? '' : `${String(headers['x-forwarded-for'])}, `
  const forwarded = { 'x-forwarded-for': before + (incoming.socket.remoteAddress ?? ''), 'x-forwarded-proto': 'http' }
  // A connection of its own for each request: one that was kept may belong to a process that was killed
  const sent = request(new URL(url ?? '/', target), { method, agent: false, headers: { ...headers, ...forwarded } })
  let isConnected = false
  onConnected(sent, () => {
    isConnected = true
    incoming.pipe(sent)
  })
  sent.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
    answer.on('error', () => outgoing.destroy())
  })
  sent.on('error', () => {
    if (!isConnected) {
      onAway(target)
      pass(incoming, outgoing, others, onAway)
    } else if (outgoing.headersSent) outgoing.destroy()
    else pass(incoming, outgoing, [], onAway)
  })
  outgoing.on('close', () => sent.destroy())
}

function onConnected(sent: ClientRequest, then: () => void): void {
  sent.once('socket', (socket) => socket.once('connect', then))
}
