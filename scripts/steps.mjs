import { checkPackages } from './check-packages.mjs'
import { findChromium } from './chromium.mjs'
import { checkDependencies } from './dependencies.mjs'
import { checkConsumers } from './consumers/check-consumers.mjs'
import { checkDocument } from './contract/check-document.mjs'
import { findFaults } from './documentation/check-llms.mjs'
import { checkMcp } from './documentation/check-mcp.mjs'
import { checkPages } from './documentation/check-pages.mjs'
import { checkVersions } from './documentation/check-versions.mjs'
import { findEvidenceFaults } from './documentation/evidence.mjs'
import { checkResults } from './documentation/evidence-results.mjs'
import { checkOpenAcr } from './documentation/openacr.mjs'
import { writeLlms } from './documentation/write-llms.mjs'
import { runEngines } from './engines/run.mjs'
import { cache, root } from './paths.mjs'
import { checkPictures } from './pictures/check-pictures.mjs'
import { runStories } from './stories/stories.mjs'
import { checkStoryFaults } from './story-faults/check-story-faults.mjs'
import { exec, tools } from './tools.mjs'

const report = (name) => `${cache}${name}.json`
const subjectStorybook = `${cache}storybook-subject`

/** Accented, 40 % longer, and mirrored: no play function runs, and axe looks at what is drawn. */
const otherLanguage = { locale: 'en-XA', direction: 'rtl' }

/** The languages that users can choose beside English, as they are: each feature and screen once. */
const languages = ['fr-CA', 'es-US']

/** oxlint, the one way that imports point, and code that nothing uses: side by side, as most of them use one core. */
async function runLint() {
  const linters = [
    [...tools.oxlint, '--type-aware'],
    [...tools.depcruise, 'packages', 'apps'],
    tools.knip,
    [...tools.knip, '--production'],
  ]
  return Math.max(...(await Promise.all(linters.map((linter) => exec(linter)))))
}

const runVitest = (...args) =>
  exec([
    ...tools.vitest,
    'run',
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${report('unit')}`,
    ...args,
  ])

/** Builds Storybook, and writes beside it what programs read. */
async function buildStorybook({ subject }) {
  const output = subject ? subjectStorybook : `${root}storybook-static`
  const args = ['build', '-o', output, '--disable-telemetry', '--quiet', ...(subject ? ['--test'] : [])]
  const code = await exec([...tools.storybook, ...args], { env: { STORIES_SUBJECT: subject ?? '' } })
  if (code !== 0 || subject) return code
  writeLlms(output)
  const { faults, stale } = findEvidenceFaults(output)
  for (const row of stale) console.warn(row)
  const allFaults = [...findFaults(output), ...faults]
  for (const fault of allFaults) console.error(fault)
  return allFaults.length === 0 ? 0 : 1
}

async function runPlaywright({ subject, isFull }) {
  const args = [
    ...(subject ? [`e2e/${subject}/`, '--pass-with-no-tests'] : []),
    ...(isFull ? [] : ['--grep-invert=@full']),
  ]
  const env = { CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report('e2e') }
  return exec([...tools.playwright, 'test', ...args], { env })
}

/**
 * Every check, the quick ones first.
 * `group` is its word on the command line; `run` gets the choices of the command line and resolves to an exit code;
 * `report` is the file where its tool leaves what became of each check. `isFull` runs in `npm run test:full` only,
 * `hasSubject` also for a subject alone.
 * @type {{ name: string, group: string, report?: string, isFull?: true, hasSubject?: true, run: (choice: { isFull: boolean, subject?: string }) => Promise<number> }[]}
 */
export const steps = [
  { name: 'format', group: 'format', run: () => exec([...tools.oxfmt, '--check', '.']) },
  { name: 'lint', group: 'lint', run: runLint },
  { name: 'typecheck', group: 'typecheck', run: () => exec([...tools.tsc, '-b']) },
  { name: 'dependencies', group: 'dependencies', run: checkDependencies },
  {
    name: 'unit and page tests',
    group: 'unit',
    report: report('unit'),
    hasSubject: true,
    run: ({ subject }) => (subject ? runVitest(`/${subject}/`, '--passWithNoTests') : runVitest()),
  },
  { name: 'contract document', group: 'contract', isFull: true, run: checkDocument },
  { name: 'packages', group: 'packages', isFull: true, run: checkPackages },
  {
    name: 'consumers',
    group: 'consumers',
    isFull: true,
    report: report('consumers'),
    run: () => checkConsumers({ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('consumers') } }),
  },
  {
    name: 'bench',
    group: 'bench',
    isFull: true,
    // No timing: does the table of the built package still show the cells that the benchmark measures?
    run: () => exec([`${root}packages/ui/bench/bench.mjs`, '--verify', '--only', 'floor,ours', '--built-package']),
  },
  { name: 'storybook', group: 'storybook', hasSubject: true, run: buildStorybook },
  {
    name: 'stories',
    group: 'stories',
    hasSubject: true,
    report: report('stories'),
    run: ({ isFull, subject }) =>
      runStories({ reportFile: report('stories'), isFull, ...(subject && { built: subjectStorybook }) }),
  },
  {
    name: 'stories in a longer language, from right to left',
    group: 'languages',
    isFull: true,
    report: report('languages'),
    run: () => runStories({ reportFile: report('languages'), isFull: true, globals: otherLanguage }),
  },
  ...languages.map((locale) => ({
    name: `screens in ${locale}`,
    group: 'languages',
    isFull: true,
    report: report(`languages-${locale}`),
    run: () =>
      runStories({
        reportFile: report(`languages-${locale}`),
        isFull: true,
        isOnePerScreen: true,
        globals: { locale },
      }),
  })),
  {
    name: 'other engines',
    group: 'engines',
    report: report('engines'),
    run: ({ isFull }) => runEngines({ reportFile: report('engines'), isFull }),
  },
  {
    name: 'documentation',
    group: 'documentation',
    isFull: true,
    run: async () => Math.max(checkOpenAcr(), await checkPages(), await checkVersions(), await checkMcp()),
  },
  {
    name: 'pictures',
    group: 'pictures',
    isFull: true,
    report: report('pictures'),
    run: () => checkPictures({ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('pictures') } }),
  },
  { name: 'story faults', group: 'story-faults', isFull: true, run: checkStoryFaults },
  {
    name: 'build',
    group: 'build',
    hasSubject: true,
    run: () => exec([...tools.viteBuildPortal, '--logLevel', 'warn']),
  },
  { name: 'journeys', group: 'e2e', hasSubject: true, report: report('e2e'), run: runPlaywright },
  {
    name: 'results of the evidence',
    group: 'evidence',
    isFull: true,
    run: async () => checkResults([report('stories'), report('e2e')]),
  },
  { name: 'kills', group: 'kills', isFull: true, run: () => exec([`${root}apps/service/bench/kills.mjs`]) },
  { name: 'upgrade', group: 'upgrade', isFull: true, run: () => exec([`${root}apps/service/bench/upgrade.mjs`]) },
  { name: 'recipe', group: 'recipe', isFull: true, run: () => exec([`${root}scripts/recipes/build-recipe.mjs`]) },
  {
    name: 'going live',
    group: 'going-live',
    isFull: true,
    run: () => exec([`${root}scripts/going-live/follow-guide.mjs`]),
  },
  { name: 'mutants', group: 'mutants', isFull: true, run: () => exec([`${root}scripts/mutants/mutants.mjs`]) },
]
