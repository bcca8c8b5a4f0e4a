import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../chromium.mjs'
import { cache, root } from '../paths.mjs'
import { serve } from '../serve.mjs'
import { exec, tools } from '../tools.mjs'
import { makePacks, writePacks } from './packs.mjs'
import { findStories, summarize } from './verdicts.mjs'

const durations = `${cache}story-seconds.json`
/** More packs than workers, so that none waits long for another. */
const packsPerWorker = 3

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)
const readLines = (file) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [])

/** Visits every story of a built Storybook in every mode; `STORY` names one by its id, or several by a part of it. */
export async function runStories(reportFile) {
  const built = `${root}storybook-static`
  if (!existsSync(`${built}/index.json`)) {
    console.error('Build Storybook first: npm run build:storybook')
    return 1
  }
  const wanted = process.env.STORY ?? ''
  const stories = findStories(readJson(`${built}/index.json`)).filter(({ id }) => id.includes(wanted))
  if (stories.length === 0) {
    console.error(`No story has "${wanted}" in its id.`)
    return 1
  }
  const seconds = readJson(durations) ?? {}
  const workers = Math.min(Math.max(availableParallelism(), 2), 4)
  const packs = makePacks(stories, wanted ? 1 : workers * packsPerWorker, seconds)
  const report = await visitStories({ built, stories, packs, workers })
  mkdirSync(cache, { recursive: true })
  writeFileSync(reportFile, JSON.stringify(report))
  const latest = Object.fromEntries(report.timings.map((timing) => [timing.id, timing.seconds]))
  writeFileSync(durations, JSON.stringify({ ...seconds, ...latest }))
  return report.failed === 0 ? 0 : 1
}

/**
 * Runs the test runner over packs of stories.
 * @param {object} run
 * @param {string} run.built the folder of the built Storybook
 * @param {object[]} run.stories all stories that a verdict is expected of
 * @param {object[][]} run.packs the stories to visit, one page for each pack
 * @param {number} [run.workers] how many packs at the same time
 * @param {string} [run.configDir] whose Storybook it is
 * @param {'inherit' | 'ignore'} [run.stdio] whether the runner's own output is shown; it is by default
 */
export async function visitStories({ built, stories, packs, workers = 2, configDir = '.storybook', stdio }) {
  const folder = mkdtempSync(join(tmpdir(), 'story-packs-'))
  const [results, visits] = [join(folder, 'results.json'), join(folder, 'visits.ndjson')]
  const server = await serve(built)
  try {
    writePacks(folder, packs)
    const runner = ['--url', server.url, '--config-dir', configDir, '--failOnConsole', '--testTimeout=60000']
    // what follows the two dashes goes to Jest as it is
    const jest = ['--', `--maxWorkers=${workers}`, '--json', `--outputFile=${results}`]
    await exec([...tools.testStorybook, ...runner, ...jest], {
      stdio,
      env: { CHROMIUM_PATH: await findChromium(), STORY_PACKS: folder, STORY_VISITS: visits },
    })
    const noted = readLines(visits).map((line) => JSON.parse(line))
    return summarize(stories, readJson(results) ?? { testResults: [] }, noted)
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
}
