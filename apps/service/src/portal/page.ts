import { createHash, randomBytes } from 'node:crypto'

/** What the browser is told before its first call. */
export interface BrowserSettings {
  readonly mode: string
  /** Where users prove who they are. */
  readonly identity: { readonly issuer: string; readonly clientId: string }
  readonly idleTimeoutSeconds: number
  readonly idleCountdownSeconds: number
  readonly dashboardWidgets: 'first' | 'all'
}

const settingsBlock = /(<script\b[^>]*\bid="portal-settings"[^>]*>)[\s\S]*?(<\/script>)/

/** A page's one-time word: nobody can write a script or style that carries it without having seen this very page. */
export function createNonce(): string {
  return randomBytes(18).toString('base64')
}

const inlineScript = /<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of the scripts that stand in a page itself, by which the policy lets these and no others run. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

/**
 * Fills a built page: the nonce's placeholder, and the settings as a block of JSON data, which no policy has to let
 * run.
 */
export function fillPage(html: string, nonce: string, settings: BrowserSettings): string {
  // A "<" could end the block early.
  const data = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)
  return html
    .replace(settingsBlock, (_, start: string, end: string) => `${start}${data}${end}`)
    .replaceAll('__NONCE__', nonce)
}
