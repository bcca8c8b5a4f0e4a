/* oxlint-disable unicorn/require-post-message-target-origin -- a worker thread has no origin */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { findChromium } from '../chromium.mjs'
import { cache, root } from '../paths.mjs'
import { serve } from '../serve.mjs'
import { findStories } from '../stories/verdicts.mjs'
import { seededFaults } from './seeded-faults.mjs'
import { findStates } from './states.mjs'
import { summarize } from './verdicts.mjs'

/** Lets IBM Equal Access and Siteimprove Alfa judge the states of a built Storybook; `STORY` names some by a part of the id. */
export async function runEngines(reportFile) {
  const built = `${root}storybook-static`
  if (!existsSync(`${built}/index.json`)) {
    console.error('Build Storybook first: npm run build:storybook')
    return 1
  }
  const wanted = process.env.STORY ?? ''
  const stories = findStories(JSON.parse(readFileSync(`${built}/index.json`, 'utf8')))
  const states = findStates(stories).filter(({ id }) => id.includes(wanted))
  const results = await judgeAll(built, [...states, ...seededFaults])
  const report = summarize(results)
  mkdirSync(cache, { recursive: true })
  writeFileSync(reportFile, JSON.stringify(report))
  return report.failed === 0 ? 0 : 1
}

/** Deals the states out to a few workers, each with its own browser, as they get free. */
async function judgeAll(built, states) {
  const count = Math.min(Math.max(availableParallelism(), 2), 4)
  const executablePath = await findChromium()
  const server = await serve(built)
  const waiting = [...states]
  const results = []
  const work = async () => {
    const worker = new Worker(new URL('worker.mjs', import.meta.url), {
      workerData: { url: server.url, executablePath },
    })
    const ended = new Promise((_, reject) => worker.once('error', reject))
    ended.catch(() => undefined)
    for (let state = waiting.shift(); state; state = waiting.shift()) {
      const result = await Promise.race([ask(worker, state), ended])
      results.push({ state, ...result })
    }
    worker.postMessage(undefined)
  }
  try {
    await Promise.all(Array.from({ length: count }, work))
    return results
  } finally {
    server.close()
  }
}

const ask = (worker, state) =>
  new Promise((resolve) => {
    worker.once('message', resolve)
    worker.postMessage(state)
  })
