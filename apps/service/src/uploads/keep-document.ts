import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFolder } from './upload-folder.ts'

/** A document among those that are kept, `documents/<id>.pdf` of the data folder. */
export interface KeptDocument {
  readonly id: string
  /** Takes it back when what it belongs to could not be written. */
  readonly remove: () => Promise<void>
}

/** Moves a finished file of the data folder to the documents that are kept. */
export async function keepDocument(dataDir: string, file: string): Promise<KeptDocument> {
  const folder = join(dataDir, 'documents')
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const id = randomUUID()
  const path = join(folder, `${id}.pdf`)
  await rename(file, path)
  return { id, remove: () => rm(path, { force: true }) }
}
