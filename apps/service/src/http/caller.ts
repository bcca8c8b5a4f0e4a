import type { HttpBindings } from '@hono/node-server'
import type { Settings } from '../config/settings.ts'

/** Who sent the request, as far as the connection tells. */
export interface Caller {
  /** The client's address, for limits and the audit. */
  readonly address: string
  /** Over https, so cookies are marked Secure. */
  readonly isSecure: boolean
}

/** Tells the caller of a request; `bindings` are missing where no real connection is behind it. */
export function callerOf(
  request: Request,
  bindings: Partial<HttpBindings> | undefined,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): Caller {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown'
  return {
    address: TRUST_PROXY && forwarded ? forwarded.slice(0, 64) : plainAddress(socketAddress),
    isSecure: PUBLIC_URL?.protocol === 'https:' || forwardedProtocol(request) === 'https',
  }
}

/** Believed from anyone: whoever claims https without having it only gets cookies that his browser drops. */
function forwardedProtocol(request: Request): string | undefined {
  return request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
}

/** An IPv4 client counts as the same one on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}
