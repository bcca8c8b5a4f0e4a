import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Longer than any upload may take. An older folder was left behind by a killed process. */
const abandonedAfterMs = 60 * 60_000
/** Uploads contain health data: only the service's user may read them. */
const privateFolder = 0o700
export const privateFile = 0o600

/** The folders that this process is using. */
const activeFolders = new Set<string>()

/** Runs work in a temporary folder, which is always removed afterwards. */
export async function withUploadFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true, mode: privateFolder })
  await removeUploads(parent, abandonedAfterMs)
  const folder = await mkdtemp(join(parent, 'upload-'))
  activeFolders.add(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    activeFolders.delete(folder)
  }
}

/** Removes unfinished uploads when the process ends. */
export async function removeActiveUploads(): Promise<void> {
  await Promise.all([...activeFolders].map((folder) => rm(folder, { recursive: true, force: true })))
}

/**
 * Removes uploads left behind by a killed process.
 * @param isAlone whether no other process can be using the folder, so that all of them are abandoned
 */
export function removeAbandonedUploads(dataDir: string, isAlone: boolean): Promise<void> {
  return removeUploads(join(dataDir, 'uploads'), isAlone ? -1 : abandonedAfterMs)
}

async function removeUploads(parent: string, olderThanMs: number): Promise<void> {
  if (!existsSync(parent)) return
  for (const name of await readdir(parent)) {
    const folder = join(parent, name)
    // Another upload may have removed it already.
    const found = await stat(folder).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > olderThanMs) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** `documents/<id>.unsaved` until the answer with this id is in the database, then `documents/<id>.pdf`. */
const unsaved = '.unsaved'

/** A document in the data folder whose answer isn't saved yet. */
export interface SavedDocument {
  readonly id: string
  /** Gives it its final name, once its answer is saved. */
  readonly keep: () => Promise<void>
  /** Removes it again when its answer couldn't be saved. */
  readonly remove: () => Promise<void>
}

/** Moves a finished file of the data folder to the stored documents. */
export async function saveDocument(dataDir: string, file: string): Promise<SavedDocument> {
  const folder = getFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const id = randomUUID()
  const path = join(folder, `${id}${unsaved}`)
  await rename(file, path)
  return {
    id,
    keep: () => rename(path, join(folder, `${id}.pdf`)),
    remove: () => rm(path, { force: true }),
  }
}

/**
 * Finishes what a kill cut off: a document whose answer was saved gets its final name, any other is removed. Documents
 * with a final name are never touched.
 * @param isAlone whether no other process can be in the middle of saving one
 */
export async function finishDocuments(
  dataDir: string,
  isAlone: boolean,
  hasAnswer: (id: string) => Promise<boolean>,
): Promise<void> {
  const folder = getFolder(dataDir)
  if (!existsSync(folder)) return
  const names = (await readdir(folder)).filter((name) => name.endsWith(unsaved))
  for (const name of names) {
    const [path, id] = [join(folder, name), basename(name, unsaved)]
    // Another process may have finished it already.
    const found = await stat(path).catch(() => null)
    if (found === null || (!isAlone && Date.now() - found.ctimeMs < abandonedAfterMs)) continue
    if (await hasAnswer(id)) await rename(path, join(folder, `${id}.pdf`))
    else await rm(path, { force: true })
  }
}

function getFolder(dataDir: string): string {
  return join(dataDir, 'documents')
}
