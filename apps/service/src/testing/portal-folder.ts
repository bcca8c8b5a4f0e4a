import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The script in the page itself. */
export const pageScript = "if (!window.CSS) location.replace('/unsupported.html')"

const page = `<!doctype html><html><head><title>__PORTAL_NAME__</title><style nonce="__NONCE__">html { --boot-accent: oklch(0.5 __BRAND_CHROMA__ __BRAND_HUE__) }</style><meta property="csp-nonce" nonce="__NONCE__"><script>${pageScript}</script>
<script nonce="__NONCE__" type="application/json" id="portal-settings">
  {}
</script><script type="module" nonce="__NONCE__" src="/assets/main-1a2b.js"></script></head><body><div id="root"><!--brand-mark--><p><!--brand-name-->, <!--brand-product--></p></div></body></html>`

/** The files of a small built portal. */
const files = {
  'index.html': page,
  'unsupported.html': '<!doctype html><link rel="stylesheet" href="/unsupported.css"><p>__PORTAL_NAME__</p>',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-1a2b.js': `export const text = '${'x'.repeat(3_000)}'`,
  'assets/main-1a2b.js.br': 'brotli form',
  'assets/main-1a2b.js.map': '{}',
} as const

/** Writes a built portal into a new folder, with a secret beside it. @returns the folder and how to remove it */
export function makePortalFolder(): { readonly folder: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'portal-'))
  const folder = join(root, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  writeFileSync(join(root, 'secret.txt'), 'secret')
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}
