// The documentation of a released version stands beside that of the main branch; readers go from one to the other.
import { chromium } from 'playwright'
import { findChromium } from '../chromium.mjs'
import { chromiumFlags } from '../chromium-flags.ts'
import { withBuiltStorybook } from '../stories/built-storybook.mjs'

const page = '?path=/docs/components-combobox--docs'

/**
 * Checks that the menu of versions leads to the same page of another version and back, and is absent where there is none.
 * @returns {Promise<number>} an exit code
 */
export function checkVersions() {
  return withBuiltStorybook(async ({ url }) => {
    const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
    try {
      const reader = await browser.newPage()
      const menu = reader.getByRole('combobox', { name: 'Version' })
      await reader.goto(`${url}/${page}`)
      await reader.getByPlaceholder('Search the text').waitFor()
      if (await menu.isVisible()) throw new Error('the menu is there without a released version')

      await reader.route('**/versions.json', (route) => route.fulfill({ json: ['0.2.0', '0.1.0'] }))
      // The build stands for that of the release
      await reader.route('**/v0.1.0/**', async (route) => {
        await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('/v0.1.0', '') }) })
      })
      await reader.reload()
      await menu.selectOption('0.1.0')
      await reader.waitForURL(`${url}/v0.1.0/${page}`)
      await menu.waitFor()
      if ((await menu.inputValue()) !== '0.1.0') throw new Error('the menu names another version than the one shown')
      await menu.selectOption('Not released yet')
      await reader.waitForURL(`${url}/${page}`)
      return 0
    } catch (error) {
      console.error(`The menu of versions: ${error.message}`)
      return 1
    } finally {
      await browser.close()
    }
  })
}
