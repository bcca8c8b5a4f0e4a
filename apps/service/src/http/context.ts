import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import { generateCookie } from 'hono/cookie'
import type { RequestIdVariables } from 'hono/request-id'
import type { SecureHeadersVariables } from 'hono/secure-headers'
import { parse } from 'hono/utils/cookie'
import type { Settings } from '../config/settings.ts'
import { getPublicOrigin } from '../config/settings.ts'

interface ApiEnvironment {
  Bindings: HttpBindings
  Variables: RequestIdVariables & SecureHeadersVariables
}
export type ApiContext = Context<ApiEnvironment>
export type ApiApp = Hono<ApiEnvironment>

/** The client of a request, as far as the connection reveals it. */
export interface Caller {
  /** The client's address, for limits and the audit. */
  readonly address: string
  /** Over https, so cookies are marked Secure. */
  readonly isSecure: boolean
  /** The token of the browser, from a cookie that outlives its sessions; null when nobody signed in on it yet. */
  readonly device: string | null
}

/** A cookie that only the service reads; without `maxAge`, in seconds, until the browser closes. */
export interface PrivateCookie {
  readonly name: string
  readonly path: string
  readonly sameSite: 'Lax' | 'Strict'
  readonly maxAge?: number
}

/** The Set-Cookie header of a cookie that scripts can't read; an empty value removes it. */
export function privateCookieText({ name, ...cookie }: PrivateCookie, value: string, isSecure: boolean): string {
  return generateCookie(name, value, {
    ...cookie,
    httpOnly: true,
    secure: isSecure,
    ...(value === '' && { maxAge: 0 }),
  })
}

/** The value of a cookie that the service set itself; null when the request has none. */
export function readPrivateCookie({ name }: PrivateCookie, { headers }: Request): string | null {
  return parse(headers.get('cookie') ?? '', name)[name] || null
}

/** The browser's own cookie: on which devices an account signed in before. */
export const knownDeviceCookie = {
  name: 'known_device',
  path: '/',
  sameSite: 'Lax',
  maxAge: 180 * 86_400,
} as const satisfies PrivateCookie

/** Identifies the client of a request; without a real connection there are no `bindings`. */
export function getCaller(
  request: Request,
  bindings: Partial<HttpBindings> | undefined,
  { PUBLIC_URL, TRUST_PROXY }: Pick<Settings, 'PUBLIC_URL' | 'TRUST_PROXY'>,
): Caller {
  const forwarded = readForwarded(request, TRUST_PROXY)
  const socketAddress = bindings?.incoming?.socket.remoteAddress ?? 'unknown'
  return {
    address: forwarded ? forwarded.slice(0, 64) : plainAddress(socketAddress),
    device: readPrivateCookie(knownDeviceCookie, request),
    isSecure: PUBLIC_URL?.protocol === 'https:' || forwardedProtocol(request) === 'https',
  }
}

/** The address that the outermost of our proxies saw; what stands before it, anyone may have written. */
function readForwarded({ headers }: Request, proxies: number): string | undefined {
  if (proxies === 0) return undefined
  const addresses = headers.get('x-forwarded-for')?.split(',') ?? []
  return (addresses.at(-proxies) ?? addresses[0])?.trim()
}

/**
 * True if a browser made this request for a page of another site: a link, a form, a picture. Browsers say so; older
 * ones name the page that they come from, and what says nothing is no browser that was led here.
 */
export function isFromOtherSite(request: Request, settings: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const from = request.headers.get('referer')
  const ownHosts = [new URL(request.url).host, new URL(getPublicOrigin(settings)).host]
  return from !== null && !(URL.canParse(from) && ownHosts.includes(new URL(from).host))
}

/** Trusted from any client: one that claims https without using it only gets cookies that its browser drops. */
function forwardedProtocol(request: Request): string | undefined {
  return request.headers.get('x-forwarded-proto')?.split(',').at(-1)?.trim().toLowerCase()
}

/** An IPv4 client is the same client on an IPv6 socket. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:/, '')
}
