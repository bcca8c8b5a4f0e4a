import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { abandonedAfterMs, privateFolder } from './upload-folder.ts'

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
