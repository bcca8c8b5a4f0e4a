import type { FileHandle } from 'node:fs/promises'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { ImportEntity, ImportReport } from '@producer-portal/domain/import'
import { errorCode } from '../errors.ts'
import { HttpError } from '../http/failure.ts'
import { importFile } from './import-files.ts'
import type { ImportFormat, ImportOptions } from './import-files.ts'

const formats: Readonly<Record<string, ImportFormat>> = { 'application/x-ndjson': 'ndjson', 'text/csv': 'csv' }

/**
 * Brings in the body of a request. It is put on disk first, so that a slow sender holds no transaction open; the file has
 * no name, so that nothing of it stays when the process is killed.
 * @throws {HttpError} 415 for another content type, 400 for a body that ends too early
 */
export async function importBody(
  entity: ImportEntity,
  request: Request,
  options: ImportOptions,
): Promise<ImportReport> {
  const format = readFormat(request.headers)
  const file = await openUnnamed()
  try {
    await save(request, file)
    // It may be read again
    const read = () => file.createReadStream({ start: 0, autoClose: false })
    return await importFile({ entity, format, name: entity, open: read }, options)
  } finally {
    await file.close()
  }
}

async function openUnnamed(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-import-'))
  try {
    return await open(join(folder, 'rows'), 'wx+', 0o600)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function readFormat(headers: Headers): ImportFormat {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const format = formats[type.trim()]
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  const charset = parameters.map((part) => part.trim()).find((part) => part.startsWith('charset='))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  if (format !== undefined && isPlain && isUtf8) return format
  throw new HttpError(415, `The body must be one of ${Object.keys(formats).join(', ')}, uncompressed and in UTF-8.`)
}

async function save({ body }: Request, file: FileHandle): Promise<void> {
  if (body === null) return
  try {
    await file.writeFile(Readable.fromWeb(body as never))
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') throw error
    throw new HttpError(400, 'The body ended too early.')
  }
}
