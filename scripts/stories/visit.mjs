import { appendFileSync } from 'node:fs'
import { nameVerdict } from './verdicts.mjs'

/* global __test, context, describe, jestPlaywright, page, storyPage, test -- given by the runner */

const desktop = { width: 1280, height: 720 }

/** A story with this tag is played in dark too: its play function looks at what the mode changes. */
const playsInDark = 'plays-in-dark'

/**
 * Until a visit has ended well, its page counts as broken: it may still be busy, or show what failed. The first page
 * has been opened by the runner.
 */
let isPageSound = true

/** Tests each story in light and then, without going away from it, in dark. */
export function testStories(stories) {
  for (const story of stories) {
    describe(story.title, () => {
      test(nameVerdict(story, 'light'), () => visit(story, 'light'))
      test(nameVerdict(story, 'dark'), () => visit(story, 'dark'))
    })
  }
}

async function visit(story, mode) {
  const wasPageSound = isPageSound
  isPageSound = false
  const verdict = await judge(story, mode, wasPageSound)
  appendFileSync(process.env.STORY_VISITS, `${JSON.stringify({ id: story.id, mode, ...verdict })}\n`)
  if (verdict.problems.length > 0) throw new Error(verdict.problems.join('\n\n'))
  isPageSound = true
}

async function judge({ id, tags }, mode, isSound) {
  if (mode === 'dark' && isSound && !tags.includes(playsInDark))
    return page.evaluate((shown) => storyPage.judgeInDark(shown), id)
  // a story that is shown already would not be played again
  if (mode === 'dark' || !isSound) await openPage()
  return play(id, mode)
}

/** As the runner does it for a page that went away. */
async function openPage() {
  const { __sbSetupPage: setupPage } = globalThis
  await jestPlaywright.resetPage()
  await setupPage(page, context)
}

/** The runner's own `__test` shows the story, runs its play function and axe-core, and hears the console. */
async function play(id, mode) {
  const { width, height } = (await page.evaluate((args) => storyPage.prepare(...args), [id, mode])) ?? desktop
  const now = page.viewportSize()
  if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
  return page.evaluate(async (next) => {
    await __test(next)
    return storyPage.judge()
  }, id)
}
