import { acceptsEncoding } from '../http/accepts-encoding.ts'
import { contentPolicy } from '../http/security-headers.ts'
import type { PortalFile } from './files.ts'

const forEver = 'public, max-age=31536000, immutable'
const askAgain = 'no-cache'

/** A file with the smallest form that the client takes; those below /assets have their content in their name. */
export function sentFile(file: PortalFile, path: string, request: Request): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': path.startsWith('/assets/') ? forEver : askAgain,
    'content-security-policy': contentPolicy({}),
    etag: file.etag,
    vary: 'accept-encoding',
  })
  if (isKnown(request.headers.get('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  const { bytes, encoding } = smallest(file, request.headers.get('accept-encoding'))
  if (encoding !== undefined) headers.set('content-encoding', encoding)
  headers.set('content-length', String(bytes.byteLength))
  return new Response(bytes, { headers })
}

function smallest({ bytes, gzip, brotli }: PortalFile, accepted: string | null) {
  if (brotli !== undefined && acceptsEncoding(accepted, 'br')) return { bytes: brotli, encoding: 'br' }
  if (gzip !== undefined && acceptsEncoding(accepted, 'gzip')) return { bytes: gzip, encoding: 'gzip' }
  return { bytes, encoding: undefined }
}

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag)
}
