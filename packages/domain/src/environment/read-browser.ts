import type { Browser, BrowserName } from './browser-policy.ts'

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
