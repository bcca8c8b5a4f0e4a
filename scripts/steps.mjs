import { checkAdvisories } from './advisories.mjs'
import { checkPackages } from './check-packages.mjs'
import { findChromium } from './chromium.mjs'
import { checkConsumers } from './consumers/check-consumers.mjs'
import { runEngines } from './engines/run.mjs'
import { checkJourneyFaults } from './journey-faults/check-journey-faults.mjs'
import { cache, root } from './paths.mjs'
import { runStories } from './stories/run.mjs'
import { checkStoryFaults } from './story-faults/check-story-faults.mjs'
import { exec, tools } from './tools.mjs'

const browser = async () => ({ CHROMIUM_PATH: await findChromium() })
const report = (reader, name) => ({ reader, file: `${cache}${name}.json` })

const vitestReport = report('vitest', 'unit')
const storiesReport = report('stories', 'stories')
const enginesReport = report('stories', 'engines')
const faultsReport = report('stories', 'story-faults')
const consumersReport = report('playwright', 'consumers')
const e2eReport = { ...report('playwright', 'e2e'), alone: 'npx playwright test' }

/**
 * Every check in the order of `npm test`: the quick ones first.
 * `group` is the word on the command line; `run` resolves to an exit code; `report` says where counts are left.
 */
export const steps = [
  { name: 'format', group: 'format', run: () => exec([...tools.oxfmt, '--check', '.']) },
  { name: 'lint', group: 'lint', run: () => exec([...tools.oxlint, '--type-aware']) },
  { name: 'typecheck', group: 'typecheck', run: () => exec([...tools.tsc, '-b']) },
  { name: 'advisories', group: 'advisories', run: checkAdvisories },
  {
    name: 'unit',
    group: 'unit',
    report: vitestReport,
    timings: `${cache}unit-timings.json`,
    run: () => {
      const reporters = ['minimal', 'json', './scripts/unit-timings.mjs'].map((name) => `--reporter=${name}`)
      return exec([...tools.vitest, 'run', ...reporters, `--outputFile.json=${vitestReport.file}`])
    },
  },
  { name: 'packages', group: 'packages', run: checkPackages },
  {
    name: 'consumers',
    group: 'consumers',
    report: consumersReport,
    run: () => checkConsumers({ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: consumersReport.file } }),
  },
  {
    name: 'bench',
    group: 'bench',
    // no timing: does the table of the built package still show the cells that the benchmark measures?
    run: () => exec([`${root}packages/ui/bench/bench.mjs`, '--verify', '--only', 'floor,ours', '--built-package']),
  },
  {
    name: 'storybook',
    group: 'storybook',
    run: () => exec([...tools.storybook, 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet']),
  },
  { name: 'stories', group: 'stories', report: storiesReport, run: () => runStories(storiesReport.file) },
  { name: 'other engines', group: 'engines', report: enginesReport, run: () => runEngines(enginesReport.file) },
  {
    name: 'story faults',
    group: 'story-faults',
    report: faultsReport,
    run: () => checkStoryFaults(faultsReport.file),
  },
  { name: 'build', group: 'build', run: () => exec([...tools.viteBuildPortal, '--logLevel', 'warn']) },
  { name: 'journey faults', group: 'journey-faults', run: async () => checkJourneyFaults(await browser()) },
  {
    name: 'end to end',
    group: 'e2e',
    report: e2eReport,
    run: async () =>
      exec([...tools.playwright, 'test'], {
        env: { ...(await browser()), PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport.file },
      }),
  },
]
