import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { UploadFile, UploadProblem } from '@producer-portal/domain/requirements'
import { checkUploadFiles, uploadProblemTexts } from '@producer-portal/domain/requirements'
import { HttpError, withErrorMessage } from '../http/failure.ts'
import { serialQueue } from '../concurrency.ts'
import type { DocumentDefect, DocumentProblem } from './invalid-documents-error.ts'
import { InvalidDocumentsError } from './invalid-documents-error.ts'
import type { MergedDocument } from './merge-documents.ts'
import { mergeInChild } from './merge-in-child.ts'
import type { ReceivedFile } from './receive-files.ts'
import { receiveFiles } from './receive-files.ts'
import type { DocumentStore, SavedDocument } from './upload-folder.ts'
import { withUploadFolder } from './upload-folder.ts'

/** The document made of the uploaded files. */
export interface StoredDocument extends SavedDocument, MergedDocument {
  /** The names of the files, in order. */
  readonly fileNames: readonly string[]
  /** Their sizes in bytes. */
  readonly fileSizes: readonly number[]
  /** Of each file as it was sent, in hexadecimal. */
  readonly fingerprints: readonly string[]
  /** Of the document, in hexadecimal. */
  readonly sha256: string
}

/** A full disk or a folder that can't be written: nothing the producer could fix. */
const cannotStore = "We couldn't store your documents. Try again later."

/** One merge at a time: each needs a CPU core, and memory for all its files. */
const mergeQueue = serialQueue()

/** The places that an upload needs. */
interface Places {
  readonly dataDir: string
  readonly documents: DocumentStore
  /** Runs work when no other process of this machine merges documents. */
  readonly takeTurn: TakeTurn
}

type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Stores the files of a multipart body as one PDF, until its answer is saved under a preliminary name. Nothing else
 * remains, even after an error.
 * @throws {HttpError} when the body can't be read, or listing every rejected file
 */
export function storeDocuments(
  request: Request,
  field: string,
  { dataDir, documents, takeTurn }: Places,
): Promise<StoredDocument> {
  const take = async (folder: string) => {
    const files = await receiveFiles(request, field, folder)
    const output = join(folder, 'merged.pdf')
    const merged = await mergeValidFiles(files, output, takeTurn)
    const sha256 = await hashFile(output)
    const document = await documents.save(output)
    return {
      ...merged,
      ...document,
      sha256,
      fileNames: files.map(({ name }) => cleanFileName(name)),
      fileSizes: files.map(({ size }) => size),
      fingerprints: files.map(({ inspection }) => inspection?.fingerprint ?? ''),
    }
  }
  return withErrorMessage(cannotStore, () => withUploadFolder(dataDir, take))
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Merges received files if nothing is wrong with any of them. A file that breaks a rule doesn't keep the others from
 * being read, so that the user learns everything at once.
 * @throws {HttpError} 413 or 422 that says what is wrong with each file
 */
async function mergeValidFiles(
  files: readonly ReceivedFile[],
  output: string,
  takeTurn: TakeTurn,
): Promise<MergedDocument> {
  const problems = findProblems(files)
  const readable = files.flatMap((file, index) => (isReadable(file, problems[index]) ? [index] : []))
  const paths = readable.flatMap((index) => files[index]?.path ?? [])
  const result = paths.length > 0 ? await mergeQueue(() => takeTurn(() => merge(paths, output))) : []
  const defects = 'pages' in result ? [] : result
  const found = files.flatMap((file, index) => {
    const ofContent = defects.filter((defect) => readable[defect.index] === index).map(({ problem }) => problem)
    return [...(problems[index] ?? []), ...ofContent].map((problem) => ({ file, problem }))
  })
  if (found.length > 0 || !('pages' in result)) throw rejectedFilesError(found)
  return result
}

async function merge(paths: readonly string[], output: string): Promise<MergedDocument | readonly DocumentProblem[]> {
  try {
    return await mergeInChild(paths, output)
  } catch (error) {
    if (error instanceof InvalidDocumentsError) return error.problems
    throw error
  }
}

/** The problem with a file: what the rules find, and what only reading it reveals. */
type FileProblem = UploadProblem | DocumentDefect | 'name'

const texts: Readonly<Record<FileProblem, string>> = {
  ...uploadProblemTexts,
  unpacked: 'This file is too large when it is unpacked.',
  name: "This file's name can't be used. Rename the file and add it again.",
}
const tooMuch: readonly FileProblem[] = ['size', 'count', 'total', 'unpacked']

/** With one of these, a file wasn't stored or can't be a document. */
const unreadable: readonly FileProblem[] = ['type', 'empty', 'size', 'count']

function isReadable({ path }: ReceivedFile, problems: readonly FileProblem[] = []): boolean {
  return path !== '' && !problems.some((problem) => unreadable.includes(problem))
}

/**
 * Checks received files against the upload rules.
 * @returns the problems of every file, in the order of the files
 * @throws {HttpError} 422 when there is no file
 */
function findProblems(files: readonly UploadFile[]): readonly (readonly FileProblem[])[] {
  if (files.length === 0) throw new HttpError(422, 'There is no file in the upload.')
  const { problems } = checkUploadFiles(files)
  return files.map(({ name }, index) => {
    const ofName: readonly FileProblem[] = isSafeFileName(name) ? [] : ['name']
    return [...ofName, ...(problems[index] ?? [])]
  })
}

/** The error for an upload with rejected files: one message per problem, with the name of its file. */
function rejectedFilesError(
  found: readonly { readonly file: Pick<UploadFile, 'name'>; readonly problem: FileProblem }[],
): HttpError {
  const fileMessages = found.map(({ file, problem }) => ({
    fileName: cleanFileName(file.name),
    message: texts[problem],
  }))
  const status = found.some(({ problem }) => tooMuch.includes(problem)) ? 413 : 422
  return new HttpError(status, "We couldn't accept these files.", {
    errors: fileMessages.map(({ fileName, message }) => [fileName, message].filter(Boolean).join(': ')),
    details: { success: false, fileMessages },
  })
}

const maxNameBytes = 255
const maxShownLength = 120
/** They turn the rest of a name around: `fdp.exe` reads `exe.pdf`. */
const bidirectionalControls = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** Characters that nobody sees: controls, formats, fillers. They are removed before a name is shown or kept. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu
/** Windows removes them from the end of a name. */
const ignoredEnd = /[.\s]+$/
/** Ends like `exe`, `mp4`, `desktop` or `settingcontent-ms`: any word, as systems know more kinds than a list could. */
const knownKind = /^(?:[a-z][a-z-]+\d?|7z)$/
/** Ends like `exe` or `v2`; a part of a date or a few words are no kind of file. */
const fileKind = /^\S*\p{L}\S*$/u

/** True if a file name says what it is, and fits any file system: a document may be passed on under it. */
export function isSafeFileName(name: string): boolean {
  if (Buffer.byteLength(name) > maxNameBytes || bidirectionalControls.test(name)) return false
  return !hidesKind(toVisibleName(name))
}

/** `form.pdf.exe` says PDF and ends in another kind; `form.exe` would be passed on as a program. */
function hidesKind(visibleName: string): boolean {
  const [last = '', ...earlier] = visibleName.replace(ignoredEnd, '').toLowerCase().split('.').toReversed()
  const kind = last.trim()
  if (earlier.length === 0 || kind === 'pdf') return false
  return knownKind.test(last) || (earlier.some((segment) => segment.trim() === 'pdf') && fileKind.test(kind))
}

/** A name fit for a response and a log entry; folders are already removed. */
export function cleanFileName(name: string): string {
  const visible = toVisibleName(name)
  return visible.length > maxShownLength ? `${visible.slice(0, maxShownLength)}…`.toWellFormed() : visible
}

function toVisibleName(name: string): string {
  return name.replaceAll(invisible, '').trim()
}
