import { RequestFailure } from './failure.ts'
import { checkText } from './url-guard.ts'

/** Longest JSON body, in bytes; the longest text that a form of the portal sends is 2,000 characters. */
export const bodyLimit = 64 * 1024
/** Nested deeper than any schema; keeps recursive checks from running out of stack. */
const deepestNesting = 64

/**
 * Reads a JSON body.
 * @throws {RequestFailure} 415 for another content type, 413 when too large, 400 when malformed
 */
export async function readJson(request: Request): Promise<unknown> {
  checkContentType(request)
  const bytes = await readBytes(request)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new RequestFailure(400, 'The body is not valid JSON.')
  }
  checkDepth(value, deepestNesting)
  checkText(value)
  return value
}

/** Only JSON in UTF-8, uncompressed: a form of another site cannot send that without being asked first. */
function checkContentType(request: Request): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  if (type.trim() === 'application/json' && isUtf8 && isPlain) return
  throw new RequestFailure(415, 'The body must be sent as application/json.', {
    headers: { accept: 'application/json' },
  })
}

/** The body as bytes.
 * @throws {RequestFailure} 413 when it is larger than `bodyLimit`, 400 when it was cut off
 */
export async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > bodyLimit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof RequestFailure) throw error
    throw new RequestFailure(400, 'The body ended before it was complete.')
  }
  return Buffer.concat(chunks)
}

function tooLarge(): RequestFailure {
  // What is left of the body is not worth reading, so the connection cannot be used again.
  return new RequestFailure(413, `The body is larger than ${bodyLimit / 1024} kB.`, {
    headers: { connection: 'close' },
  })
}

function checkDepth(value: unknown, left: number): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw new RequestFailure(400, 'The body is nested too deeply.')
  for (const part of Object.values(value)) checkDepth(part, left - 1)
}
