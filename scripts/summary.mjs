import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cache } from './paths.mjs'

/** @typedef {{ title: string, seconds: number, phases?: Record<string, number> }} Timing what one story, journey or test file took */

const readJson = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const toSpecs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(toSpecs)]

/** Playwright's own report has a duration for each journey. */
const toJourneyTimings = ({ suites = [] }) =>
  suites.flatMap(toSpecs).map(({ file, line, title, tests }) => ({
    title: `${file}:${line} ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }))

/**
 * What a step's checks took, longest first.
 * @param {{ report?: { reader: string, file: string }, timings?: string }} step `timings` names a file when the report has none
 * @returns {Timing[]} empty for a step that measures nothing
 */
export function readTimings({ report, timings }) {
  if (!report) return []
  const data = readJson(timings ?? report.file)
  const all = report.reader === 'playwright' ? toJourneyTimings(data) : (data.timings ?? [])
  return all.toSorted((a, b) => b.seconds - a.seconds)
}

const describePhases = (phases) => {
  const long = Object.entries(phases).filter(([, seconds]) => seconds >= 0.05)
  return long.length > 0 ? ` (${long.map(([name, seconds]) => `${name} ${seconds.toFixed(1)}`).join(', ')})` : ''
}

const describe = ({ title, seconds, phases = {} }) =>
  `${seconds.toFixed(1).padStart(6)} s  ${title}${describePhases(phases)}`

/**
 * The closing lines of a run: the ten slowest checks of each measured step, and the time of each step. The whole is
 * also left in `summary.json` of the cache folder.
 * @param {{ name: string, passed: number, failed: number, seconds: number, report?: object }[]} results
 * @returns {string[]} lines
 */
export function summarize(results) {
  const steps = results.map(({ name, passed, failed, seconds }) => ({ name, passed, failed, seconds }))
  const slowest = results
    .map((result) => ({ name: result.name, timings: readTimings(result).slice(0, 10) }))
    .filter(({ timings }) => timings.length > 0)
  mkdirSync(cache, { recursive: true })
  writeFileSync(`${cache}summary.json`, JSON.stringify({ steps, slowest }, null, 2))
  return [
    ...slowest.flatMap(({ name, timings }) => [`Slowest, ${name}:`, ...timings.map(describe), '']),
    ...steps.map(
      ({ name, passed, failed, seconds }) =>
        `${failed === 0 ? 'ok  ' : 'FAIL'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
    ),
    `${steps.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s in all`,
  ]
}
