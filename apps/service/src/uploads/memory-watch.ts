import { workerData } from 'node:worker_threads'

const lookEveryMs = 50

/*
 * A thread that ends its whole process when that takes more memory than it may. Unpacked data does not count for the
 * limits that the language has, and a library that unpacks is too busy to look itself.
 */
const most = Number(workerData)
setInterval(() => {
  if (process.memoryUsage.rss() > most) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
