import { readFileSync, writeFileSync } from 'node:fs'
import { cache } from '../paths.mjs'
import { visitStories } from '../stories/run.mjs'
import { findStories, modes } from '../stories/verdicts.mjs'
import { exec, tools } from '../tools.mjs'

const configDir = 'scripts/story-faults/.storybook'
const dropped = 'faults--dropped'

/** What each mode must say about each story: a part of the reason, or nothing where the story passes. */
const expected = {
  'faults--healthy': {},
  'faults--contrast-in-dark': { dark: 'color-contrast' },
  'faults--contrast-as-good': {},
  'faults--contrast-in-light': { light: 'color-contrast' },
  'faults--structure-in-dark': { dark: 'image-alt' },
  'faults--hidden-name-in-dark': { dark: 'button-name' },
  'faults--console-in-light': { light: 'A complaint in light' },
  'faults--console-in-dark': { dark: 'A complaint in dark' },
  'faults--throws-in-dark': { dark: 'Cannot be drawn in dark' },
  'faults--throws': { light: 'Cannot be drawn', dark: 'Cannot be drawn' },
  'faults--failing-play': { light: 'toHaveTextContent', dark: 'toHaveTextContent' },
  'faults--plays-in-dark': { dark: 'Unable to find an element with the text: light' },
  [dropped]: { light: 'never visited', dark: 'never visited' },
  'faults--healthy-at-last': {},
}

/**
 * Proves that the run of the stories is not blind: builds a Storybook whose stories have one fault each, visits it as
 * the real one is visited, and compares the verdicts.
 * @param {string} reportFile where the counts are left
 */
export async function checkStoryFaults(reportFile) {
  const built = `${cache}story-faults`
  const args = ['build', '--test', '--config-dir', configDir, '-o', built, '--disable-telemetry', '--loglevel', 'error']
  const code = await exec([...tools.storybook, ...args])
  if (code !== 0) return code
  const stories = findStories(JSON.parse(readFileSync(`${built}/index.json`, 'utf8')))
  const pack = stories.filter(({ id }) => id !== dropped)
  const { failures } = await visitStories({ built, stories, packs: [pack], configDir, stdio: 'ignore' })
  const ids = new Set([...stories.map(({ id }) => id), ...Object.keys(expected)])
  const verdicts = [...ids].flatMap((id) => modes.map((mode) => toMismatch(id, mode, failures)))
  const mismatches = verdicts.filter(Boolean)
  const [failed, passed] = [mismatches.length, verdicts.length - mismatches.length]
  writeFileSync(reportFile, JSON.stringify({ passed, failed, failures: mismatches }))
  return mismatches.length === 0 ? 0 : 1
}

function toMismatch(id, mode, failures) {
  const found = failures.find((failure) => failure.id === id && failure.mode === mode)
  const title = `${id}, ${mode}`
  if (!(id in expected)) return { title, reason: 'No verdict is expected of this story: add one.' }
  const part = expected[id][mode]
  if (part === undefined) return found && { title, reason: `It must pass, and failed:\n${found.reason}` }
  if (!found) return { title, reason: `It must fail for "${part}", and passed.` }
  return found.reason.includes(part) ? undefined : { title, reason: `It must fail for "${part}":\n${found.reason}` }
}
