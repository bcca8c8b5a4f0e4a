import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import { acceptsEncoding } from './accepts-encoding.ts'

const gzipAsync = promisify(gzip)
/** Below this a packet carries the text as it is. */
const worthwhile = 1_400
/** From here on speed counts more than the last per cent: lists of thousands of cases. */
const large = 128 * 1024

/** Compresses a JSON or text answer off the main thread when the client takes gzip; others pass unchanged. */
export async function compressed(response: Response, acceptEncoding: string | null): Promise<Response> {
  if (!isText(response) || response.body === null || response.headers.has('content-encoding')) return response
  response.headers.set('vary', 'accept-encoding')
  response.headers.delete('content-length')
  const body = Buffer.from(await response.arrayBuffer())
  const { status, headers } = response
  if (body.byteLength < worthwhile || !acceptsEncoding(acceptEncoding, 'gzip'))
    return new Response(body, { status, headers })
  const level = body.byteLength < large ? constants.Z_DEFAULT_COMPRESSION : constants.Z_BEST_SPEED
  headers.set('content-encoding', 'gzip')
  return new Response(await gzipAsync(body, { level }), { status, headers })
}

function isText({ headers }: Response): boolean {
  return /^(application\/json|text\/)/.test(headers.get('content-type') ?? '')
}
