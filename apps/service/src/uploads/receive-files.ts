import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { inspectPdf, inspectedBytes, uploadLimits } from '@producer-portal/domain/requirements'
import type { UploadFile } from '@producer-portal/domain/requirements'
import type { IncomingFile } from '../http/multipart.ts'
import { readMultipart } from '../http/multipart.ts'
import { privateFile } from './upload-folder.ts'

/** A received file under the name that the client gave it, and its path. */
export interface ReceivedFile extends UploadFile {
  readonly path: string
}

/** A body also has a few header lines for each file. */
export const uploadBodyLimit = uploadLimits.totalBytes + 64 * 1024
const limits = { body: uploadBodyLimit, file: uploadLimits.fileBytes, field: 1024, parts: 100 } as const

/**
 * Writes the files of a multipart body into a folder while they arrive.
 * @param field the form field that carries them; others are passed over
 * @returns the files in the order they were sent, each with the result of its inspection; for a file that is larger
 * than allowed, or one too many, only the facts
 * @throws {HttpError} 415, 413 or 400 for a body that can't be read
 */
export async function receiveFiles(request: Request, field: string, folder: string): Promise<ReceivedFile[]> {
  const received: Promise<ReceivedFile>[] = []
  await readMultipart(request, limits, {
    onFile: async (file) => {
      const isWanted = file.field === field
      const place = isWanted && received.length < uploadLimits.files ? join(folder, `${received.length}.pdf`) : null
      const writing = place === null ? countBytes(file) : writeFile(file, place)
      if (isWanted) received.push(writing)
      // A file that can't be written fails at the end: a client that is still sending wouldn't get the error.
      await writing.catch(() => countBytes(file))
    },
  })
  return Promise.all(received)
}

async function writeFile(file: IncomingFile, path: string): Promise<ReceivedFile> {
  const target = await open(path, 'wx+', privateFile)
  try {
    const hash = createHash('sha256')
    let size = 0
    let fault: { readonly reason: unknown } | undefined
    for await (const chunk of file.content) {
      size += chunk.byteLength
      if (fault !== undefined) continue
      hash.update(chunk)
      await target.writeFile(chunk).catch((reason: unknown) => (fault = { reason }))
    }
    if (fault !== undefined) throw fault.reason
    const part = async (length: number, from: number) => {
      const { buffer, bytesRead } = await target.read(Buffer.alloc(Math.min(length, size)), { position: from })
      return buffer.subarray(0, bytesRead)
    }
    const start = await part(inspectedBytes.start, 0)
    const end = await part(inspectedBytes.end, Math.max(0, size - inspectedBytes.end))
    // The fingerprint of an inspection is quick; what is kept must not be left out for a coincidence.
    const inspection = { ...inspectPdf(start, end), fingerprint: hash.digest('hex') }
    return { name: file.name, type: file.type, size, inspection, path }
  } finally {
    await target.close()
  }
}

async function countBytes(file: IncomingFile): Promise<ReceivedFile> {
  let size = 0
  for await (const chunk of file.content) size += chunk.byteLength
  return { name: file.name, type: file.type, size, path: '' }
}
