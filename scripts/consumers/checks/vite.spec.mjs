import { expect } from '@playwright/test'
import { expectSharedContexts, expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { globalSelectors, inOrder, pageSelectors, resetSelectors } from './selectors.mjs'

test('a button works, wears the theme, and a table loads when it is asked for', async ({ page }) => {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Pressed 0 times' })
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--pp-color-accent'),
  )
  await expect(button).toHaveCSS('background-color', accent)
  await button.click()
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
  await expectToBeAlive(page)
  await expect(page.getByText('In the colour of the brand')).not.toHaveCSS('color', await colorOf(page, 'body'))
})

test('entries share one instance of every context', async ({ page }) => {
  await page.goto('/#contexts')
  await expectSharedContexts(page)
})

test('nothing but the reset reaches what the package has not drawn', async ({ page }) => {
  await page.goto('/#sample')
  await openLayers(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual(resetSelectors.toSorted(inOrder))
})

test('dressing one element touches nothing outside of it', async ({ page }) => {
  await page.goto('/#element')
  await openLayers(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual([])
})

const colorOf = (page, selector) => page.locator(selector).evaluate((element) => getComputedStyle(element).color)

/** Shows the parts that bring their styles only when they open. */
async function openLayers(page) {
  await page.getByRole('button', { name: 'Modal' }).click()
  await expect(page.getByRole('dialog', { name: 'Modal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'MenuButton' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('combobox', { name: 'Search a season' }).click()
  await page.keyboard.type('S')
  await expect(page.getByRole('listbox', { name: 'Search a season' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tooltip' }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('button', { name: 'Toast' }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await expectToBeAlive(page)
}
