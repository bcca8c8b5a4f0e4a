import { expect } from '@playwright/test'
import { expectSharedContexts, expectToBeAlive } from './alive.mjs'
import { test } from './messages.mjs'
import { pageSelectors } from './page-selectors.mjs'
import { globalSelectors, inOrder, resetSelectors } from '../selectors.mjs'

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
  await page.goto('/#everything')
  await openEverything(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual(resetSelectors.toSorted(inOrder))
})

test('dressing one element touches nothing outside of it', async ({ page }) => {
  await page.goto('/#element')
  await openEverything(page)
  expect(globalSelectors(await pageSelectors(page))).toEqual([])
})

const colorOf = (page, selector) => page.locator(selector).evaluate((element) => getComputedStyle(element).color)

/** Shows the parts that bring their styles only when they open. */
async function openEverything(page) {
  for (const name of ['Modal', 'Drawer', 'SlideOut', 'Popover']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'ConfirmModal', exact: true }).click()
  await expect(page.getByRole('alertdialog', { name: 'ConfirmModal' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  for (const name of ['Menu', 'MenuButton']) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await page.getByRole('combobox', { name: 'Search a season' }).click()
  await page.keyboard.type('S')
  await expect(page.getByRole('listbox', { name: 'Search a season' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Tooltip', exact: true }).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('button', { name: 'Toast', exact: true }).click()
  await expect(page.getByText('Saved').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Pages' }).click()
  await page.getByRole('tab', { name: 'Table' }).click()
  await expectToBeAlive(page)
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(page.getByRole('gridcell', { name: '90' })).toHaveCount(0)
  await expect(page.getByText('Spring').last()).toBeVisible()
}
