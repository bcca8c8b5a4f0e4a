// Takes the pictures of the help pages from stories of the built Storybook, light and dark, in the colors of no brand:
// `npm run help-pictures`.
// Chromium writes them as WebP, a fraction of the size of PNG. Take them again when a screen has changed its looks.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStories, showStory } from '../.storybook/story-page.ts'
import { launchChromium } from './chromium.mjs'
import { root } from './paths.mjs'
import { withBuiltStorybook } from './stories/built-storybook.mjs'

/** The story of each picture, and how much of its top, or of the top of its dialog, is taken. */
const pictures = [
  { name: 'columns', story: 'features-column-settings-columnsettingsscreen--arranged', height: 640 },
  { name: 'upload', story: 'features-requirements-senddocuments--default', dialog: { width: 560, height: 594 } },
  { name: 'agency-info', story: 'features-manage-access-sharedapplications--all-shared', height: 400 },
  { name: 'agent-info', story: 'features-manage-access-sharedagents--above-the-choice', height: 260 },
  { name: 'managing', story: 'features-manage-access-editmanagedagents--default', height: 640 },
  { name: 'general-information', story: 'features-manage-access-generalinformation--default', height: 340 },
  { name: 'quick-links', story: 'features-quick-links-quicklinkseditor--default', height: 640 },
]
const width = 900
const folder = join(root, 'apps/portal/src/documentation/pictures')

/** The same picture as WebP. */
function toWebp(page, png) {
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
    const canvas = new OffscreenCanvas(image.width, image.height)
    canvas.getContext('2d', { alpha: false }).drawImage(image, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
    return [...new Uint8Array(await blob.arrayBuffer())]
  }, png.toString('base64'))
}

async function takePictures(url) {
  const browser = await launchChromium()
  for (const mode of ['light', 'dark']) {
    const context = await browser.newContext({
      // With this height the dialog starts at a whole pixel of the picture
      viewport: { width, height: 799 },
      deviceScaleFactor: 1.5,
      colorScheme: mode,
      reducedMotion: 'reduce',
      locale: 'en-US',
    })
    const page = await context.newPage()
    await openStories(page, url, { brand: 'neutral' })
    for (const { name, story, height, dialog } of pictures) {
      await showStory(page, story, mode)
      await page.evaluate(() => document.activeElement.blur())
      const start = dialog ? await page.getByRole('dialog').boundingBox() : { x: 0, y: 0 }
      const clip = { ...start, ...(dialog ?? { width, height }) }
      const png = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })
      const webp = Buffer.from(await toWebp(page, png))
      writeFileSync(join(folder, `${name}-${mode}.webp`), webp)
      console.log(`${name} ${mode}: ${Math.ceil(webp.length / 1024)} KB`)
    }
    await context.close()
  }
  await browser.close()
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
await withBuiltStorybook(({ url }) => takePictures(url))
