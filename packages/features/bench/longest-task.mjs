const thread = ({ pid, tid }) => `${pid}:${tid}`

/**
 * The processor time of the longest task of a page's main thread while something goes on. Unlike the time on the clock
 * it does not grow with what else the machine does.
 * @param {import('playwright').Browser} browser
 * @param {import('playwright').Page} page
 * @param {() => Promise<T>} action
 * @returns {Promise<{ result: T, longest: number }>} `longest` in ms
 * @template T
 */
export async function withLongestTask(browser, page, action) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  const result = await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  )
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && mains.has(thread(event)))
  return { result, longest: tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0) / 1000 }
}
