import { createHash } from 'node:crypto'
import type { Brand } from '@producer-portal/domain/brand'
import { getPortalName } from '@producer-portal/domain/brand'
import type { PortalSettings } from '@producer-portal/domain/config'
import { findPage, isPageOffered, pages } from '@producer-portal/domain/shell'
import type { PageConditions } from '@producer-portal/domain/shell'
import { acceptsEncoding, matchesEtag } from '../http/content-negotiation.ts'
import type { ApiContext } from '../http/context.ts'
import { HttpError } from '../http/failure.ts'
import { decodePath } from '../http/url-guard.ts'
import { contentPolicy, securityHeaders } from '../http/security-headers.ts'
import { findFallbackFont } from './fallback-fonts.ts'
import type { PortalFile } from './files.ts'

export interface Portal {
  readonly files: ReadonlyMap<string, PortalFile>
  readonly settings: PortalSettings
  /** Addresses outside that a page may post a form to. */
  readonly formTargets: readonly string[]
  /** Other origins that a page may call: the identity provider's. */
  readonly callTargets: readonly string[]
  /** The conditions that decide which pages exist in this deployment. */
  readonly conditions: PageConditions
}

/**
 * Answers everything outside the API: a file of the built portal, or its page, which routes the address itself. Of an
 * address that the portal doesn't have, the page says so, and the status is 404.
 * @throws {HttpError} 405 for another method than GET and HEAD
 */
export function createPortalHandler(portal: Portal): (c: ApiContext) => Response | Promise<Response> {
  const setFileHeaders = securityHeaders(contentPolicy())
  const builtPages = new Map(
    [...portal.files]
      .filter(([, { type }]) => type.startsWith('text/html'))
      .map(([path, file]) => {
        const html = file.bytes.toString('utf8')
        return [
          path,
          { html, setHeaders: securityHeaders(contentPolicy({ ...portal, scriptHashes: inlineScriptHashes(html) })) },
        ]
      }),
  )
  return async (c) => {
    if (/^\/api(\/|$)/.test(c.req.path)) return c.notFound()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      throw new HttpError(405, "This method isn't allowed here.", { headers: { allow: 'GET, HEAD' } })
    }
    const path = decodePath(c.req.path) ?? c.req.path
    const file = portal.files.get(path) ?? findFallbackFont(path)
    const page = builtPages.get(file !== undefined || !mayBePage(path, c.req.raw, portal) ? path : '/index.html')
    if (page !== undefined) {
      await page.setHeaders(c, async () => {
        const status = file === undefined && !isPage(path, portal) ? 404 : 200
        c.res = pageResponse(fillPage(page.html, c.get('secureHeadersNonce') ?? '', portal.settings), status)
      })
    } else if (file !== undefined) {
      await setFileHeaders(c, async () => {
        c.res = fileResponse(file, path, c.req.raw)
      })
    } else return c.notFound()
    return c.res
  }
}

function isPage(path: string, { conditions }: Portal): boolean {
  const page = findPage(path)
  if (page === undefined || page === pages.notFound) return false
  return isPageOffered(page, conditions)
}

/**
 * An address for the portal's own router: asked for as a page, not below /assets, and no file name, unless a page has it,
 * as that of a person with the user ID `jane.doe`.
 */
function mayBePage(path: string, request: Request, portal: Portal): boolean {
  const accept = request.headers.get('accept') ?? '*/*'
  const isFile = /^\/assets(\/|$)/.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)
  return (!isFile || isPage(path, portal)) && /text\/html|\*\/\*/.test(accept)
}

/** A page is different every time because of its nonce. */
function pageResponse(html: string, status: 200 | 404): Response {
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
}

const settingsBlock = /(<script\b[^>]*\bid="portal-settings"[^>]*>)[\s\S]*?(<\/script>)/

const inlineScript = /<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g

/** The hashes of a page's inline scripts; the policy lets only these run. */
function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(inlineScript)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  )
}

/**
 * Fills a built page: the placeholders of the nonce and of the brand, and the settings as a block of JSON data, which
 * no policy has to let run.
 */
function fillPage(html: string, nonce: string, settings: PortalSettings): string {
  // A "<" could end the block early.
  const data = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)
  const { brand } = settings
  const page = html
    .replace(settingsBlock, (_, start: string, end: string) => `${start}${data}${end}`)
    .replaceAll('__NONCE__', nonce)
    .replaceAll('__BRAND_HUE__', String(brand.hue))
    .replaceAll('__BRAND_CHROMA__', String(brand.chroma))
  return Object.entries({
    __PORTAL_NAME__: escapeHtml(getPortalName(brand)),
    '<!--brand-mark-->': brandMark(brand),
    '<!--brand-name-->': escapeHtml(brand.name),
    '<!--brand-product-->': escapeHtml(brand.product),
  }).reduce((text, [placeholder, value]) => text.replaceAll(placeholder, () => value), page)
}

/** The logo as part of a page that has no script yet. Its sizes are attributes for browsers that read no style. */
function brandMark({ logo }: Brand): string {
  if ('src' in logo) return `<img src="${escapeHtml(logo.src)}" height="32" alt="">`
  return `<svg viewBox="${logo.viewBox}" width="24" height="24" aria-hidden="true"><path fill-rule="evenodd" d="${logo.path}"/></svg>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
}

const immutable = 'public, max-age=31536000, immutable'
const revalidate = 'no-cache'

/** A file with the smallest form that the client takes; those below /assets have their content in their name. */
function fileResponse(file: PortalFile, path: string, request: Request): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/') ? immutable : revalidate,
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (matchesEtag(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  const { bytes, encoding } = chooseEncoding(file, request.headers.get('accept-encoding'))
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

function chooseEncoding({ bytes, gzip, brotli }: PortalFile, accepted: string | null) {
  if (brotli !== undefined && acceptsEncoding(accepted, 'br')) return { bytes: brotli, encoding: 'br' }
  if (gzip !== undefined && acceptsEncoding(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' }
  return { bytes, encoding: undefined }
}
