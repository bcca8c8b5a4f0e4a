import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

/** The entry script of a page, whose name has a hash of its content. */
const entry = /\/assets\/start-[\w-]+\.js/

test('a page whose files are gone since a deployment reloads once, and keeps what was typed', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-name')
  await page.getByLabel('First name').fill('Elena Maria')

  // Another version is deployed: the file of the next page has gone with the old one
  let isReloaded = false
  await page.route('**/assets/ProfilePages-*.js', (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(entry, '/assets/start-deployed.js') })
  })
  let loads = 0
  page.on('load', () => {
    loads += 1
    isReloaded = true
  })
  await page.evaluate(() => {
    window.history.pushState(null, '', '/notifications')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'Notifications', exact: true })).toBeVisible()
  expect(loads).toBe(1)
  await page.goto('/change-name')
  await expect(page.getByLabel('First name')).toHaveValue('Elena Maria')
})
