import { checkUploadFiles, uploadProblemTexts } from '@producer-portal/domain/requirements'
import type { UploadFile, UploadProblem } from '@producer-portal/domain/requirements'
import { RequestFailure } from '../http/failure.ts'

/** What is wrong with a file: what the rules find, and what only reading it shows. */
export type FileProblem = UploadProblem | 'damaged'

const texts: Readonly<Record<FileProblem, string>> = {
  ...uploadProblemTexts,
  damaged: 'This file is damaged and cannot be read.',
}
const tooMuch: readonly FileProblem[] = ['size', 'count', 'total']

/**
 * Checks the files that have come in by the rules for uploads.
 * @throws {RequestFailure} 413 or 422 that says what is wrong with each file
 */
export function checkFiles(files: readonly UploadFile[]): void {
  if (files.length === 0) throw new RequestFailure(422, 'There is no file in the upload.')
  const { isReady, problems } = checkUploadFiles(files)
  if (isReady) return
  throw refusal(files.flatMap((file, index) => (problems[index] ?? []).map((problem) => ({ file, problem }))))
}

/** The failure of an upload whose files have problems: every one once in words, and beside the name of its file. */
export function refusal(
  found: readonly { readonly file: Pick<UploadFile, 'name'>; readonly problem: FileProblem }[],
): RequestFailure {
  const fileMessages = found.map(({ file, problem }) => ({ fileName: file.name, message: texts[problem] }))
  const status = found.some(({ problem }) => tooMuch.includes(problem)) ? 413 : 422
  return new RequestFailure(status, 'The files could not be accepted.', {
    errors: fileMessages.map(({ fileName, message }) => [fileName, message].filter(Boolean).join(': ')),
    details: { success: false, fileMessages },
  })
}
