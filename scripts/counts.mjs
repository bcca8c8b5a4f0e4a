import { readFileSync, rmSync } from 'node:fs'

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** How each runner's report says how many checks passed and failed. */
const readers = {
  vitest: (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }),
  stories: (r) => r,
  playwright: (r) => ({ passed: r.stats.expected + r.stats.flaky, failed: r.stats.unexpected }),
}

/**
 * The counts of one step.
 * @param {number} code exit code of its tool
 * @param {{ reader: keyof typeof readers, file: string }} [report] where the tool left its counts
 * @returns {{ passed: number, failed: number }} a tool that counts nothing is one check; a failed exit is never without a failure
 */
export function countChecks(code, report) {
  const data = report && read(report.file)
  const counts = data ? readers[report.reader](data) : { passed: code === 0 && !report ? 1 : 0, failed: 0 }
  const ranNothing = counts.passed + counts.failed === 0
  if ((code !== 0 || ranNothing) && counts.failed === 0) return { ...counts, failed: 1 }
  return counts
}

/** Old counts must not speak for a run that died before it wrote its own. */
export const forgetReport = (report) => report && rmSync(report.file, { force: true })
