import type { IncomingMessage } from 'node:http'

/** How long a body may take to arrive: 101 MB of documents over a slow line, and everything else. */
export const bodyTimes = { multipart: 15 * 60_000, other: 30_000 } as const

/**
 * Ends a request whose body takes too long. The server's own limit is one for all requests, so that is the long one;
 * a body that is no multipart has to be here much sooner.
 */
export function limitBodyTime(incoming: IncomingMessage, milliseconds: number = bodyTimes.other): void {
  const { headers } = incoming
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || /^multipart\//i.test(headers['content-type'] ?? '')) return
  const timer = setTimeout(() => {
    if (!incoming.complete) incoming.destroy()
  }, milliseconds)
  const stop = () => clearTimeout(timer)
  incoming.once('end', stop).once('close', stop)
}
