import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any upload may take. A folder that is older was left by a process that was killed. */
const abandonedAfterMs = 60 * 60_000
/** What producers send is about people's health: nobody else on the machine reads it. */
export const privateFolder = 0o700
export const privateFile = 0o600

/** The folders in which this process works. */
const underWay = new Set<string>()

/** Works in a folder of its own, which is gone afterwards, whatever happens. */
export async function withUploadFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true, mode: privateFolder })
  await removeUploads(parent, abandonedAfterMs)
  const folder = await mkdtemp(join(parent, 'upload-'))
  underWay.add(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
    underWay.delete(folder)
  }
}

/** Removes what is under way, when the process ends before the work on it does. */
export async function dropUploads(): Promise<void> {
  await Promise.all([...underWay].map((folder) => rm(folder, { recursive: true, force: true })))
}

/**
 * Removes what a process that was killed has left of its uploads.
 * @param isAlone whether no other process can be at work in the folder, so that all of them are over
 */
export function clearUploads(dataDir: string, isAlone: boolean): Promise<void> {
  return removeUploads(join(dataDir, 'uploads'), isAlone ? -1 : abandonedAfterMs)
}

async function removeUploads(parent: string, olderThanMs: number): Promise<void> {
  if (!existsSync(parent)) return
  for (const name of await readdir(parent)) {
    const folder = join(parent, name)
    // Another upload may just have removed it.
    const found = await stat(folder).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > olderThanMs) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
