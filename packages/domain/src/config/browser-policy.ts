/** Browsers that the policy knows. */
type BrowserName = 'Firefox' | 'Chrome' | 'IE' | 'Edge' | 'Safari' | 'Android' | 'iOS' | 'Opera'

export interface Browser {
  readonly name: BrowserName
  /** Major version; for iOS the version of the system. */
  readonly version: number
}

/** `banner`: works, with the advice to take the latest Chrome, Edge, Safari or Firefox. */
export type BrowserSupport = 'supported' | 'banner' | 'unsupported'

/** The first supported version of each browser. */
const floors = {
  Firefox: 45,
  Chrome: 35,
  IE: 11,
  Edge: 14,
  Safari: 10,
  Android: 0,
  iOS: 5,
  Opera: 39,
} as const satisfies Record<BrowserName, number>

/** The page for unsupported browsers; static, as nothing else would run there. */
export const unsupportedPage = '/unsupported.html'

/**
 * The browser policy, as listed. It says what is promised; what the built portal needs to run is newer and checked by
 * features before it starts.
 * @param browser null for one that is not in the list
 */
export function browserSupport(browser: Browser | null): BrowserSupport {
  if (browser === null || browser.version < floors[browser.name]) return 'unsupported'
  return browser.name === 'IE' ? 'banner' : 'supported'
}

/** In order: browsers that pretend to be another come before it. */
const patterns: readonly (readonly [BrowserName, RegExp])[] = [
  ['IE', /\bMSIE (\d+)/],
  ['IE', /\bTrident\/.*\brv:(\d+)/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b.*? OS (\d+)_/],
  ['Android', /\bAndroid (\d+)/],
  ['Android', /\bAndroid()\b/],
  ['Opera', /\b(?:OPR|OPiOS)\/(\d+)/],
  ['Opera', /\bOpera\/.*\bVersion\/(\d+)/],
  ['Opera', /\bOpera[/ ](\d+)/],
  ['Edge', /\b(?:Edge|Edg)\/(\d+)/],
  ['Firefox', /\bFirefox\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrome\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* Safari\//],
]

/** The browser behind a user-agent string; null for one that the policy does not know. */
export function readBrowser(userAgent: string): Browser | null {
  for (const [name, pattern] of patterns) {
    const version = pattern.exec(userAgent)?.[1]
    if (version !== undefined) return { name, version: Number(version) }
  }
  return null
}
