// Proves that the checks see faults: applies each patch of this folder to a copy of the repository and expects that the
// check which it names fails, and says why. Arguments: names of mutants or parts of them; `--list`.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../paths.mjs'

/** Not below node_modules, as the tools take all sources there for packages of others. */
const copy = join(tmpdir(), `portal-mutants-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`)
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))

/**
 * Reads the lines before the patch, which git leaves alone.
 * @returns `kind` is the layer, `target` what to run there
 */
function readMutant(file) {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  const read = (name) => new RegExp(`^${name}: (.+)$`, 'm').exec(text.split('\ndiff --git')[0])?.[1] ?? ''
  const [kind = '', target = ''] = read('Caught by').split(/ (.*)/)
  const mutant = { file, name: file.replace('.patch', ''), rule: read('Rule'), kind, target, says: read('Says') }
  if (!mutant.rule || !(kind in layers) || (!mutant.says && kind !== 'full'))
    throw new Error(`${file}: it needs a Rule, a known layer in Caught by, and what the check Says`)
  return mutant
}

const git = (folder, ...args) => spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' })
const apply = ({ file }) => git(copy, 'apply', join(import.meta.dirname, file))
const restore = () => (git(copy, 'reset', '--hard', '--quiet'), git(copy, 'clean', '-fdq'))

/** Brings the copy to the state of the checkout, changes of tracked files included, and installs its packages. */
async function prepareCopy() {
  const state = git(root, 'stash', 'create').stdout.trim() || git(root, 'rev-parse', 'HEAD').stdout.trim()
  git(root, 'worktree', 'prune')
  if (!existsSync(copy)) git(root, 'worktree', 'add', '--detach', copy, state)
  restore()
  const { status, stderr } = git(copy, 'checkout', '--quiet', '--detach', state)
  if (status !== 0) throw new Error(stderr)
  const install = "import { installWhenChanged } from './scripts/install.mjs'\ninstallWhenChanged()"
  const { code, output } = await run(['--input-type=module', '--eval', install], { npm_config_prefer_offline: 'true' })
  if (code !== 0) throw new Error(output)
}

/** Runs the pinned Node in the copy; resolves to what it wrote and its exit code. */
function run(args, env = {}) {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...env } })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
    child.on('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }))
  })
}

const { tools } = await import('../tools.mjs')
const inCopy = (tool) => tools[tool].map((part) => part.replace(root, `${copy}/`))
const report = (name) => join(copy, 'node_modules/.cache/portal', name)
const readReport = (name) => (existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : undefined)
const failed = ({ code, output }) => (code === 0 ? [] : [output])

/** Stories share one Storybook, and journeys one portal: all their mutants are there at once, each in its own subject. */
async function runStories(mutants) {
  const ids = mutants.map(({ target }) => target.replace(' in dark', ''))
  rmSync(report('stories.json'), { force: true })
  const { output } = await run(['scripts/test.mjs', 'storybook', 'stories'], { STORY_IDS: ids.join(',') })
  const failures = readReport('stories.json')?.failures ?? []
  return mutants.map(({ target }, index) => {
    const mode = target.endsWith(' in dark') ? 'dark' : 'light'
    const reasons = failures.flatMap((each) => (each.id === ids[index] && each.mode === mode ? [each.reason] : []))
    return { texts: reasons, output }
  })
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

async function runJourneys(mutants) {
  const built = await run([...inCopy('viteBuildPortal'), '--logLevel', 'warn'])
  if (built.code !== 0) return mutants.map(() => ({ texts: [], output: built.output }))
  const files = [...new Set(mutants.map(({ target }) => target.split(':')[0]))]
  const { findChromium } = await import('../chromium.mjs')
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report('mutants.json') }
  rmSync(report('mutants.json'), { force: true })
  const { output } = await run([...inCopy('playwright'), 'test', ...files], env)
  const specs = (readReport('mutants.json')?.suites ?? []).flatMap(specsOf)
  return mutants.map(({ target }) => {
    const [file = '', title = ''] = target.split(/:(.*)/)
    const own = specs.filter((spec) => file.endsWith(spec.file) && spec.title.includes(title))
    const errors = own.flatMap(({ tests }) =>
      tests.flatMap(({ results }) => results.flatMap((result) => result.errors)),
    )
    return { texts: errors.map(({ message = '' }) => stripVTControlCharacters(message)), output }
  })
}

const one = (toArgs) => async (mutants) => {
  const done = await run(toArgs(mutants[0]))
  return [{ texts: failed(done), output: done.output }]
}
const vitest = one(({ target }) => [...inCopy('vitest'), 'run', target])

/** How each layer runs its checks; with `isWave`, those of all its mutants at once. */
const layers = {
  unit: { check: vitest },
  page: { check: vitest },
  types: { check: one(({ target }) => [...inCopy('tsc'), '-b', target]) },
  lint: { check: one(({ target }) => [...inCopy('oxlint'), '--type-aware', target]) },
  story: { check: runStories, isWave: true },
  journey: { check: runJourneys, isWave: true },
  full: { check: null },
}

/** Applies mutants, runs their checks, and says how each was met. */
async function judge(kind, mutants) {
  const start = Date.now()
  const problems = mutants.map((mutant) => apply(mutant).stderr)
  const results = await layers[kind].check(mutants)
  restore()
  return mutants.map((mutant, index) => {
    const { texts, output } = results[index]
    const isCaught = !problems[index] && texts.some((text) => text.includes(mutant.says))
    const said = texts.join('\n') || output
    const why =
      problems[index] || (texts.length === 0 ? `Its check passed.\n${said.slice(-2000)}` : said.slice(0, 4000))
    const seconds = ((Date.now() - start) / 1000 / mutants.length).toFixed(1)
    console.log(
      `${isCaught ? 'caught  ' : 'SURVIVED'} ${mutant.name} (${kind} ${mutant.target}, ${seconds} s): ${mutant.rule}`,
    )
    if (!isCaught) console.log(`It should have said: ${mutant.says}\n${why}\n`)
    return isCaught
  })
}

const mutants = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.patch'))
  .map(readMutant)
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
if (process.argv.includes('--list')) {
  for (const { name, kind, target, rule } of mutants) console.log(`${name} (${kind} ${target}): ${rule}`)
  process.exit(0)
}

await prepareCopy()
const verdicts = []
for (const [kind, group] of Object.entries(Object.groupBy(mutants, (mutant) => mutant.kind))) {
  if (!layers[kind].check) continue
  for (const wave of layers[kind].isWave ? [group] : group.map((mutant) => [mutant]))
    verdicts.push(...(await judge(kind, wave)))
}
const caught = verdicts.filter(Boolean).length
console.log(`\n${caught} caught, ${verdicts.length - caught} survived`)
process.exit(caught === verdicts.length && caught > 0 ? 0 : 1)
