import { exceptions } from './exceptions.mjs'

/**
 * What a run says about every state. A state with a seeded fault passes when that fault was found.
 * @param {{ state: object, findings: import('./engines.mjs').Finding[], phases?: object, error?: string }[]} results
 */
export function summarize(results) {
  const verdicts = results.map(toVerdict)
  const failures = verdicts.filter(({ reason }) => reason)
  return {
    passed: verdicts.length - failures.length,
    failed: failures.length,
    failures,
    timings: results.map(toTiming),
  }
}

function toVerdict({ state, findings, error }) {
  const counted = findings.filter((finding) => !exceptions.some(({ covers }) => covers(finding)))
  const alone = `STORY=${state.id} npm test -- engines`
  const problem = error ?? (state.expected ? describeMissing(state.expected, counted) : describe(counted))
  return {
    id: state.id,
    title: `${state.title} › ${state.name}`,
    reason: problem && `Alone: ${alone}\n${problem}`,
    findings: counted,
  }
}

const describeMissing = ({ engine, rule }, findings) =>
  findings.some((finding) => finding.engine === engine && finding.rule === rule)
    ? ''
    : `${engine} did not find the fault that is in this page on purpose (${rule}).`

const describe = (findings) =>
  findings.map(({ engine, rule, text, element }) => `${engine} ${rule}: ${text}\n${element}`).join('\n')

const inSeconds = (milliseconds) => Math.round(milliseconds) / 1000

function toTiming({ state: { id, title, name }, phases = {} }) {
  const times = Object.entries(phases)
  return {
    title: `${title} › ${name}`,
    id,
    seconds: inSeconds(times.reduce((total, [, time]) => total + time, 0)),
    phases: Object.fromEntries(times.map(([phase, time]) => [phase, inSeconds(time)])),
  }
}
