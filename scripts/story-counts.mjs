import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Jest reporter of the story runs: leaves counts and failures where the closing lines are made (`STORY_COUNTS` names the file). */
export default class StoryCounts {
  onRunComplete(_contexts, results) {
    const file = process.env.STORY_COUNTS
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    writeFileSync(file, JSON.stringify({ passed: results.numPassedTests, failed, failures: failuresOf(results) }))
  }
}

const failuresOf = (results) =>
  results.testResults.flatMap(({ testFilePath, failureMessage, testResults }) => {
    const failures = testResults
      .filter(({ status, invocations }) => status === 'failed' || invocations > 1)
      .map(({ fullName, status, failureMessages, retryReasons = [] }) => ({
        title: status === 'failed' ? fullName : `${fullName} (passed on its second try)`,
        reason: [...retryReasons, ...failureMessages].join('\n'),
      }))
    if (failures.length > 0 || !failureMessage) return failures
    return [{ title: testFilePath, reason: failureMessage }] // the file itself could not run
  })
