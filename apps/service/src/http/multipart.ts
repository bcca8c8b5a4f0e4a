import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { HttpError } from './failure.ts'

/** Limits of a multipart body, sizes in bytes. */
export interface MultipartLimits {
  /** The whole body, including the headers of its parts. */
  readonly body: number
  /** One file; of a larger one, one byte more than that arrives and the rest is dropped. */
  readonly file: number
  /** One text field. */
  readonly field: number
  /** Files and fields together; any beyond are skipped. */
  readonly parts: number
}

/** A file that is being received. */
export interface IncomingFile {
  readonly field: string
  /** The client's name for it, without folders. */
  readonly name: string
  readonly type: string
  /** Must be read to the end. */
  readonly content: AsyncIterable<Uint8Array>
}

export interface MultipartReader {
  /** Called with each file in order; the next call may start before the previous one has finished. */
  readonly onFile: (file: IncomingFile) => Promise<void>
  readonly onField?: (name: string, value: string) => void
}

/**
 * Reads a multipart body part by part, without holding it in memory.
 * @throws {HttpError} 415 for another content type, 413 when too large, 400 when malformed or cut off; whatever
 * `onFile` throws
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  { onFile, onField }: MultipartReader,
): Promise<void> {
  const parser = createParser(request, limits)
  const controller = new AbortController()
  const work: Promise<void>[] = []
  let fault: unknown
  // A failure in handling a file, such as a full disk, rather than in the body.
  let ownFault: unknown
  const fail = (error: unknown) => {
    fault ??= error
    controller.abort()
  }
  parser.on('field', (name, value) => onField?.(name, value))
  parser.on('file', (field, stream, { filename, mimeType }) => {
    const faultsOfBody = new Set<unknown>()
    // Runs first when a part ends too early, so the client gets this error.
    stream.on('error', (error) => {
      faultsOfBody.add(error)
      fail(toBodyError(error))
    })
    const failed = (error: unknown) => {
      if (!faultsOfBody.has(error)) ownFault ??= error
      fail(error)
    }
    const file = {
      field,
      name: filename ?? '',
      type: mimeType,
      content: stream,
    }
    work.push(onFile(file).catch(failed))
  })
  try {
    await pipeline(Readable.from(limitSize(request, limits.body)), parser, { signal: controller.signal })
  } catch (error) {
    fail(toBodyError(error))
  }
  await Promise.all(work)
  const reason = ownFault ?? fault
  if (reason !== undefined) throw reason
}

/** Reads the rest of a rejected body, so the client gets the error instead of a broken connection. */
export async function drainBody(request: Request, most: number): Promise<void> {
  if (request.bodyUsed || declaredLength(request) > most) return
  let left = most
  try {
    for await (const chunk of request.body ?? []) {
      left -= chunk.byteLength
      if (left < 0) return
    }
  } catch {
    // A client that disconnected needs no answer.
  }
}

function createParser(request: Request, limits: MultipartLimits): busboy.Busboy {
  const type = request.headers.get('content-type') ?? ''
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!/^multipart\/form-data\s*;/i.test(type) || !isPlain) {
    throw new HttpError(415, 'The body must be sent as multipart/form-data.', {
      headers: { accept: 'multipart/form-data' },
    })
  }
  if (declaredLength(request) > limits.body) throw tooLargeError(limits.body)
  try {
    const parser = busboy({
      headers: { 'content-type': type },
      defParamCharset: 'utf8',
      // One byte more shows that a file is too large.
      limits: { fileSize: limits.file + 1, fieldSize: limits.field, parts: limits.parts },
    })
    // Errors end the pipeline; a later one must not end the process.
    return parser.on('error', () => undefined)
  } catch {
    throw unreadableError()
  }
}

async function* limitSize(request: Request, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLargeError(most)
    yield chunk
  }
}

function declaredLength({ headers }: Request): number {
  return Number(headers.get('content-length') ?? 0)
}

function tooLargeError(most: number): HttpError {
  // The rest of the body isn't read, so the connection can't be reused.
  return new HttpError(413, `The body is larger than ${formatSize(most)}.`, {
    headers: { connection: 'close' },
  })
}

function toBodyError(error: unknown): HttpError {
  return error instanceof HttpError ? error : unreadableError()
}

function unreadableError(): HttpError {
  return new HttpError(400, 'The body is not complete or not readable.')
}

function formatSize(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`
}
