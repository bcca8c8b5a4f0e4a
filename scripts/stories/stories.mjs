import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { exec, tools } from '../tools.mjs'
import { workers } from '../workers.ts'
import { withBuiltStorybook } from './built-storybook.mjs'
import { chooseVisits } from './choose.mjs'

/** More would keep no worker from waiting at the end, as all are of one size, and each has to load the page. */
const packsPerWorker = 2

/**
 * Visits the stories of a built Storybook with the test runner.
 * @param {object} run
 * @param {string} run.reportFile where Jest leaves its report
 * @param {boolean} [run.isFull] every story in both modes
 * @param {string} [run.wanted] a part of the ids, or several ids separated by commas
 * @param {boolean} [run.isOnePerScreen] the Default of each feature and screen alone
 * @param {string} [run.built] the folder of the built Storybook
 * @param {string} [run.configDir] its configuration
 * @param {Record<string, string>} [run.globals] what the toolbar says for all, such as a language: once each, without
 *   play functions, which speak English
 * @param {'inherit' | 'ignore'} [run.stdio] whether the output of the test runner is shown; it is by default
 * @returns {Promise<number>} an exit code
 */
export async function runStories({
  reportFile,
  isFull,
  wanted = process.env.STORY ?? '',
  isOnePerScreen,
  built,
  configDir = '.storybook',
  globals,
  stdio,
}) {
  const folder = mkdtempSync(join(tmpdir(), 'story-packs-'))
  try {
    return await withBuiltStorybook(async ({ url, entries }) => {
      const all = chooseVisits(entries, { isFull, wanted, isOnePerScreen })
      const visits = all.filter(({ mode }) => !globals || mode === 'light')
      writePacks(folder, visits, workers * packsPerWorker)
      const runner = ['--url', url, '--config-dir', configDir, '--failOnConsole', '--testTimeout=60000']
      // Arguments after the two dashes go to Jest as it is
      const jest = ['--', `--maxWorkers=${workers}`, '--json', `--outputFile=${reportFile}`]
      const env = {
        CHROMIUM_PATH: await findChromium(),
        STORY_PACKS: folder,
        STORY_GLOBALS: JSON.stringify(globals ?? {}),
      }
      return exec([...tools.testStorybook, ...runner, ...jest], { env, stdio })
    }, built)
  } finally {
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
