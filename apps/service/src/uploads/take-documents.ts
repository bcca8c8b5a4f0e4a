import { join } from 'node:path'
import { failingWith } from '../http/failing-with.ts'
import { checkFiles, refusal } from './refuse-files.ts'
import type { KeptDocument } from './keep-document.ts'
import { keepDocument } from './keep-document.ts'
import { DocumentFaults } from './document-faults.ts'
import type { MergedDocument } from './merge-documents.ts'
import { mergeApart } from './merge-apart.ts'
import type { ReceivedFile } from './receive-files.ts'
import { receiveFiles } from './receive-files.ts'
import { takeTurns } from './take-turns.ts'
import { withUploadFolder } from './upload-folder.ts'

/** The one document that several files have become. */
export interface TakenDocument extends KeptDocument, MergedDocument {
  /** The names of the files, in their order. */
  readonly fileNames: readonly string[]
}

/** A disk that is full, or a folder that cannot be written: nothing that the producer could mend. */
const cannotStore = 'The documents could not be stored. Please try again later.'

/** One merge at a time: it takes a processor, and memory for all of its files. */
const inTurn = takeTurns()

/**
 * Takes the files of a multipart body and keeps them as one PDF in the data folder. Whatever happens, nothing else of
 * them stays.
 * @throws {RequestFailure} when the body cannot be read, or naming every file that cannot be taken
 */
export function takeDocuments(request: Request, field: string, dataDir: string): Promise<TakenDocument> {
  const take = async (folder: string) => {
    const files = await receiveFiles(request, field, folder)
    checkFiles(files)
    const output = join(folder, 'merged.pdf')
    const merged = await inTurn(() => merge(files, output))
    const kept = await keepDocument(dataDir, output)
    return { ...merged, ...kept, fileNames: files.map(({ name }) => name) }
  }
  return failingWith(cannotStore, () => withUploadFolder(dataDir, take))
}

async function merge(files: readonly ReceivedFile[], output: string): Promise<MergedDocument> {
  try {
    return await mergeApart(
      files.map(({ path }) => path),
      output,
    )
  } catch (error) {
    if (!(error instanceof DocumentFaults)) throw error
    throw refusal(
      error.faults.flatMap(({ index, problem }) => files.slice(index, index + 1).map((file) => ({ file, problem }))),
    )
  }
}
