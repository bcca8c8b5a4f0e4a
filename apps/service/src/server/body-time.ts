import type { IncomingMessage } from 'node:http'

/**
 * The time a body may take to arrive, in milliseconds: 101 MB of documents or a file of the import on a slow connection,
 * and everything else. For the first two, data must keep arriving within `silence`: a connection that broke silently must not keep its slot.
 */
export const bodyTimeouts = { multipart: 15 * 60_000, silence: 60_000, other: 30_000 } as const

type Times = Readonly<Record<'silence' | 'other', number>>

/**
 * Ends a request whose body takes too long. The server has one limit for all requests, so it is the longer one;
 * a body that is neither multipart nor rows must arrive much sooner.
 */
export function limitBodyTime(incoming: IncomingMessage, { silence, other }: Times = bodyTimeouts): void {
  const { headers, socket } = incoming
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  const isLong = /^(?:multipart\/|text\/csv|application\/x-ndjson)/i.test(headers['content-type'] ?? '')
  let received = socket.bytesRead
  const check = () => {
    const isMoving = isLong && socket.bytesRead > received
    received = socket.bytesRead
    if (!isMoving && !incoming.complete) incoming.destroy()
  }
  const timer = setInterval(check, isLong ? silence : other)
  const stop = () => clearInterval(timer)
  incoming.once('end', stop).once('close', stop)
}
