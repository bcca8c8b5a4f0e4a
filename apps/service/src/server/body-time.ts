import type { IncomingMessage } from 'node:http'

/**
 * How long a body may take to arrive, in milliseconds: 101 MB of documents over a slow line, and everything else. Of
 * documents something must arrive within `silence`: a connection that broke without a word may not hold its place.
 */
export const bodyTimes = { multipart: 15 * 60_000, silence: 60_000, other: 30_000 } as const

type Times = Readonly<Record<'silence' | 'other', number>>

/**
 * Ends a request whose body takes too long. The server's own limit is one for all requests, so that is the long one;
 * a body that is no multipart has to be here much sooner.
 */
export function limitBodyTime(incoming: IncomingMessage, { silence, other }: Times = bodyTimes): void {
  const { headers, socket } = incoming
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody) return
  const isMultipart = /^multipart\//i.test(headers['content-type'] ?? '')
  let received = socket.bytesRead
  const look = () => {
    const isMoving = isMultipart && socket.bytesRead > received
    received = socket.bytesRead
    if (!isMoving && !incoming.complete) incoming.destroy()
  }
  const timer = setInterval(look, isMultipart ? silence : other)
  const stop = () => clearInterval(timer)
  incoming.once('end', stop).once('close', stop)
}
