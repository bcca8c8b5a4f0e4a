import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy'
import { RequestFailure } from './failure.ts'

/** How much of a multipart body is read, sizes in bytes. */
export interface MultipartLimits {
  /** The whole body with its headers between the parts. */
  readonly body: number
  /** One file; what is more is left out and the file marked as cut. */
  readonly file: number
  /** One text field. */
  readonly field: number
  /** Files and fields together; those after are passed over. */
  readonly parts: number
}

/** A file on its way in. */
export interface IncomingFile {
  readonly field: string
  /** As the client names it, without folders. */
  readonly name: string
  readonly type: string
  /** Must be read to its end. */
  readonly content: AsyncIterable<Uint8Array>
  /** Whether the file was larger than the limit; known at its end. */
  readonly isCut: () => boolean
}

export interface MultipartReader {
  /** Takes the files in their order; the next one may begin before the work on the one before has ended. */
  readonly onFile: (file: IncomingFile) => Promise<void>
  readonly onField?: (name: string, value: string) => void
}

/**
 * Reads a multipart body part by part, without ever holding it as a whole.
 * @throws {RequestFailure} 415 for another content type, 413 when too large, 400 when malformed or cut off; whatever
 * `onFile` throws
 */
export async function readMultipart(
  request: Request,
  limits: MultipartLimits,
  { onFile, onField }: MultipartReader,
): Promise<void> {
  const parser = openParser(request, limits)
  const controller = new AbortController()
  const open: BusboyFileStream[] = []
  const work: Promise<void>[] = []
  let fault: unknown
  // What went wrong with the work on a file, such as a full disk, and not with the body.
  let ownFault: unknown
  const fail = (error: unknown) => {
    fault ??= error
    controller.abort()
  }
  parser.on('field', (name, value) => onField?.(name, value))
  parser.on('file', (field, stream, name, _encoding, type) => {
    const faultsOfBody = new Set<unknown>()
    // The first to hear of a part that ends too early, so that this is what the client is told.
    stream.on('error', (error) => {
      faultsOfBody.add(error)
      fail(unreadable())
    })
    open.push(stream)
    const failed = (error: unknown) => {
      if (!faultsOfBody.has(error)) ownFault ??= error
      fail(error)
    }
    work.push(onFile({ field, name, type, content: stream, isCut: () => stream.truncated }).catch(failed))
  })
  try {
    await pipeline(Readable.from(counted(request, limits.body)), parser, { signal: controller.signal })
  } catch (error) {
    fail(error instanceof RequestFailure ? error : unreadable())
    for (const stream of open) stream.destroy(new Error('The body was not read to its end.'))
  }
  await Promise.all(work)
  const reason = ownFault ?? fault
  if (reason !== undefined) throw reason
}

/** Reads what is left of a body that was refused unread, so that the client hears why instead of a broken connection. */
export async function passOver(request: Request, most: number): Promise<void> {
  if (request.bodyUsed || declaredLength(request) > most) return
  let left = most
  try {
    for await (const chunk of request.body ?? []) {
      left -= chunk.byteLength
      if (left < 0) return
    }
  } catch {
    // Whoever has gone needs no answer.
  }
}

function openParser(request: Request, limits: MultipartLimits): BusboyInstance {
  const type = request.headers.get('content-type') ?? ''
  const isPlain = (request.headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!/^multipart\/form-data\s*;/i.test(type) || !isPlain) {
    throw new RequestFailure(415, 'The body must be sent as multipart/form-data.', {
      headers: { accept: 'multipart/form-data' },
    })
  }
  if (declaredLength(request) > limits.body) throw tooLarge(limits.body)
  try {
    const parser = new Busboy({
      headers: { 'content-type': type },
      isPartAFile: (_field, _type, name) => name !== undefined,
      limits: {
        fileSize: limits.file,
        fieldSize: limits.field,
        parts: limits.parts,
        headerSize: 8192,
        headerPairs: 16,
      },
    })
    // Errors end the pipeline; one that comes after it must not end the process.
    return parser.on('error', () => undefined)
  } catch {
    throw unreadable()
  }
}

async function* counted(request: Request, most: number): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > most) throw tooLarge(most)
    yield chunk
  }
}

function declaredLength({ headers }: Request): number {
  return Number(headers.get('content-length') ?? 0)
}

function tooLarge(most: number): RequestFailure {
  // What is left of the body is not worth reading, so the connection cannot be used again.
  return new RequestFailure(413, `The body is larger than ${sizeText(most)}.`, {
    headers: { connection: 'close' },
  })
}

function unreadable(): RequestFailure {
  return new RequestFailure(400, 'The body is not complete or not readable.')
}

function sizeText(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024)
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`
}
