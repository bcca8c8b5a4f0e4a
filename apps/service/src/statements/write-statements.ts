import { Worker } from 'node:worker_threads'
import type { StatementContent } from './write-statement.ts'

/**
 * Makes the PDFs of statements in a thread of its own, so that other requests don't wait.
 * @returns in the same order the documents, with an error in place of one that can't be made
 */
export function writeStatements(contents: readonly StatementContent[]): Promise<readonly unknown[]> {
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { workerData: contents })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', (code) => reject(new Error(`The statements were not made: exit code ${code}`)))
  })
}
