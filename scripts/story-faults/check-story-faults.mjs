import { readFileSync } from 'node:fs'
import { cache } from '../paths.mjs'
import { runStories } from '../stories/stories.mjs'
import { exec, tools } from '../tools.mjs'

const configDir = 'scripts/story-faults/.storybook'
const built = `${cache}story-faults`
const reportFile = `${cache}story-faults.json`

/** The finding that must be reported of a story in a mode; the other visits must pass. */
const expected = {
  'faults--contrast-in-dark dark': 'color-contrast',
  'faults--contrast-in-light light': 'color-contrast',
  'faults--hidden-name-in-dark dark': 'button-name',
  'faults--console-in-dark dark': 'A complaint in dark',
  'faults--throws light': 'Cannot be drawn',
  'faults--throws dark': 'Cannot be drawn',
  'faults--failing-play light': 'toHaveTextContent',
  'faults--failing-play dark': 'toHaveTextContent',
  'faults--focus-lost light': 'The focus is lost',
  'faults--focus-lost dark': 'The focus is lost',
  'faults--status-with-its-text light': 'A live region came together with its text',
  'faults--status-with-its-text dark': 'A live region came together with its text',
  'faults--cut-text light': 'A text is cut off: "Longer than its place"',
  'faults--cut-text dark': 'A text is cut off: "Longer than its place"',
  'faults--wider-than-its-page light': 'The page scrolls sideways',
  'faults--wider-than-its-page dark': 'The page scrolls sideways',
  'faults--message-twice light': 'A message stands in the page twice',
  'faults--message-twice dark': 'A message stands in the page twice',
}

/**
 * Proves that the run of the stories is not blind: visits a Storybook whose stories have one fault each, as the real one
 * is visited, and compares the verdicts.
 * @returns {Promise<number>} an exit code
 */
export async function checkStoryFaults() {
  const args = ['build', '--test', '--config-dir', configDir, '-o', built, '--disable-telemetry', '--loglevel', 'error']
  if ((await exec([...tools.storybook, ...args])) !== 0) return 1
  await runStories({ reportFile, isFull: true, wanted: '', built, configDir, stdio: 'ignore' })
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8'))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const wrong = results.flatMap(({ title, failureMessages }) => {
    const [, mode, id] = / in (\w+) \((.+)\)$/.exec(title)
    const [wanted, reason] = [expected[`${id} ${mode}`], failureMessages.join('\n')]
    const isRight = wanted === undefined ? reason === '' : reason.includes(wanted)
    return isRight ? [] : [`${title}: expected ${wanted ?? 'it to pass'}, got: ${reason || 'it passed'}`]
  })
  if (results.length !== 26) wrong.push(`26 verdicts were expected, and ${results.length} came.`)
  for (const line of wrong) console.error(line)
  return wrong.length === 0 ? 0 : 1
}
