import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Jest reporter of the story runs: leaves the counts where the closing line is made (`STORY_COUNTS` names the file). */
export default class StoryCounts {
  onRunComplete(_contexts, results) {
    const file = process.env.STORY_COUNTS
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    writeFileSync(file, JSON.stringify({ passed: results.numPassedTests, failed }))
  }
}
