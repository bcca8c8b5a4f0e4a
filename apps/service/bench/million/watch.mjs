/**
 * Loaded into a service before it starts: on SIGUSR2 it writes what its main thread has done since the last one into
 * WATCH_FILE. A tick that comes late because the machine is busy has cost no CPU time, so that own work can be told apart.
 */
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const every = 5
const isLong = 50

const readCpu = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (isMainThread && process.argv[1]?.endsWith('main.ts')) {
  const delay = monitorEventLoopDelay({ resolution: every })
  delay.enable()
  let longest = 0
  let long = 0
  let cpu = readCpu()
  setInterval(() => {
    const now = readCpu()
    longest = Math.max(longest, now - cpu)
    if (now - cpu > isLong) long += 1
    cpu = now
  }, every).unref()
  process.on('SIGUSR2', () => {
    const late = (share) => delay.percentile(share) / 1e6
    writeFileSync(
      process.env.WATCH_FILE,
      JSON.stringify({ longest, long, late99: late(99), latest: delay.max / 1e6, rss: process.memoryUsage.rss() }),
    )
    delay.reset()
    longest = 0
    long = 0
  })
}
