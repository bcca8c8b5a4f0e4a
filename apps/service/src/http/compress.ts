import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'

const gzipAsync = promisify(gzip)
/** Smaller responses fit into one packet uncompressed. */
const worthwhile = 1_400
/** From here on speed matters more than size: lists of thousands of cases. */
const large = 128 * 1024

/** Compresses a JSON or text response off the main thread when the client accepts gzip; others pass unchanged. */
export async function compress(response: Response, acceptEncoding: string | null): Promise<Response> {
  if (!isText(response) || response.body === null || response.headers.has('content-encoding')) return response
  response.headers.set('vary', 'accept-encoding')
  if (!acceptsEncoding(acceptEncoding, 'gzip')) return response
  response.headers.delete('content-length')
  const body = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  if (body.byteLength < worthwhile) return new Response(body, { status, headers })
  const level = body.byteLength < large ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED
  headers.set('content-encoding', 'gzip')
  return new Response(await gzipAsync(body, { level }), { status, headers })
}

function isText({ headers }: Response): boolean {
  return /^(application\/json|text\/)/.test(headers.get('content-type') ?? '')
}

/** True if an Accept-Encoding header allows a content coding. */
export function acceptsEncoding(header: string | null, coding: 'br' | 'gzip'): boolean {
  const offers = (header ?? '').toLowerCase().split(',')
  return offers.some((offer) => {
    const [name, ...parameters] = offer.split(';').map((part) => part.trim())
    return (name === coding || name === '*') && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

/** True if an If-None-Match header names this version. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((known) => known.trim() === etag)
}
