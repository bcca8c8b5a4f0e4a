import { workerData } from 'node:worker_threads'
import * as v from 'valibot'
import { mergeLimitsSchema } from './merge-in-child.ts'

const lookEveryMs = 50

/*
 * A thread that ends its whole process when that takes more memory or time than it may, or when the service that began
 * it is gone. Unpacked data does not count for the limits that the language has, and a library that unpacks is too busy
 * to look itself.
 */
const { memory, milliseconds } = v.parse(mergeLimitsSchema, workerData)
const service = process.ppid
setInterval(() => {
  const isOver = process.memoryUsage.rss() > memory || performance.now() > milliseconds || process.ppid !== service
  if (isOver) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
