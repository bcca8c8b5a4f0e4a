import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Brand } from '@producer-portal/domain/brand'
import { harborLife } from '@producer-portal/domain/brand'
import { afterAll, describe, expect, test } from 'vitest'
import { appWithoutDatabase } from '../testing/app-without-database.ts'
import { brandIcon, readPortalFiles } from './files.ts'
import type { Portal } from './portal.ts'

/** The script in the page itself. */
const pageScript = "if (!window.CSS) location.replace('/unsupported.html')"

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
function makePortalFolder(): { readonly folder: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'portal-'))
  const folder = join(root, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  writeFileSync(join(root, 'secret.txt'), 'secret')
  return { folder, remove: () => rmSync(root, { recursive: true, force: true }) }
}

const { folder, remove } = makePortalFolder()
const logoFile = { type: 'image/png', etag: '', bytes: Buffer.from('hello') }
const iconOf = (brand: Brand) => brandIcon(brand, new Map([['/logo.png', logoFile]])).bytes.toString('utf8')
const html = { accept: 'text/html,application/xhtml+xml' }
const portal: Portal = {
  files: readPortalFiles(folder) ?? new Map(),
  settings: {
    mode: 'test',
    idleTimeoutSeconds: 1200,
    idleCountdownSeconds: 600,
    dashboardWidgets: 'first',
    addresses: { searchUrl: 'https://find.cedar.example' },
    identity: { issuer: 'https://id.example.com', clientId: 'portal' },
    brand: { ...harborLife, product: 'Harbor & Sons' },
  },
  formTargets: ['https://service.example.com'],
  callTargets: ['https://id.example.com'],
  conditions: { flags: { leaderboard: true, oktaLogin: false, appian: true }, mode: 'test' },
}
const app = appWithoutDatabase(portal)
afterAll(remove)

async function call(path: string, init: RequestInit = {}) {
  const response = await app.request(path, init)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const nonceOf = (policy: string | null) => /'nonce-([^']+)'/.exec(policy ?? '')?.[1] ?? ''

describe('a page of the portal', () => {
  test.each(['/', '/index.html', '/dashboard', '/new-business/pending', '/dashboard/', '/testing'])(
    '%s is the built page with its settings and a one-time word',
    async (path) => {
      const { status, headers, text } = await call(path, { headers: html })
      const nonce = nonceOf(headers.get('content-security-policy'))
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/)
      expect(text.match(/nonce="([^"]*)"/g)).toEqual(Array.from({ length: 4 }, () => `nonce="${nonce}"`))
      expect(text).toContain(
        'id="portal-settings">{"mode":"test","idleTimeoutSeconds":1200,"idleCountdownSeconds":600,"dashboardWidgets":"first","addresses":{"searchUrl":"https://find.cedar.example"},"identity":{"issuer":"https://id.example.com","clientId":"portal"},"brand":{"id":"harbor-life",',
      )
      expect(text).toContain('<title>Harbor &amp; Sons Producer Portal</title>')
    },
  )

  test('shows the brand before any script: its drawing, its names, its color', async () => {
    const { text } = await call('/login', { headers: html })
    const path = 'path' in harborLife.logo ? harborLife.logo.path : ''
    expect(text).toContain(`aria-hidden="true"><path fill-rule="evenodd" d="${path}"/></svg>`)
    expect(text).toContain('<p>Harbor Life, Harbor &amp; Sons</p>')
    expect(text).toContain('--boot-accent: oklch(0.5 0.1 190)')
    expect(text).not.toMatch(/__[A-Z_]+__|<!--brand/)
  })

  test('shows the picture of a brand whose logo is not drawn', async () => {
    const logo = { src: '/logo.png?a&b', width: 24, height: 24 }
    const pictured = appWithoutDatabase({
      ...portal,
      settings: { ...portal.settings, brand: { ...harborLife, logo } },
    })
    const text = await (await pictured.request('/login', { headers: html })).text()
    expect(text).toContain('<img src="/logo.png?a&amp;b" height="32" alt="">')
  })

  test.each(['?status=50%', '?status=%E0%A4%A&page=2', '?case=%00'])(
    'is there for a mangled link %s too',
    async (query) => {
      const { status, text } = await call(`/new-business/pending${query}`, { headers: html })
      expect(status).toBe(200)
      expect(text).toContain('id="portal-settings"')
    },
  )

  test.each([
    '/manage-access/AG1001/jane.doe',
    '/manage-access/AG1001/jane.doe/',
    '/manage-access/AG1001/jane.doe/agency-info',
  ])('%s is one, though a user ID may end like a file', async (path) => {
    const { status, text } = await call(path, { headers: html })
    expect(status).toBe(200)
    expect(text).toContain('id="portal-settings"')
  })

  test.each([
    '/no-such-page',
    '/new-business/pending/1',
    '/404',
    '/documentation/no-such-guide',
    '/manage-access/AG1001',
    '/documentation/%E0%A4%A',
    '/dashboard/%',
    '/dashboard/%00',
    `/${'a'.repeat(5000)}`,
  ])('%s is no page: the portal says so, and so does the status', async (path) => {
    const { status, text } = await call(path, { headers: html })
    expect(status).toBe(404)
    expect(text).toContain('id="portal-settings"')
  })

  test('that this deployment does not offer is no page either', async () => {
    const conditions = { flags: { leaderboard: true, oktaLogin: true, appian: true }, mode: 'prod' } as const
    const live = appWithoutDatabase({ ...portal, conditions })
    const statuses = ['/testing', '/security-question', '/profile'].map(
      async (path) => (await live.request(path, { headers: html })).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 404, 200])
    expect((await call('/security-question', { headers: html })).status).toBe(200)
  })

  test('has another word every time', async () => {
    const words = await Promise.all(
      ['/', '/', '/'].map(async (path) => nonceOf((await call(path)).headers.get('content-security-policy'))),
    )
    expect(new Set(words).size).toBe(3)
  })

  test('lets its own script run by its hash, and no other', async () => {
    const hash = createHash('sha256').update(pageScript).digest('base64')
    const policy = (await call('/login', { headers: html })).headers.get('content-security-policy') ?? ''
    expect(policy.match(/'sha256-[^']+'/g)).toEqual([`'sha256-${hash}'`])
  })

  test('for browsers that cannot run the portal is static, and no script may run in it', async () => {
    const { status, headers, text } = await call('/unsupported.html', { headers: html })
    expect([status, text]).toEqual([
      200,
      '<!doctype html><link rel="stylesheet" href="/unsupported.css"><p>Harbor &amp; Sons Producer Portal</p>',
    ])
    expect(headers.get('content-security-policy')).not.toContain('sha256')
  })

  test('lets nothing run, load or be framed but what the portal needs', async () => {
    const { headers } = await call('/login', { headers: html })
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self' 'nonce-")
    expect(policy).toContain("worker-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("form-action 'self' https://service.example.com;")
    expect(policy).toContain("connect-src 'self' https://id.example.com;")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/)
    expect(policy).toContain("img-src 'self' data:; font-src 'self';")
    expect(policy).toContain("object-src 'none'; base-uri 'none';")
  })
})

describe('a file of the portal', () => {
  test('below assets is cached forever, as its content is in its name', async () => {
    const { status, headers, text } = await call('/assets/main-1a2b.js')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(text).toContain('export const text')
  })

  test.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['gzip;q=0', null],
    ['identity', null],
  ])('is sent to a client that takes %s as %s', async (accepted, encoding) => {
    const { headers } = await call('/assets/main-1a2b.js', { headers: { 'accept-encoding': accepted } })
    expect(headers.get('content-encoding')).toBe(encoding)
  })

  test('elsewhere is asked for again and not sent again', async () => {
    const first = await call('/favicon.svg')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const etag = first.headers.get('etag') ?? ''
    const second = await call('/favicon.svg', { headers: { 'if-none-match': etag } })
    expect([second.status, second.text]).toEqual([304, ''])
  })

  test.each([
    '/assets/none.js',
    '/assets/',
    '/missing.png',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    String.raw`/..\secret.txt`,
    '/assets/main-1a2b.js.br',
    '/api/nothing',
  ])('%s is not there, even for somebody who wants a page', async (path) => {
    const { status, text } = await call(path, { headers: html })
    expect([status, text]).toEqual([404, '{"code":"notFound","message":"There is nothing here."}'])
  })

  test('may be a font for letters that a browser lacks, from a list of them', async () => {
    const { status, headers, text } = await call('/document-fonts/list.json')
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    const fonts = JSON.parse(text) as readonly { url: string; letters: string }[]
    const hebrew = fonts.find(({ url }) => url.includes('hebrew-hebrew'))
    expect(hebrew?.letters).toContain('U+590-5ff')
    const places = ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-hebrew'].map((name) =>
      fonts.findLastIndex(({ url }) => url.includes(name)),
    )
    expect(places, 'Japanese forms win over Chinese ones').toEqual(places.toSorted((a, b) => a - b))
    const font = await call(hebrew?.url ?? '')
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2'])
    expect(font.text.slice(0, 4)).toBe('wOF2')
    expect((await call('/document-fonts/../package.json')).status).toBe(404)
  })

  test('is only read, never written', async () => {
    const received = await call('/', { method: 'POST' })
    expect([received.status, received.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('the icon of the browser tab', () => {
  test('is the logo of the brand on its accent color', () => {
    expect(iconOf(harborLife)).toContain('fill="oklch(0.51 0.1 190)"')
    expect(iconOf(harborLife)).toContain(`d="${'path' in harborLife.logo ? harborLife.logo.path : ''}"`)
  })

  test('holds a picture of the deployment in itself, as it may load nothing', () => {
    const logo = { src: '/logo.png', width: 24, height: 24 }
    expect(iconOf({ ...harborLife, logo })).toContain('href="data:image/png;base64,aGVsbG8="')
  })
})

test('source maps are left out where they are not wanted', () => {
  expect([...(readPortalFiles(folder)?.keys() ?? [])]).toContain('/assets/main-1a2b.js.map')
  expect([...(readPortalFiles(folder, { sourceMaps: false })?.keys() ?? [])]).not.toContain('/assets/main-1a2b.js.map')
})

test('a folder without a built page serves nothing', () => {
  expect(readPortalFiles(`${folder}/assets`)).toBeNull()
})
