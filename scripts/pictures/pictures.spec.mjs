import { expect, test as base } from '@playwright/test'
import { openStories, prepareStory, showStory } from '../../.storybook/story-page.ts'

const { PICTURES: pictures = '[]', STORYBOOK_URL: url = '' } = process.env

const test = base.extend({
  look: [undefined, { scope: 'worker', option: true }],
  // One page shows all stories of a look, one after the other, as opening Storybook takes longer than a picture.
  stories: [
    async ({ browser, look }, use) => {
      const page = await browser.newPage({ reducedMotion: 'reduce' })
      await openStories(page, url, look.globals)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Shows a story in a window that is as high as the page, so that what loads when it comes into view is there. */
async function showPicture(page, id, { globals: { mode } }) {
  await prepareStory(page, id, mode, { isAxeOff: true })
  expect(await showStory(page, id, mode), 'its play function').toMatchObject({ hasPassed: true })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...page.viewportSize(), height: Math.max(height, 720) })
}

for (const { id, looks } of JSON.parse(pictures))
  test(id, async ({ stories: page, look }) => {
    test.skip(looks !== 'all' && !looks.includes(look.name), 'It is not compared in this look.')
    await showPicture(page, id, look)
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true })
  })

/** Faults of a sheet that show on few of its pixels. */
const faults = {
  'a wrong token': '#storybook-root { --pp-color-info-border: var(--pp-color-info-surface) }',
  'a moved pixel': '#storybook-root [data-count] { transform: translateX(1px) }',
}

for (const [name, css] of Object.entries(faults))
  test(`finds ${name}`, async ({ stories: page, look }, { config }) => {
    test.skip(
      look.name !== 'light' || !['missing', 'none'].includes(config.updateSnapshots),
      'The baselines are taken.',
    )
    await showPicture(page, 'components-badge--states', look)
    const style = await page.addStyleTag({ content: css })
    const comparison = expect(page).toHaveScreenshot('components-badge--states.png', { fullPage: true, timeout: 5000 })
    await expect(comparison).rejects.toThrow('pixels')
    await style.evaluate((element) => element.remove())
  })
