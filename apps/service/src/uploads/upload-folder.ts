import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, readdir, rename, rm, stat, statfs, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCode } from '../errors.ts'

/** The interval at which a process says which uploads are its own. */
export const confirmSeconds = 10
/** An upload that no process has called its own for so long was left behind by a killed one, not by a busy one. */
const abandonedAfterMs = 3 * 60 * 1000
/** Uploads contain health data: only the service's user may read them. */
const privateFolder = 0o700
export const privateFile = 0o600

/** The folders that this process is using. */
const activeFolders = new Set<string>()

/** Runs work in a temporary folder, which is always removed afterwards. */
export async function withUploadFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true, mode: privateFolder })
  const folder = await mkdtemp(join(parent, 'upload-'))
  activeFolders.add(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    activeFolders.delete(folder)
  }
}

/**
 * Tries the folder in which uploads are prepared. @returns the bytes that are free there
 * @throws when nothing can be written there
 */
export function tryUploadFolder(dataDir: string): Promise<number> {
  return withUploadFolder(dataDir, async (folder) => {
    await writeFile(join(folder, 'trial'), 'A trial', { mode: privateFile, flush: true })
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  })
}

/** Removes unfinished uploads when the process ends. */
export async function removeActiveUploads(): Promise<void> {
  await Promise.all([...activeFolders].map((folder) => rm(folder, { recursive: true, force: true })))
}

/** The name of a document until the answer with its id is in the database; then it is `documents/<id>.pdf`. */
const unsaved = '.unsaved'

/** The store of the documents that producers send. */
export interface DocumentStore {
  /** Keeps a finished file of the data folder until its answer is saved. */
  readonly save: (file: string) => Promise<SavedDocument>
  /** The document of an answer that was saved; null when there is none. */
  readonly read: (id: string) => Promise<Uint8Array<ArrayBuffer> | null>
  /** Finishes or removes what killed processes have left. @returns how much that was */
  readonly sweep: (isAlone: boolean, isKept: (id: string) => Promise<boolean>) => Promise<number>
}

/** Documents in a folder of this machine, or one that several share. */
export function createDocumentFolder(dataDir: string): DocumentStore {
  return {
    save: (file) => saveDocument(dataDir, file),
    read: async (id) =>
      (await readIfThere(join(getDocuments(dataDir), `${id}.pdf`))) ??
      // Its answer was saved, and the process killed before it gave it its name
      (await readIfThere(join(dataDir, 'uploads', `${id}${unsaved}`))),
    sweep: (isAlone, isKept) => sweepUploads(dataDir, isAlone, isKept),
  }
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null
    throw error
  }
}

/** A document in the data folder whose answer isn't saved yet. */
export interface SavedDocument {
  readonly id: string
  /** Gives it its final name, once its answer is saved. */
  readonly keep: () => Promise<void>
  /** Removes it again when its answer couldn't be saved. */
  readonly remove: () => Promise<void>
}

async function saveDocument(dataDir: string, file: string): Promise<SavedDocument> {
  const folder = getDocuments(dataDir)
  await mkdir(folder, { recursive: true, mode: privateFolder })
  const id = randomUUID()
  const path = join(dataDir, 'uploads', `${id}${unsaved}`)
  await rename(file, path)
  return {
    id,
    keep: () => rename(path, join(folder, `${id}.pdf`)),
    remove: () => rm(path, { force: true }),
  }
}

/** Says which uploads are this process's own, so that no other one clears them. Call it every ten seconds. */
export async function confirmFolders(): Promise<void> {
  const now = new Date()
  // An upload may have ended meanwhile.
  for (const folder of activeFolders) await utimes(folder, now, now).catch(() => undefined)
}

/**
 * Clears what a killed process has left behind: a document whose answer was saved gets its final name, everything else
 * that no process calls its own is removed.
 * @param isAlone whether no other process can be using the folder, so that all of it is left behind
 * @returns the number of files and folders that were cleared
 */
export async function sweepUploads(
  dataDir: string,
  isAlone: boolean,
  isKept: (id: string) => Promise<boolean>,
): Promise<number> {
  const parent = join(dataDir, 'uploads')
  if (!existsSync(parent)) return 0
  const now = Date.now()
  let cleared = 0
  for (const name of await readdir(parent)) {
    const path = join(parent, name)
    const found = activeFolders.has(path) ? null : await stat(path).catch(() => null)
    if (found === null || (!isAlone && now - Math.max(found.mtimeMs, found.ctimeMs) < abandonedAfterMs)) continue
    const id = name.endsWith(unsaved) ? basename(name, unsaved) : null
    if (id !== null && (await isKept(id))) await rename(path, join(getDocuments(dataDir), `${id}.pdf`))
    else await rm(path, { recursive: true, force: true })
    cleared += 1
  }
  return cleared
}

function getDocuments(dataDir: string): string {
  return join(dataDir, 'documents')
}
