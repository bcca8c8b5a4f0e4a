import { Worker } from 'node:worker_threads'
import { InvalidDocumentsError } from './invalid-documents-error.ts'
import type { MergeMessage, MergeRequest } from './merge-in-child.ts'
import { mergeDocuments } from './merge-documents.ts'

/*
 * A process of its own that joins documents and ends; only `mergeInChild` starts it. A Ctrl-C in the terminal reaches
 * it as well: the service is given the time to finish, so the merge is, too.
 */
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())

process.once('message', (order: MergeRequest) => void run(order))

async function run({ paths, output, limits }: MergeRequest): Promise<void> {
  const watch = new Worker(new URL('./memory-watchdog.ts', import.meta.url), { workerData: limits })
  watch.unref()
  try {
    end({ merged: await mergeDocuments(paths, output, (progress) => say(progress)) })
  } catch (error) {
    end(error instanceof InvalidDocumentsError ? { problems: error.problems } : { error: String(error) })
  }
}

function say(message: MergeMessage, then: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, then)
}

function end(message: MergeMessage): void {
  say(message, () => process.exit())
}
