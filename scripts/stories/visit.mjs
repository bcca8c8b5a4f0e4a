/* global __test, context, jestPlaywright, page, test -- given by the test runner */

/** Until a visit has ended well, its page counts as broken: it may still be busy, or show what failed. */
let isPageSound = true

/** Makes a test of each visit, all on one page: opening one takes longer than most visits. */
export function visitStories(visits) {
  for (const visit of visits) test(`${visit.title} › ${visit.name} in ${visit.mode} (${visit.id})`, () => show(visit))
}

/** As the runner's own tests do: its hook, then its `__test`, which shows and plays the story and hears the console. */
async function show(visit) {
  const { __sbSetupPage: setUp, __sbPreVisit: prepare } = globalThis
  if (!isPageSound) {
    await jestPlaywright.resetPage()
    await setUp(page, context)
  }
  isPageSound = false
  await prepare(page, visit)
  await page.evaluate((id) => __test(id), visit.id)
  isPageSound = true
}
