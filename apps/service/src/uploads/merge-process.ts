import { Worker } from 'node:worker_threads'
import { DocumentFaults } from './document-faults.ts'
import type { MergeMessage, MergeOrder } from './merge-apart.ts'
import { mergeDocuments } from './merge-documents.ts'

/*
 * A process of its own that joins documents and ends; only `mergeApart` starts it. A Ctrl-C in the terminal reaches it
 * as well: the service is given the time to finish, so the merge is, too.
 */
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())

process.once('message', (order: MergeOrder) => void run(order))

async function run({ paths, output, limits }: MergeOrder): Promise<void> {
  const watch = new Worker(new URL('./merge-watch.ts', import.meta.url), { workerData: limits })
  watch.unref()
  try {
    end({ merged: await mergeDocuments(paths, output, (reading) => say({ reading })) })
  } catch (error) {
    end(error instanceof DocumentFaults ? { faults: error.faults } : { error: String(error) })
  }
}

function say(message: MergeMessage, then: () => void = () => undefined): void {
  process.send?.(message, undefined, undefined, then)
}

function end(message: MergeMessage): void {
  say(message, () => process.exit())
}
