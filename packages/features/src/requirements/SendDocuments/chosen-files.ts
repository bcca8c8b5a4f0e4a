import {
  checkUploadFiles,
  inspectedBytes,
  inspectPdf,
  type PdfInspection,
  type SentFile,
  type UploadFile,
  uploadLimits,
  type UploadProblem,
} from '@producer-portal/domain/requirements'
import { type DocumentChecker, openDocumentChecker } from './document-checker.js'

/** A chosen file, and the result of inspecting it. */
export interface ChosenFile {
  /** Identifies the file; two files may have the same name. */
  readonly id: string
  readonly file: File
  /** Undefined if the file couldn't be read. */
  readonly inspection: PdfInspection | undefined
}

/** A change to the latest chosen files. */
export type ChosenFilesChange = (files: readonly ChosenFile[]) => readonly ChosenFile[]

let chosenCount = 0

/** Inspects the files one after the other, so that a dozen large ones are never in memory together. */
export async function readChosenFiles(files: readonly File[]): Promise<readonly ChosenFile[]> {
  const read: ChosenFile[] = []
  const checker = openDocumentChecker()
  for (const file of files) {
    chosenCount += 1
    read.push({ id: `file-${chosenCount}`, file, inspection: await inspect(file, checker) })
  }
  checker.close()
  return read
}

async function inspect(file: File, checker: DocumentChecker): Promise<PdfInspection | undefined> {
  const inspection = await inspectEnds(file)
  if (!inspection?.isPdf || file.size > uploadLimits.fileBytes) return inspection
  const defect = await checker.findDefect(file)
  return defect === null ? inspection : { ...inspection, defect }
}

async function inspectEnds(file: File): Promise<PdfInspection | undefined> {
  try {
    const start = await file.slice(0, inspectedBytes.start).arrayBuffer()
    const end = await file.slice(Math.max(0, file.size - inspectedBytes.end)).arrayBuffer()
    return inspectPdf(new Uint8Array(start), new Uint8Array(end))
  } catch {
    // A folder or a deleted file: its name and type decide.
    return undefined
  }
}

/** The problems of each file, in order, and whether the files can be sent. */
export function checkChosenFiles(files: readonly ChosenFile[]): ReturnType<typeof checkUploadFiles> {
  return checkUploadFiles(files.map(toUploadFile))
}

function toUploadFile({ file, inspection }: ChosenFile): UploadFile {
  const { name, size, type } = file
  return { name, size, type, ...(inspection && { inspection }) }
}

/**
 * The progress of each file, in percent, when the whole upload is at `percent`: they are sent in order, in one request.
 */
export function toFileProgress(sizes: readonly number[], percent: number): readonly number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let bytesLeft = (total * percent) / 100
  return sizes.map((size) => {
    const sent = Math.min(size, Math.max(0, bytesLeft))
    bytesLeft -= size
    return size === 0 ? percent : Math.floor((sent / size) * 100)
  })
}

/** The message of each problem. */
export const problemTexts = {
  empty: 'empty',
  type: 'mustBePdf',
  encrypted: 'encrypted',
  damaged: 'damaged',
  attachments: 'attachments',
  duplicate: 'duplicate',
  size: 'tooLarge',
  count: 'tooMany',
  total: 'totalTooLarge',
} as const satisfies Readonly<Record<UploadProblem, string>>

/** The state of an upload. */
export type UploadState =
  | { readonly kind: 'choosing' }
  /** Uploading; `percent` from 0 to 100, undefined while unknown. */
  | { readonly kind: 'uploading'; readonly percent?: number }
  /** Canceled by the user; the files are still chosen. */
  | { readonly kind: 'cancelled' }
  /**
   * `errors` are the server's messages; `connection` if no answer came. The files are still chosen; `rejected` has the
   * message about each that the server doesn't take, by its id.
   */
  | {
      readonly kind: 'failed'
      readonly errors: readonly string[] | 'connection'
      readonly rejected?: Readonly<Record<string, string>>
    }
  /** Uploaded: the receipt. `sentAt` in milliseconds since 1970. */
  | { readonly kind: 'sent'; readonly sentAt: number; readonly files: readonly SentFile[] }

/** The server's message about each file that it names, by the id of the file: 'lab-results.pdf: The file is damaged.' */
export function findRejected(
  files: readonly ChosenFile[],
  errors: readonly string[] | 'connection',
): Readonly<Record<string, string>> {
  if (errors === 'connection') return {}
  return Object.fromEntries(
    files.flatMap(({ id, file }) => {
      const error = errors.find((text) => text.startsWith(`${file.name}: `))
      return error === undefined ? [] : [[id, error]]
    }),
  )
}

/** The state of an upload after its files were changed: a failure stays until every rejected file is removed. */
export function settleUploadState(state: UploadState, files: readonly ChosenFile[]): UploadState {
  if (state.kind === 'uploading') return state
  if (state.kind !== 'failed' || state.errors === 'connection') return { kind: 'choosing' }
  const ids = new Set(files.map(({ id }) => id))
  const rejected = Object.entries(state.rejected ?? {}).filter(([id]) => ids.has(id))
  if (rejected.length === 0) return { kind: 'choosing' }
  const left = new Set(rejected.map(([, error]) => error))
  const all = new Set(Object.values(state.rejected ?? {}))
  return {
    kind: 'failed',
    errors: state.errors.filter((error) => !all.has(error) || left.has(error)),
    rejected: Object.fromEntries(rejected),
  }
}
