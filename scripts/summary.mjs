import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cache, root } from './paths.mjs'

/** @typedef {{ title: string, place: string, hasPassed: boolean, seconds: number, reason?: string }} Check */

/**
 * Seconds of processor time that the machine has spent since it started: browsers don't report theirs to the process that
 * launched them. On an idle machine the difference is what the checks cost.
 */
export const processorSeconds = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000

const toPlace = (path) => (path.startsWith('/') ? relative(root, path) : path)

/** Vitest and Jest write the same report. */
const fromJest = ({ testResults }) =>
  testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ title: 'the file', place: toPlace(name), hasPassed: false, seconds: 0, reason: message }]
      : assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ fullName, status, duration, failureMessages }) => ({
            title: fullName.trim(),
            place: toPlace(name),
            hasPassed: status === 'passed',
            seconds: (duration ?? 0) / 1000,
            reason: failureMessages.join('\n'),
          })),
  )

const toSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(toSpecs)]

/** A check that passes only on a second try has not passed; one that is skipped is none. */
const fromPlaywright = ({ suites }) =>
  suites.flatMap(toSpecs).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        title,
        place: `e2e/${file}:${line}`,
        hasPassed: status === 'expected',
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        reason: results.find(({ error }) => error)?.error.message,
      })),
  )

/**
 * What became of each check, from the file that its tool left: none where there's no such file.
 * @param {string | undefined} file
 * @returns {Check[]}
 */
export function readReport(file) {
  if (!file || !existsSync(file)) return []
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.suites ? fromPlaywright(report) : fromJest(report)
}

/**
 * The outcome of each check of a step.
 * @param {{ name: string, report?: string }} step
 * @param {number} code the exit code of its tool
 * @param {boolean} [mayBeEmpty] whether a run of nothing is good, as of a subject that has no such checks
 * @returns {Check[]} a tool without a report is one check; a failed exit, and a run of nothing, is a failure
 */
export function readChecks({ name, report }, code, mayBeEmpty = false) {
  if (report === undefined) return [{ title: name, place: '', hasPassed: code === 0, seconds: 0 }]
  const checks = readReport(report)
  const isUnexplained =
    (code !== 0 || (checks.length === 0 && !mayBeEmpty)) && checks.every(({ hasPassed }) => hasPassed)
  return isUnexplained
    ? [...checks, { title: `${name} (see its output)`, place: '', hasPassed: false, seconds: 0 }]
    : checks
}

/** Each failed check with the command that runs its step alone. */
export const describeFailures = ({ group, checks }) =>
  checks
    .filter(({ hasPassed }) => !hasPassed)
    .map(({ title, place, reason = '' }) => {
      const lines = stripVTControlCharacters(reason).split('\n').slice(0, 30)
      return [`FAIL ${place} ${title}`, `Alone: npm test -- ${group}`, ...lines].join('\n').trim()
    })

const describeStep = ({ name, passed, failed, seconds, processor }) =>
  `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s, ${processor} s of processor time`

/**
 * The closing lines of a run: the slowest checks of each step, and the time of each. The whole is left in
 * `summary.json` of the cache folder.
 * @param {{ name: string, checks: Check[], seconds: number, processorSeconds: number }[]} results
 * @returns {string[]} lines
 */
export function summarize(results) {
  const steps = results.map(({ name, checks, seconds, processorSeconds: processor }) => ({
    name,
    passed: checks.filter(({ hasPassed }) => hasPassed).length,
    failed: checks.filter(({ hasPassed }) => !hasPassed).length,
    seconds: Math.round(seconds),
    processor: Math.round(processor),
  }))
  const slowest = results.flatMap(({ name, checks }) => {
    const slow = checks.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5)
    const lines = slow
      .filter(({ seconds }) => seconds > 1)
      .map((check) => `${check.seconds.toFixed(1).padStart(6)} s  ${check.title}`)
    return lines.length > 0 ? [`Slowest, ${name}:`, ...lines, ''] : []
  })
  const total = (key) => steps.reduce((sum, step) => sum + step[key], 0)
  writeFileSync(`${cache}summary.json`, JSON.stringify({ steps }, null, 2))
  return [
    ...slowest,
    ...steps.map(describeStep),
    `${total('seconds')} s in all, ${total('processor')} s of processor time`,
  ]
}
