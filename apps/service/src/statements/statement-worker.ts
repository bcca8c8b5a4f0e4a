import { parentPort, workerData } from 'node:worker_threads'
import type { StatementContent } from './write-statement.ts'
import { writeStatement } from './write-statement.ts'

/* A thread of its own that makes statements and ends; only `writeStatements` starts it. */
const contents = workerData as readonly StatementContent[]
const documents: unknown[] = []
for (const content of contents) documents.push(await writeStatement(content).catch((error: unknown) => error))
parentPort?.postMessage(documents)
