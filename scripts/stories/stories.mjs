import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { root } from '../paths.mjs'
import { serve } from '../serve.mjs'
import { exec, tools } from '../tools.mjs'
import { chooseVisits } from './choose.mjs'

/** More would keep no worker from waiting at the end, as all are of one size, and each has to load the page. */
const packsPerWorker = 2

/**
 * Visits the stories of a built Storybook with the test runner.
 * @param {object} run
 * @param {string} run.reportFile where Jest leaves its report
 * @param {boolean} [run.isFull] every story in both modes
 * @param {string} [run.wanted] a part of the ids, or several ids separated by commas
 * @param {string} [run.built] the folder of the built Storybook
 * @param {string} [run.configDir] its configuration
 * @param {'inherit' | 'ignore'} [run.stdio] whether the output of the test runner is shown; it is by default
 * @returns {Promise<number>} an exit code
 */
export async function runStories({
  reportFile,
  isFull,
  wanted = process.env.STORY ?? '',
  built = `${root}storybook-static`,
  configDir = '.storybook',
  stdio,
}) {
  if (!existsSync(`${built}/index.json`)) {
    console.error('Build Storybook first: npm run build:storybook')
    return 1
  }
  const visits = chooseVisits(JSON.parse(readFileSync(`${built}/index.json`, 'utf8')), { isFull, wanted })
  const workers = Math.min(Math.max(availableParallelism(), 2), 4)
  const folder = mkdtempSync(join(tmpdir(), 'story-packs-'))
  const server = await serve(built)
  try {
    writePacks(folder, visits, workers * packsPerWorker)
    const runner = ['--url', server.url, '--config-dir', configDir, '--failOnConsole', '--testTimeout=60000']
    // Arguments after the two dashes go to Jest as it is
    const jest = ['--', `--maxWorkers=${workers}`, '--json', `--outputFile=${reportFile}`]
    const env = { CHROMIUM_PATH: await findChromium(), STORY_PACKS: folder }
    return await exec([...tools.testStorybook, ...runner, ...jest], { env, stdio })
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}

/** One test file for each pack, for the runner opens a page for each file. A story's modes are not next to each other. */
function writePacks(folder, visits, count) {
  mkdirSync(folder, { recursive: true })
  const visit = JSON.stringify(join(import.meta.dirname, 'visit.mjs'))
  const files = Object.values(Object.groupBy(visits, ({ importPath }) => importPath))
  files.sort((a, b) => b.length - a.length)
  const batches = Object.values(Object.groupBy(files.keys(), (index) => index % count))
  for (const [index, batch] of batches.entries()) {
    const inOrder = batch.flatMap((file) => files[file]).toSorted((a, b) => b.mode.localeCompare(a.mode))
    const content = JSON.stringify(inOrder.map(({ id, title, name, mode }) => ({ id, title, name, mode })))
    writeFileSync(
      join(folder, `pack-${index + 1}.test.mjs`),
      `import { visitStories } from ${visit}\n\nvisitStories(${content})\n`,
    )
  }
}
