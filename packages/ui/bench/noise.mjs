// The part of the machine others were using (Linux; elsewhere everything reads as quiet).
import { readFileSync, readdirSync } from 'node:fs'

function snapshot() {
  const cpu = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0].trim().split(/\s+/).slice(1).map(Number)
  const total = cpu.slice(0, 8).reduce((a, b) => a + b, 0)
  const busy = total - cpu[3] - cpu[4]
  const procs = new Map()
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const s = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
      // utime, stime and those of waited-for children, so processes that end are not lost
      procs.set(Number(pid), {
        parent: Number(f[1]),
        ticks: Number(f[11]) + Number(f[12]) + Number(f[13]) + Number(f[14]),
      })
    } catch {
      // gone meanwhile
    }
  }
  let own = 0
  for (const [pid, p] of procs) {
    let at = pid
    for (let hop = 0; hop < 40 && at > 1; hop++) {
      if (at === process.pid) {
        own += p.ticks
        break
      }
      at = procs.get(at)?.parent ?? 0
    }
  }
  return { total, busy, own }
}

/** Call twice; the second returns the share of all CPU time that went to other programs. */
export function others() {
  let a
  try {
    a = snapshot()
  } catch {
    return () => 0
  }
  return () => {
    const b = snapshot()
    const total = b.total - a.total
    return total > 0 ? Math.max(0, (b.busy - a.busy - Math.max(0, b.own - a.own)) / total) : 0
  }
}

const sleep = (ms) => new Promise((r) => setTimeout(r, ms))

/** Waits for a quarter of a second in which others use little; gives up after `maxMs`. Returns ms waited. */
export async function quiet(maxMs, share = 0.15) {
  const t = Date.now()
  while (Date.now() - t < maxMs) {
    const end = others()
    await sleep(250)
    if (end() < share) break
  }
  return Date.now() - t
}
