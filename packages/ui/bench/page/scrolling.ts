/** The visible part of the table while it scrolls. */
import { HEADER_HEIGHT, PINNED_WIDTH, VIEW_HEIGHT, VIEW_WIDTH } from '../model/data?harness'
import { onEachFrame } from './frames'
import { adapter, cellTextAt, meta, root } from './reading'

interface ScrollLog {
  intervals: number[]
  blankFrames: number
  blankPoints: number
  points: number
  frames: number
  moved: number
  /**
   * Estimate of what the compositor showed without rows: it scrolls on its own, so just before a
   * frame arrives it has moved on by that frame's distance over the rows of the frame before.
   * Share of the body not covered then, averaged over time.
   */
  uncovered: number
  /** Milliseconds the harness itself took per frame (median), to be taken off script and task time. */
  own: number
}
let finishScroll: (() => ScrollLog) | null = null

const along = (f: number) => HEADER_HEIGHT + 4 + f * (VIEW_HEIGHT - HEADER_HEIGHT - 24)
/**
 * The places to look for missing cells: down two columns while scrolling down, along one row while scrolling across.
 */
const SAMPLES = {
  y: [0.02, 0.5, 0.97].flatMap((f) => [PINNED_WIDTH - 90, 900].map((x) => ({ x, y: along(f) }))),
  x: [0.5].flatMap((f) =>
    [PINNED_WIDTH - 90, PINNED_WIDTH + 30, 740, 960, VIEW_WIDTH - 30].map((x) => ({ x, y: along(f) })),
  ),
}

export function scrollStart(axis: 'x' | 'y'): void {
  const log: ScrollLog = {
    intervals: [],
    blankFrames: 0,
    blankPoints: 0,
    points: 0,
    frames: 0,
    moved: 0,
    uncovered: 0,
    own: 0,
  }
  const took: number[] = []
  finishScroll = () => {
    stop()
    took.sort((a, b) => a - b)
    log.own = took[took.length >> 1] ?? 0
    log.uncovered /= log.intervals.reduce((a, b) => a + b, 0) || 1
    return log
  }
  const el = axis === 'y' ? adapter.scroller() : (adapter.hscroller ?? adapter.scroller)()
  const BODY = VIEW_HEIGHT - HEADER_HEIGHT
  let ahead = Infinity // the distance rows reach below the viewport
  let lastFrame = 0
  let lastPos = axis === 'y' ? el.scrollTop : el.scrollLeft
  const stop = onEachFrame((t) => {
    const begin = performance.now()
    sample(t)
    took.push(performance.now() - begin)
  })
  const sample = (t: number) => {
    const pos = axis === 'y' ? el.scrollTop : el.scrollLeft
    const moved = Math.abs(pos - lastPos)
    // Frames count from the first that moves to the last that does.
    if (lastFrame && (moved > 0 || log.frames > 0)) {
      log.intervals.push(t - lastFrame)
      log.frames++
    }
    log.moved += moved
    lastPos = pos
    lastFrame = t
    if (meta.kind === 'canvas') return
    if (axis === 'y') {
      if (log.frames > 0)
        log.uncovered += (Math.min(BODY, Math.max(0, moved - ahead)) / BODY) * log.intervals[log.frames - 1]
      ahead = 0
      for (const row of root.querySelectorAll(meta.row))
        ahead = Math.max(ahead, row.getBoundingClientRect().bottom - VIEW_HEIGHT)
    }
    if (log.frames === 0) return
    let blank = 0
    for (const p of SAMPLES[axis]) if (!cellTextAt(p.x, p.y)) blank++
    log.points += SAMPLES[axis].length
    log.blankPoints += blank
    if (blank > 0) log.blankFrames++
  }
}
export function scrollStop(): ScrollLog {
  return finishScroll!()
}
