import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any upload may take. An older folder was left behind by a killed process. */
export const abandonedAfterMs = 60 * 60_000
/** Uploads contain health data: only the service's user may read them. */
export const privateFolder = 0o700
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
