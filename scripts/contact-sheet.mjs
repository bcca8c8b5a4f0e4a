// Takes a picture of every screen in every state, in four windows, light and dark: `npm run contact-sheet`. Without
// arguments it takes the screens; `npm run contact-sheet -- Features/Auth` takes the stories of these titles.
import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStories, showStory } from '../.storybook/story-page.ts'
import { launchChromium } from './chromium.mjs'
import { root } from './paths.mjs'
import { withBuiltStorybook } from './stories/built-storybook.mjs'

const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 375, height: 812 },
]
const modes = ['light', 'dark']
const pagesAtOnce = 3
const seconds = () => Math.round(performance.now() / 1000)
const folder = join(root, 'contact-sheet')

/** Stories that repeat another one in a window of its own; the sheet shows every story in every window. */
const windowNames = ['Narrow']

/** Takes the stories in one window, each in every mode. */
async function takeAll(browser, stories, url, { width, height }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  const openPage = async () => {
    const page = await context.newPage()
    await openStories(page, url)
    return page
  }
  const waiting = [...stories]
  const pictures = []
  const take = async (page, { id, title, name }, mode) => {
    const bytes = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' })
    const file = `${id}-${width}-${mode}.png`
    writeFileSync(join(folder, file), bytes)
    const hash = createHash('sha256').update(bytes).digest('hex')
    pictures.push({ id, title, name, window: String(width), mode, file, hash })
  }
  const work = async () => {
    let page = await openPage()
    for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
      for (const mode of modes) {
        const { hasPassed, ownMode } = await showStory(page, story.id, mode)
        await take(page, story, ownMode)
        if (ownMode !== mode) break
        if (hasPassed) continue
        // It may have left something behind
        await page.close()
        page = await openPage()
      }
    }
  }
  await Promise.all(Array.from({ length: pagesAtOnce }, work))
  await context.close()
  console.log(`${width}: ${pictures.length} pictures, ${seconds()} s`)
  return pictures
}

/**
 * States that look the same although they should differ: pictures of one screen, window and mode with the same bytes.
 * @param {{ id: string, title: string, window: string, mode: string, hash: string }[]} pictures
 * @returns {{ ids: string[], place: string }[]}
 */
const findEquals = (pictures) =>
  Object.values(Object.groupBy(pictures, ({ title, window, mode, hash }) => [title, window, mode, hash].join()))
    .map((group) => ({ ids: group.map(({ id }) => id), place: `${group[0].window} ${group[0].mode}` }))
    .filter(({ ids }) => ids.length > 1)

async function takeContactSheet(titles, { url, entries }) {
  const stories = entries.filter(
    ({ type, title, name }) =>
      type === 'story' && !windowNames.includes(name) && titles.some((wanted) => title.startsWith(wanted)),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const browser = await launchChromium()
  try {
    const pictures = []
    for (const window of windows) pictures.push(...(await takeAll(browser, stories, url, window)))
    const order = new Map(stories.map(({ id }, place) => [id, place]))
    pictures.sort((one, other) => order.get(one.id) - order.get(other.id))
    writeFileSync(join(folder, 'sheet.json'), JSON.stringify(pictures))
    return pictures
  } finally {
    await browser.close()
  }
}

const titles = process.argv.length > 2 ? process.argv.slice(2) : ['Screens/']
const pictures = await withBuiltStorybook((storybook) => takeContactSheet(titles, storybook))
const equals = findEquals(pictures)
for (const { ids, place } of equals) console.error(`${ids.join(' and ')} look the same: ${place}. Show what differs.`)
console.log(
  `${pictures.length} pictures in contact-sheet/ after ${seconds()} s. Open them in Storybook: Audits / Contact sheet.`,
)
process.exit(equals.length > 0 ? 1 : 0)
