// Proves that the checks see faults: applies each patch of this folder to a copy of the repository, and expects that the
// check which it names fails and says why. Arguments: names of mutants or parts of them; `--list`.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../chromium.mjs'
import { copy, git, inCopy, insist, prepareCopy, restoreCopy, run } from '../copy.mjs'

const reports = join(copy, 'node_modules/.cache/portal')

/** The failures in a report that Vitest or Jest wrote, of the tests that are wanted. */
function readFailures(report, isWanted) {
  const tests = JSON.parse(readFileSync(join(reports, report), 'utf8')).testResults.flatMap(
    ({ name, message, assertionResults }) =>
      assertionResults.length === 0
        ? [{ name, title: '', fullName: message, status: 'failed', failureMessages: [] }]
        : assertionResults.map((test) => ({ name, ...test })),
  )
  const failed = tests.filter((test) => isWanted(test) && test.status === 'failed')
  const output = failed.flatMap(({ fullName, failureMessages }) => [fullName, ...failureMessages]).join('\n')
  return { code: failed.length, output: stripVTControlCharacters(output) }
}

function runTests(mutants) {
  const report = `--outputFile.json=${join(reports, 'mutants.json')}`
  const targets = mutants.map(({ target }) => target)
  return run([...inCopy('vitest'), 'run', '--reporter=minimal', '--reporter=json', report, ...targets])
}

const readTests = ({ target }) => readFailures('mutants.json', ({ name }) => name.endsWith(target))

function drawStories(mutants) {
  const ids = mutants.map(({ target }) => target.replace(' in dark', ''))
  return run(['scripts/test.mjs', 'storybook', 'stories'], { STORY: ids.join(',') })
}

function readStory({ target }) {
  const [id, mode = 'light'] = target.split(' in ')
  return readFailures('stories.json', ({ title }) => title.endsWith(`in ${mode} (${id})`))
}

async function runJourney({ target }) {
  const [file, title = ''] = target.split(/:(.*)/)
  const env = { CHROMIUM_PATH: await findChromium() }
  return run([...inCopy('playwright'), 'test', file, '--grep', title, '--reporter', 'line'], env)
}

/**
 * The way each layer checks a mutant. With `prepare`, mutants in separate subjects are there at the same time, since
 * they share what takes long to start.
 */
const layers = {
  unit: { check: readTests, prepare: runTests },
  page: { check: readTests, prepare: runTests },
  types: { check: ({ target }) => run([...inCopy('tsc'), '-b', target]) },
  lint: { check: ({ target }) => run([...inCopy('oxlint'), '--type-aware', target]) },
  story: { check: readStory, prepare: drawStories },
  journey: { check: runJourney, prepare: async () => insist(await run(inCopy('viteBuildPortal'))) },
  full: { check: ({ target }) => run(['scripts/test.mjs', target]) },
}

/** Reads the lines before a patch, which git leaves alone. */
function readMutant(file) {
  const [head] = readFileSync(join(import.meta.dirname, file), 'utf8').split('\ndiff --git')
  const read = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? ''
  const [layer, target = ''] = read('Caught by').split(/ (.*)/)
  const mutant = { file, name: file.replace('.patch', ''), rule: read('Rule'), says: read('Says'), layer, target }
  if (mutant.rule && mutant.says && layer in layers) return mutant
  throw new Error(`${file} needs the lines Rule, Caught by (${Object.keys(layers).join(', ')}) and Says`)
}

/** In a wave no two tests are of the same folder; the stories and journeys, which take a build, are one wave. */
function toWaves(mutants) {
  const waves = []
  for (const mutant of mutants) {
    const subject = dirname(mutant.target)
    const wave = waves.find((others) => subject === '.' || others.every(({ target }) => dirname(target) !== subject))
    if (wave) wave.push(mutant)
    else waves.push([mutant])
  }
  return waves
}

/** Applies mutants, runs their checks, and says how each was met. */
async function judge(layer, mutants) {
  const { check, prepare } = layers[layer]
  const refused = mutants.map(({ file }) => git(copy, 'apply', join(import.meta.dirname, file)).stderr)
  await prepare?.(mutants)
  const results = []
  for (const [index, mutant] of mutants.entries()) {
    const start = Date.now()
    const { code, output } = await check(mutant)
    const isCaught = !refused[index] && code !== 0 && output.includes(mutant.says)
    const place = `${layer} ${mutant.target}, ${((Date.now() - start) / 1000).toFixed(1)} s`
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.name}: ${mutant.rule} (${place})`)
    if (!isCaught)
      console.log(refused[index] || `Its check passed, or did not say: ${mutant.says}\n${output.slice(-3000)}`)
    results.push(isCaught)
  }
  restoreCopy()
  return results
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const mutants = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.patch') && (wanted.length === 0 || wanted.some((part) => file.includes(part))))
  .map(readMutant)
if (process.argv.includes('--list')) {
  for (const { name, rule, layer, target } of mutants) console.log(`${name}: ${rule} (${layer} ${target})`)
  process.exit(0)
}

await prepareCopy()
const results = []
for (const [layer, group] of Object.entries(Object.groupBy(mutants, (mutant) => mutant.layer))) {
  const waves = layers[layer].prepare ? toWaves(group) : group.map((mutant) => [mutant])
  for (const wave of waves) results.push(...(await judge(layer, wave)))
}
const caught = results.filter(Boolean).length
console.log(`\n${caught} caught, ${results.length - caught} survived`)
process.exit(caught === results.length && caught > 0 ? 0 : 1)
