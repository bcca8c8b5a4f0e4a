import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Longer than any upload may take. A folder that is older was left by a process that was killed. */
const abandonedAfterMs = 60 * 60_000
/** What producers send is about people's health: nobody else on the machine reads it. */
export const privateFolder = 0o700
export const privateFile = 0o600

/** Works in a folder of its own, which is gone afterwards, whatever happens. */
export async function withUploadFolder<T>(dataDir: string, work: (folder: string) => Promise<T>): Promise<T> {
  const parent = join(dataDir, 'uploads')
  await mkdir(parent, { recursive: true, mode: privateFolder })
  await removeAbandoned(parent)
  const folder = await mkdtemp(join(parent, 'upload-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function removeAbandoned(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const folder = join(parent, name)
    // Another upload may just have removed it.
    const found = await stat(folder).catch(() => null)
    if (found !== null && Date.now() - found.mtimeMs > abandonedAfterMs) {
      await rm(folder, { recursive: true, force: true })
    }
  }
}
