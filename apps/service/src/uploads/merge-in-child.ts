import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import type { DocumentProblem } from './invalid-documents-error.ts'
import { InvalidDocumentsError } from './invalid-documents-error.ts'
import type { MergedDocument, MergeProgress } from './merge-documents.ts'

export interface MergeRequest {
  readonly paths: readonly string[]
  readonly output: string
  readonly limits: MergeLimits
}

/** The messages from the child process. */
export type MergeMessage =
  | MergeProgress
  | { readonly merged: MergedDocument }
  | { readonly problems: readonly DocumentProblem[] }
  | { readonly error: string }

const program = fileURLToPath(new URL('./merge-process.ts', import.meta.url))

/**
 * Merges documents in a child process, so that other requests don't wait, and a document built to consume time or
 * memory can't take the service down.
 * @throws {InvalidDocumentsError} listing the documents that can't be merged; when the work was stopped, those found so far and
 * the one at which it stopped
 */
export function mergeInChild(
  paths: readonly string[],
  output: string,
  limits: MergeLimits = defaultMergeLimits,
): Promise<MergedDocument> {
  const child = fork(program, [], { execArgv: ['--max-old-space-size=1024'], env: {}, stdio: 'ignore' })
  const order: MergeRequest = { paths, output, limits }
  let current = 0
  const found: DocumentProblem[] = []
  const deadline = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds)
  const ended = new Promise<MergedDocument>((resolve, reject) => {
    child.on('message', (message: MergeMessage) => {
      if ('reading' in message) current = message.reading
      else if ('fault' in message) found.push(message.fault)
      else if ('merged' in message) resolve(message.merged)
      else if ('problems' in message) reject(new InvalidDocumentsError(message.problems))
      else reject(new Error(`Documents could not be merged: ${message.error}`))
    })
    child.once('error', reject)
    child.once('close', () => reject(new InvalidDocumentsError([...found, { index: current, problem: 'damaged' }])))
    child.send(order, (error) => error && reject(error))
  })
  return ended.finally(() => clearTimeout(deadline))
}

/** The limits of a merge: time, and memory in bytes. */
export const mergeLimitsSchema = v.object({ milliseconds: v.number(), memory: v.number() })
export type MergeLimits = v.InferOutput<typeof mergeLimitsSchema>

/** Twelve documents of 101 MB together take a second or two and some 300 MB. */
export const defaultMergeLimits: MergeLimits = { milliseconds: 30_000, memory: 1_500_000_000 }
