import {
  checkUploadFiles,
  inspectedBytes,
  inspectPdf,
  type PdfInspection,
  type SentFile,
  type UploadFile,
  type UploadProblem,
} from '@producer-portal/domain/requirements'

/** A chosen file, and the result of inspecting it. */
export interface ChosenFile {
  /** Tells the files apart; two may have one name. */
  readonly id: string
  readonly file: File
  /** Left out where the file could not be read. */
  readonly inspection: PdfInspection | undefined
}

/** A change to the chosen files, applied to what is there by then. */
export type ChosenFilesChange = (files: readonly ChosenFile[]) => readonly ChosenFile[]

let chosenCount = 0

/** Looks into the files, one after the other so that a dozen large ones are never in memory together. */
export async function readChosenFiles(files: readonly File[]): Promise<readonly ChosenFile[]> {
  const read: ChosenFile[] = []
  for (const file of files) {
    chosenCount += 1
    read.push({ id: `file-${chosenCount}`, file, inspection: await inspect(file) })
  }
  return read
}

async function inspect(file: File): Promise<PdfInspection | undefined> {
  try {
    const start = await file.slice(0, inspectedBytes.start).arrayBuffer()
    const end = await file.slice(Math.max(0, file.size - inspectedBytes.end)).arrayBuffer()
    return inspectPdf(new Uint8Array(start), new Uint8Array(end))
  } catch {
    // A folder, or a file that has gone: its name and type decide.
    return undefined
  }
}

/** What is wrong with each of the files, in their order, and whether they may be sent as they are. */
export function checkChosenFiles(files: readonly ChosenFile[]): ReturnType<typeof checkUploadFiles> {
  return checkUploadFiles(files.map(toUploadFile))
}

function toUploadFile({ file, inspection }: ChosenFile): UploadFile {
  const { name, size, type } = file
  return { name, size, type, ...(inspection && { look: inspection }) }
}

/**
 * How far each file is, in percent, when the upload as a whole is at `percent`: they travel in their order, in one
 * request.
 */
export function toFileProgress(sizes: readonly number[], percent: number): readonly number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let rest = (total * percent) / 100
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, rest))
    rest -= size
    return size === 0 ? percent : Math.floor((sent / size) * 100)
  })
}

/** The message of each problem. */
export const problemTexts = {
  empty: 'empty',
  type: 'mustBePdf',
  encrypted: 'encrypted',
  duplicate: 'duplicate',
  size: 'tooLarge',
  count: 'tooMany',
  total: 'totalTooLarge',
} as const satisfies Readonly<Record<UploadProblem, string>>

/** Where an upload stands. */
export type UploadState =
  | { readonly kind: 'choosing' }
  /** Uploading; `percent` from 0 to 100, undefined while unknown. */
  | { readonly kind: 'uploading'; readonly percent?: number }
  /** Ended by the producer; the files are still chosen. */
  | { readonly kind: 'cancelled' }
  /** `errors` are the server's words; `connection` is a call without an answer. The files are still chosen. */
  | { readonly kind: 'failed'; readonly errors: readonly string[] | 'connection' }
  /** Arrived: the receipt. `sentAt` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly sentAt: number; readonly files: readonly SentFile[] }
