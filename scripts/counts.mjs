import { readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './paths.mjs'

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

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

/** How each runner's report names what failed, or passed only on a second try, and why. */
const failureReaders = {
  vitest: (r) =>
    r.testResults.flatMap(({ name, message, status, assertionResults }) => {
      const failures = assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => ({ title: test.fullName, reason: test.failureMessages.join('\n') }))
      return failures.length > 0 || status !== 'failed' ? failures : [{ title: name, reason: message }]
    }),
  stories: (r) => r.failures,
  playwright: ({ config, suites }, alone) =>
    suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status, results }) => {
          const message = results.find(({ error }) => error)?.error.message ?? ''
          const place = `${relative(root, join(config.rootDir, file)).replaceAll('\\', '/')}:${line}`
          return {
            title: `${place} ${title}${status === 'flaky' ? ' (passed on its second try)' : ''}`,
            reason: alone ? `Alone: ${alone} ${place}\n${message}` : message,
          }
        }),
    ),
}

/**
 * What failed in one step, to be said again at the end of a long run.
 * @param {{ reader: keyof typeof failureReaders, file: string, alone?: string }} [report] where the tool left its results;
 * `alone` is the command that runs one test when its place follows
 * @returns {{ title: string, reason: string }[]} reasons are cut to their first lines; empty without a readable report
 */
export function readFailures(report) {
  const data = report && read(report.file)
  if (!data) return []
  return failureReaders[report.reader](data, report.alone).map(({ title, reason }) => ({
    title,
    reason: firstLines(reason),
  }))
}

const firstLines = (text) => stripVTControlCharacters(text).split('\n').slice(0, 12).join('\n').trim()
