import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { DocumentFault } from './document-faults.ts'
import { DocumentFaults } from './document-faults.ts'
import type { MergedDocument } from './merge-documents.ts'
import { ordinaryLimits } from './merge-limits.ts'
import type { MergeLimits } from './merge-limits.ts'

export interface MergeOrder {
  readonly paths: readonly string[]
  readonly output: string
  readonly limits: MergeLimits
}

/** What the process says while it works. */
export type MergeMessage =
  | { readonly reading: number }
  | { readonly merged: MergedDocument }
  | { readonly faults: readonly DocumentFault[] }
  | { readonly error: string }

const program = fileURLToPath(new URL('./merge-process.ts', import.meta.url))

/**
 * Joins documents in a process of its own, so that nobody else waits meanwhile, and one that was made to eat time or
 * memory without end takes nothing else with it.
 * @throws {DocumentFaults} naming the documents that cannot be joined, or the one at which the work had to be stopped
 */
export function mergeApart(
  paths: readonly string[],
  output: string,
  limits: MergeLimits = ordinaryLimits,
): Promise<MergedDocument> {
  const child = fork(program, [], { execArgv: ['--max-old-space-size=1024'], env: {}, stdio: 'ignore' })
  const order: MergeOrder = { paths, output, limits }
  let current = 0
  const deadline = setTimeout(() => child.kill('SIGKILL'), limits.milliseconds)
  const ended = new Promise<MergedDocument>((resolve, reject) => {
    child.on('message', (message: MergeMessage) => {
      if ('reading' in message) current = message.reading
      else if ('merged' in message) resolve(message.merged)
      else if ('faults' in message) reject(new DocumentFaults(message.faults))
      else reject(new Error(`Documents could not be joined: ${message.error}`))
    })
    child.once('error', reject)
    child.once('close', () => reject(new DocumentFaults([{ index: current, problem: 'damaged' }])))
    child.send(order, (error) => error && reject(error))
  })
  return ended.finally(() => clearTimeout(deadline))
}
