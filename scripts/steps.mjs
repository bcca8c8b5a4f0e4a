import { existsSync } from 'node:fs'
import { checkPackages } from './check-packages.mjs'
import { findChromium } from './chromium.mjs'
import { checkConsumers } from './consumers/check-consumers.mjs'
import { cache, root } from './paths.mjs'
import { serve } from './serve.mjs'
import { exec, tools } from './tools.mjs'

const browser = async () => ({ CHROMIUM_PATH: await findChromium() })
const report = (reader, name) => ({ reader, file: `${cache}${name}.json` })

async function runStories(scheme, file) {
  if (!existsSync(`${root}storybook-static/index.json`)) {
    console.error('Build Storybook first: npm run build:storybook')
    return 1
  }
  const server = await serve(`${root}storybook-static`)
  try {
    const args = ['--url', server.url, '--maxWorkers=2', '--failOnConsole', '--testTimeout=60000']
    return await exec([...tools.testStorybook, ...args], {
      env: { ...(await browser()), SCHEME: scheme, STORY_COUNTS: file },
    })
  } finally {
    server.close()
  }
}

const vitestReport = report('vitest', 'unit')
const lightReport = report('stories', 'stories-light')
const darkReport = report('stories', 'stories-dark')
const consumersReport = report('playwright', 'consumers')
const e2eReport = report('playwright', 'e2e')

/**
 * Every check in the order of `npm test`: the quick ones first.
 * `group` is the word on the command line; `run` resolves to an exit code; `report` says where counts are left.
 */
export const steps = [
  { name: 'format', group: 'format', run: () => exec([...tools.oxfmt, '--check', '.']) },
  { name: 'lint', group: 'lint', run: () => exec([...tools.oxlint, '--type-aware']) },
  { name: 'typecheck', group: 'typecheck', run: () => exec([...tools.tsc, '-b']) },
  {
    name: 'unit',
    group: 'unit',
    report: vitestReport,
    run: () =>
      exec([...tools.vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport.file}`]),
  },
  { name: 'packages', group: 'packages', run: checkPackages },
  {
    name: 'consumers',
    group: 'consumers',
    report: consumersReport,
    run: () => checkConsumers({ env: { PLAYWRIGHT_JSON_OUTPUT_NAME: consumersReport.file } }),
  },
  {
    name: 'storybook',
    group: 'storybook',
    run: () => exec([...tools.storybook, 'build', '-o', 'storybook-static', '--disable-telemetry', '--quiet']),
  },
  { name: 'stories, light', group: 'stories', report: lightReport, run: () => runStories('light', lightReport.file) },
  { name: 'stories, dark', group: 'stories', report: darkReport, run: () => runStories('dark', darkReport.file) },
  { name: 'build', group: 'build', run: () => exec([...tools.viteBuildPortal, '--logLevel', 'warn']) },
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
