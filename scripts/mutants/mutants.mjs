// Proves that the checks see faults: applies each patch of this folder to a copy of the repository, and expects that the
// check which it names fails and says why. Arguments: names of mutants or parts of them; `--list`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { findChromium } from '../chromium.mjs'
import { root } from '../paths.mjs'
import { tools } from '../tools.mjs'

/** Not below node_modules: the tools take all sources there for packages of others. */
const copy = join(tmpdir(), `portal-mutants-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)

const git = (folder, ...args) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
const inCopy = (tool) => tools[tool].map((part) => part.replace(root, `${copy}/`))

/** Runs the pinned Node in the copy; resolves to its exit code and all that it wrote. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }))
  })
}

/** Ends the process when what all mutants need can't be made. */
function insist({ code, output }) {
  if (code === 0) return
  console.error(output)
  process.exit(1)
}

/** Brings the copy to the state of the checkout, changes of tracked files included, and installs its packages. */
async function prepareCopy() {
  const state = git(root, 'stash', 'create').stdout.trim() || git(root, 'rev-parse', 'HEAD').stdout.trim()
  git(root, 'worktree', 'prune')
  if (!existsSync(copy)) git(root, 'worktree', 'add', '--detach', copy, state)
  restoreCopy()
  const { status, stderr } = git(copy, 'checkout', '--quiet', '--detach', state)
  insist({ code: status, output: stderr })
  const install = "import { installWhenChanged } from './scripts/install.mjs'\ninstallWhenChanged()"
  insist(await run(['--input-type=module', '--eval', install], { npm_config_prefer_offline: 'true' }))
}

function restoreCopy() {
  git(copy, 'reset', '--hard', '--quiet')
  git(copy, 'clean', '-fdq')
}

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
  const verdicts = []
  for (const [index, mutant] of mutants.entries()) {
    const start = Date.now()
    const { code, output } = await check(mutant)
    const isCaught = !refused[index] && code !== 0 && output.includes(mutant.says)
    const place = `${layer} ${mutant.target}, ${((Date.now() - start) / 1000).toFixed(1)} s`
    console.log(`${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.name}: ${mutant.rule} (${place})`)
    if (!isCaught)
      console.log(refused[index] || `Its check passed, or did not say: ${mutant.says}\n${output.slice(-3000)}`)
    verdicts.push(isCaught)
  }
  restoreCopy()
  return verdicts
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
const verdicts = []
for (const [layer, group] of Object.entries(Object.groupBy(mutants, (mutant) => mutant.layer))) {
  const waves = layers[layer].prepare ? toWaves(group) : group.map((mutant) => [mutant])
  for (const wave of waves) verdicts.push(...(await judge(layer, wave)))
}
const caught = verdicts.filter(Boolean).length
console.log(`\n${caught} caught, ${verdicts.length - caught} survived`)
process.exit(caught === verdicts.length && caught > 0 ? 0 : 1)
