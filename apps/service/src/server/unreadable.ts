import type { Duplex } from 'node:stream'
import type { Failure } from '@producer-portal/domain/endpoint'
import { errorCode } from '../config/startup-error.ts'
import { securityHeaders } from '../http/security-headers.ts'

const failure: Failure = { message: 'The request is not readable.' }
const body = JSON.stringify(failure)
const headers = { ...securityHeaders(false), 'content-type': 'application/json; charset=utf-8' }

/** The answer to an address or host that is none: it arrives, but cannot become a request. */
export function notUnderstood(): Response {
  return new Response(body, { status: 400, headers })
}

/** Answers what is no HTTP and never reaches the application, in the form of every other failure, and hangs up. */
export function refuseUnreadable(error: Error, socket: Duplex): void {
  if (!socket.writable || errorCode(error) === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = errorCode(error) === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  const all = { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}
