import { stripVTControlCharacters } from 'node:util'

/** Every story is judged in each of these. */
export const modes = ['light', 'dark']

/** The name of a test: what a person reads, and what the results are told apart by. */
export const nameVerdict = ({ name, id }, mode) => `${name} in ${mode} (${id})`

/** The stories of a built Storybook that are tests, as its `index.json` has them. */
export const findStories = ({ entries }) =>
  Object.values(entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'))

/**
 * What a run says about every story in every mode. A story whose test did not run has failed.
 * @param {{ id: string, title: string, name: string }[]} stories all that should have been visited
 * @param {object} results what Jest's `--json` wrote
 * @param {{ id: string, mode: string, rules: string, phases: Record<string, number> }[]} visits notes of `visit.mjs`
 */
export function summarize(stories, results, visits) {
  const tests = new Map(results.testResults.flatMap((file) => file.assertionResults).map((test) => [test.title, test]))
  const notes = new Map(visits.map((visit) => [`${visit.id} ${visit.mode}`, visit]))
  const verdicts = stories.flatMap((story) =>
    modes.map((mode) => ({
      story,
      mode,
      test: tests.get(nameVerdict(story, mode)),
      visit: notes.get(`${story.id} ${mode}`),
    })),
  )
  const failed = verdicts.filter(({ test }) => test?.status !== 'passed')
  return {
    passed: verdicts.length - failed.length,
    failed: failed.length,
    failures: [...failed.map(toFailure), ...results.testResults.flatMap(toBrokenPack)],
    timings: Object.values(Object.groupBy(verdicts, ({ story }) => story.id)).map(toTiming),
  }
}

const toFailure = ({ story, mode, test }) => {
  const reason = test ? readReason(test.failureMessages.join('\n')) : 'It was never visited.'
  const alone = `STORY=${story.id} npm test -- stories`
  const title = `${story.title} › ${story.name}, ${mode}`
  return { id: story.id, mode, title, reason: `Alone: ${alone}\n${reason}`, alone }
}

/** Without the runner's address of the story, which nobody serves any more, and without a stack of the packs. */
const readReason = (message) =>
  stripVTControlCharacters(message)
    .replace(/^.*StorybookTestRunnerError:[^]*?\n\s*Message:\s*/, '')
    .replaceAll(/^\s+at .*$\n?/gm, '')
    .trim()

const toBrokenPack = ({ name, message, assertionResults }) =>
  assertionResults.length === 0 ? [{ title: name, reason: stripVTControlCharacters(message) }] : []

const inSeconds = (milliseconds) => Math.round(milliseconds) / 1000
const sum = (times) => times.reduce((total, time) => total + time, 0)

/** Seconds of one story in both modes; what no phase explains is the runner's own. */
function toTiming(verdicts) {
  const [{ story }] = verdicts
  const phase = (name, only = modes) =>
    sum(verdicts.filter(({ mode }) => only.includes(mode)).map(({ visit }) => visit?.phases[name] ?? 0))
  const times = {
    load: phase('load'),
    render: phase('render', ['light']),
    play: phase('play'),
    axe: phase('axe', ['light']),
    'render in dark': phase('render', ['dark']),
    'axe in dark': phase('axe', ['dark']),
  }
  const all = sum(verdicts.map(({ test }) => test?.duration ?? 0))
  const phases = { ...times, runner: Math.max(0, all - sum(Object.values(times))) }
  return {
    title: `${story.title} › ${story.name}`,
    id: story.id,
    seconds: inSeconds(all),
    phases: Object.fromEntries(Object.entries(phases).map(([name, time]) => [name, inSeconds(time)])),
  }
}
