import { parentPort, workerData } from 'node:worker_threads'
import type { StatementContent } from './write-statement.ts'
import { writeStatement } from './write-statement.ts'

/* A thread of its own that makes statements and ends; only `writeStatements` starts it. */
const contents = workerData as readonly StatementContent[]
const documents: Uint8Array[] = []
for (const content of contents) documents.push(await writeStatement(content))
parentPort?.postMessage(documents)
