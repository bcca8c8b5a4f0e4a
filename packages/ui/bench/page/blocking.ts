/** Long tasks since the last call. */

let longTasks: number[] = []
const longTaskObserver = new PerformanceObserver((list) => {
  for (const e of list.getEntries()) longTasks.push(e.duration)
})
longTaskObserver.observe({ type: 'longtask' })
export function blocking(): { tbt: number; longTasks: number } {
  for (const e of longTaskObserver.takeRecords()) longTasks.push(e.duration)
  const tbt = longTasks.reduce((s, d) => s + Math.max(0, d - 50), 0)
  const out = { tbt, longTasks: longTasks.reduce((s, d) => s + d, 0) }
  longTasks = []
  return out
}
