/** Cancels an export and tracks its progress. */
export interface ExportRun {
  /** Ends the work. */
  readonly signal: AbortSignal
  /** Called with the number of rows that have been made so far. */
  readonly onRowsMade: (rows: number) => void
  /** Called with the number of rows written so far. */
  readonly onRowsWritten: (rows: number) => void
  /** To be called when the work is over, however it went. */
  readonly end: () => void
}

/** The share of the work in making rows; the rest is the file, of which the end comes after the last row. */
const [makingShare, endingShare] = [0.1, 0.05]

/** Work that is over before this many ms shows no progress at all. */
const progressDelay = 200

/** The shortest time between two progress reports, in ms: ten numbers a second are enough to read. */
const reportInterval = 100

/**
 * Turns the counts of an export into progress.
 * @param onProgress called with 0 to 1, for the first time when the work turns out to take longer
 */
export function startExportRun(count: number, signal: AbortSignal, onProgress: (done: number) => void): ExportRun {
  let nextReport = performance.now() + progressDelay
  let last = 0
  // A library that is long in coming makes no rows; it too can be waited for or cancelled.
  const timer = setTimeout(() => onProgress(last), progressDelay)
  const report = (done: number) => {
    const now = performance.now()
    last = done
    if (now < nextReport) return
    nextReport = now + reportInterval
    onProgress(done)
  }
  return {
    signal,
    end: () => clearTimeout(timer),
    onRowsMade: (rows) => report((makingShare * rows) / count),
    onRowsWritten: (rows) => report(makingShare + ((1 - makingShare - endingShare) * rows) / count),
  }
}
