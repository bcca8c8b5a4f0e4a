import { Hono } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { MiddlewareHandler } from 'hono'

type ContentPolicy = NonNullable<NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy']>

const yearInSeconds = 31_536_000
/** For a response over https: the next one is asked for that way, too. */
export const strictTransport = ['strict-transport-security', `max-age=${yearInSeconds}`] as const

const own = ["'self'"]
const none = ["'none'"]

const unusedDevices =
  'accelerometer camera displayCapture geolocation gyroscope magnetometer microphone payment usb'.split(' ')

/** The policy of an answer of the API: it may do nothing in a browser. */
const apiPolicy: ContentPolicy = { defaultSrc: none, frameAncestors: none, baseUri: none, formAction: none }

/**
 * Sets the headers of every response, unless it has its own: only the portal's own files are loaded, no script or style
 * without the page's nonce, no site frames it, and no other site sees the full referrer.
 */
export function securityHeaders(contentSecurityPolicy: ContentPolicy = apiPolicy): MiddlewareHandler {
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy,
    permissionsPolicy: Object.fromEntries(unusedDevices.map((name) => [name, false])),
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    // Depends on the request: see `strictTransport`.
    strictTransportSecurity: false,
    // These say what browsers do anyway.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xXssProtection: false,
  })
}

/** The same headers, for what is written onto a connection without passing the application. */
export async function getSecurityHeaders(isSecure: boolean): Promise<Readonly<Record<string, string>>> {
  const app = new Hono().use(securityHeaders()).get('/', (c) => c.body(null))
  const { headers } = await app.request('/')
  if (isSecure) headers.set(...strictTransport)
  return Object.fromEntries(headers)
}

/** The rights of a page of the portal beyond those of its files. */
interface PageAllowance {
  /** Hashes of the page's inline scripts. */
  readonly scriptHashes?: readonly string[]
  /** Addresses outside the portal that a page may post a form to, such as the message service. */
  readonly formTargets?: readonly string[]
  /** Other origins that a page may call. */
  readonly callTargets?: readonly string[]
}

/** The content policy of a page of the portal, whose own elements carry a nonce; without a page, that of its files. */
export function contentPolicy(page?: PageAllowance): ContentPolicy {
  const { scriptHashes = [], formTargets = [], callTargets = [] } = page ?? {}
  const elements = page === undefined ? own : [...own, NONCE]
  return {
    defaultSrc: own,
    scriptSrc: [...elements, ...scriptHashes.map((hash) => `'${hash}'`)],
    workerSrc: own,
    styleSrc: elements,
    imgSrc: [...own, 'data:'],
    fontSrc: own,
    connectSrc: [...own, ...callTargets],
    objectSrc: none,
    baseUri: none,
    formAction: [...own, ...formTargets],
    frameAncestors: none,
  }
}
