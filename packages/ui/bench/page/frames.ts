/** Frames of the page, and when something is painted. */
import { blocking } from './blocking'

/** Runs callbacks after layout and before paint of every frame while any are set. */
const afterLayout = new Set<(frameTime: number) => void>()
const sentinel = document.createElement('div')
sentinel.setAttribute('aria-hidden', 'true')
sentinel.style.cssText = 'position:fixed;left:-9px;top:0;width:1px;height:1px;contain:strict'
document.body.appendChild(sentinel)
let frameTime = 0
let looping = false
let wide = false
new ResizeObserver(() => {
  for (const fn of [...afterLayout]) fn(frameTime)
}).observe(sentinel)
function tick(t: number) {
  frameTime = t
  if (afterLayout.size === 0) {
    looping = false
    return
  }
  wide = !wide
  sentinel.style.width = wide ? '2px' : '1px'
  requestAnimationFrame(tick)
}
export function onEachFrame(fn: (frameTime: number) => void): () => void {
  afterLayout.add(fn)
  if (!looping) {
    looping = true
    requestAnimationFrame(tick)
  }
  return () => afterLayout.delete(fn)
}

/** Resolves with performance.now() at the frame after the one whose layout first satisfies `done`. */
export function painted(done: () => boolean, seen: () => unknown, timeoutMs = 30_000): Promise<number> {
  const t0 = performance.now()
  return new Promise((resolve, reject) => {
    const stop = onEachFrame(() => {
      if (done()) {
        stop()
        requestAnimationFrame(() => resolve(performance.now()))
      } else if (performance.now() - t0 > timeoutMs) {
        stop()
        reject(new Error('never painted: ' + JSON.stringify(seen())))
      }
    })
  })
}

export const frame = () => new Promise<number>((r) => requestAnimationFrame(r))
/** Runs `fn` as a task of its own, right after a frame, so that it counts as script and as a task. */
export async function inTask(fn: () => void): Promise<{ start: number; sync: number }> {
  await frame()
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      blocking()
      const start = performance.now()
      try {
        fn()
      } catch (e) {
        reject(e)
        return
      }
      resolve({ start, sync: performance.now() - start })
    })
  })
}
