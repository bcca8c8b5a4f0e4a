import type { BrowserSettings } from './page.ts'
import { createNonce, fillPage, inlineScriptHashes } from './page.ts'
import { RequestFailure } from '../http/failure.ts'
import { contentPolicy } from '../http/security-headers.ts'
import type { PortalFile } from './files.ts'
import { sentFile } from './sent-file.ts'

export interface Portal {
  readonly files: ReadonlyMap<string, PortalFile>
  readonly settings: BrowserSettings
  /** Addresses outside that a page may post a form to. */
  readonly formTargets: readonly string[]
  /** Other origins that a page may call: the identity provider's. */
  readonly callTargets: readonly string[]
}

/**
 * Answers everything outside the API: a file of the built portal, or its page, which routes the address itself.
 * @throws {RequestFailure} 404 for a file that is not there, 405 for another method than GET and HEAD
 */
export function answerPortal(portal: Portal, request: Request, path: string): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    throw new RequestFailure(405, 'This method is not possible here.', { headers: { allow: 'GET, HEAD' } })
  }
  const file = portal.files.get(path)
  if (file !== undefined && !file.type.startsWith('text/html')) return sentFile(file, path, request)
  const page = file ?? (isPageAddress(path, request) ? portal.files.get('/index.html') : undefined)
  if (page === undefined) throw new RequestFailure(404, 'There is nothing here.')
  return sentPage(page, portal)
}

/** An address of the portal's own router: asked for as a page, not below /assets, and no file name. */
function isPageAddress(path: string, request: Request): boolean {
  const accept = request.headers.get('accept') ?? '*/*'
  const isFile = /^\/assets(\/|$)/.test(path) || /\.[a-z0-9]{2,11}$/i.test(path)
  return !isFile && /text\/html|\*\/\*/.test(accept)
}

/** A page is different every time, as it carries its one-time word. */
function sentPage(page: PortalFile, { settings, formTargets, callTargets }: Portal): Response {
  const nonce = createNonce()
  const html = page.bytes.toString('utf8')
  return new Response(fillPage(html, nonce, settings), {
    headers: {
      'content-type': page.type,
      'cache-control': 'no-cache',
      'content-security-policy': contentPolicy({
        nonce,
        scriptHashes: inlineScriptHashes(html),
        formTargets,
        callTargets,
      }),
    },
  })
}
