const yearInSeconds = 31_536_000

/** Addresses outside the portal that a page may post a form to, such as the message service. */
export interface ContentPolicy {
  /** Nonce of the style and script elements of this page; API responses have none. */
  readonly nonce?: string
  /** Hashes of the page's inline scripts. */
  readonly scriptHashes?: readonly string[]
  readonly formTargets?: readonly string[]
  /** Other origins that a page may call. */
  readonly callTargets?: readonly string[]
}

/**
 * Headers of every response: only the portal's own files are loaded, no script or style without the page's
 * nonce, no site frames it, and no other site sees the full referrer.
 */
export function securityHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    ...(isSecure && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
  }
}

/** The content policy of a page of the portal. */
export function contentPolicy({ nonce, scriptHashes = [], formTargets = [], callTargets = [] }: ContentPolicy): string {
  const own = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'self'",
    [`script-src ${own}`, ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "worker-src 'self'",
    `style-src ${own}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...callTargets].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}
