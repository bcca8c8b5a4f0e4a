import { HttpError } from './failure.ts'
import { readMultipart } from './multipart.ts'
import { checkText } from './url-guard.ts'

/** Longest body, in bytes; the longest text that a form of the portal sends is 2,000 characters. */
const defaultBodyLimit = 64 * 1024
/** Nested deeper than any schema; keeps recursive checks from running out of stack. */
const maxDepth = 64

/**
 * Reads a JSON body.
 * @param limit its longest length, in bytes
 * @throws {HttpError} 415 for another content type, 413 when too large, 400 when malformed
 */
export async function readJson(request: Request, limit = defaultBodyLimit): Promise<unknown> {
  checkContentType(request)
  const bytes = await readBytes(request, limit)
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new HttpError(400, 'The body is not valid JSON.')
  }
  checkDepth(value, maxDepth)
  checkText(value)
  return value
}

/** Only uncompressed JSON in UTF-8: a form of another site can't send that without a CORS preflight. */
function checkContentType(request: Request): void {
  const [type = '', ...parameters] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  const isUtf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset)
  if (type.trim() === 'application/json' && isUtf8 && isPlain) return
  throw new HttpError(415, 'The body must be sent as application/json.', {
    headers: { accept: 'application/json' },
  })
}

/** The body as bytes.
 * @throws {HttpError} 413 when it is larger than the limit, 400 when it was cut off
 */
async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLargeError(limit)
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLargeError(limit)
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    throw new HttpError(400, 'The body ended before it was complete.')
  }
  return Buffer.concat(chunks)
}

function tooLargeError(limit: number): HttpError {
  // The rest of the body isn't read, so the connection can't be reused.
  return new HttpError(413, `The body is larger than ${limit / 1024} kB.`, {
    headers: { connection: 'close' },
  })
}

function checkDepth(value: unknown, left: number): void {
  if (typeof value !== 'object' || value === null) return
  if (left === 0) throw new HttpError(400, 'The body is nested too deeply.')
  for (const part of Object.values(value)) checkDepth(part, left - 1)
}

/**
 * Reads a plain HTML form; of a repeated field, one value counts.
 * @throws {HttpError} 415 for another content type, 413 when too large, 400 when malformed
 */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError(415, 'The body must be sent by a form.')
  const fields = Object.fromEntries(
    new URLSearchParams(new TextDecoder().decode(await readBytes(request, defaultBodyLimit))),
  )
  checkText(fields)
  return fields
}

const kilobyte = 1024
/** A few short texts; the longest in the contract is a comment of 280 characters. */
const limits = { body: 64 * kilobyte, file: 0, field: 8 * kilobyte, parts: 20 } as const

/**
 * Reads the text fields of a multipart body and skips files.
 * @throws {HttpError} 415 for another content type, 413 when too large, 400 when malformed or a field comes twice
 */
export async function readFields(request: Request): Promise<Readonly<Record<string, string>>> {
  const fields = new Map<string, string>()
  const repeated: string[] = []
  await readMultipart(request, limits, {
    onField: (name, value) => {
      if (fields.has(name)) repeated.push(name)
      fields.set(name, value)
    },
    onFile: async ({ content }) => {
      for await (const _ of content) continue
    },
  })
  if (repeated.length > 0) throw new HttpError(400, 'A field is given twice.')
  const given = Object.fromEntries(fields)
  checkText(given)
  return given
}
