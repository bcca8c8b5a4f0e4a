/* oxlint-disable unicorn/require-post-message-target-origin -- a worker thread has no origin */
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { withBuiltStorybook } from '../stories/built-storybook.mjs'
import { exceptions } from './exceptions.mjs'
import { workers } from '../workers.ts'
import { findStates, seededFaults } from './states.mjs'

/**
 * Lets IBM Equal Access and Siteimprove Alfa judge states of the built Storybook, and pages with a seeded fault each.
 * @param {{ reportFile: string, isFull?: boolean }} run `isFull` judges all states instead of the canaries; `STORY` in the
 * environment names some by a part of the id
 * @returns {Promise<number>} an exit code
 */
export async function runEngines({ reportFile, isFull }) {
  const { STORY: wanted } = process.env
  const results = await withBuiltStorybook(({ url, entries }) => {
    const states = findStates(entries, { isFull: isFull || wanted !== undefined })
    return judgeAll(url, [...states.filter(({ id }) => id.includes(wanted ?? '')), ...seededFaults])
  })
  writeFileSync(reportFile, JSON.stringify({ testResults: [{ name: 'other engines', assertionResults: results }] }))
  return results.every(({ status }) => status === 'passed') ? 0 : 1
}

/** Deals the states out to a few workers, each with its own browser, as they get free. */
async function judgeAll(url, states) {
  const waiting = [...states]
  const results = []
  const work = async () => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: url })
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      worker.postMessage(state)
      results.push(toResult(state, await new Promise((resolve) => worker.once('message', resolve))))
    }
    worker.postMessage(undefined)
  }
  await Promise.all(Array.from({ length: workers }, work))
  return results
}

/** As Jest reports a test. A page with a seeded fault passes when that fault was found. */
export function toResult({ id, expected }, { findings, error, duration }) {
  const counted = findings.filter((finding) => !exceptions.some(({ covers }) => covers(finding)))
  const isFound = counted.some(({ engine, rule }) => engine === expected?.engine && rule === expected.rule)
  const problems = expected
    ? isFound
      ? []
      : [`${expected.engine} did not find the fault that is in this page on purpose (${expected.rule}).`]
    : counted.map(({ engine, rule, text, element }) => `${engine} ${rule}: ${text}\n${element}`)
  const failureMessages = error ? [error] : problems
  return { fullName: id, status: failureMessages.length > 0 ? 'failed' : 'passed', duration, failureMessages }
}
