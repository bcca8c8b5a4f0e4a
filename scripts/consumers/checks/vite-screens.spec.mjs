import { expect } from '@playwright/test'
import { test } from './messages.mjs'
import { expectOwnColumn } from './own-column.mjs'
import { expectCaseToOpen, expectExports, expectScreens, partsLoaded } from './screens.mjs'

test('screens show their data with the texts and colors of the app', async ({ page }) => {
  await page.goto('/#screens')
  await expectScreens(page)
  const accents = await page
    .getByRole('button', { name: 'Sign In' })
    .evaluate((button) =>
      [button, document.documentElement].map((element) =>
        getComputedStyle(element).getPropertyValue('--pp-color-accent'),
      ),
    )
  expect(accents[0]).not.toBe('')
  expect(accents[0]).not.toBe(accents[1])
  await page.getByRole('textbox', { name: 'User ID' }).fill('rivera')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText('Off to the provider as rivera')).toBeVisible()
})

test('a case opens, and its list is exported in a worker', async ({ page }) => {
  await page.goto('/#screens')
  await expectScreens(page)
  await expectCaseToOpen(page)
  await expectExports(page)
})

test('a screen loads no library of the exports before somebody asks for one', async ({ page }) => {
  await page.goto('/#screens')
  await expectScreens(page)
  expect(await partsLoaded(page)).toEqual(['case list', 'table'])
})

test('an app that takes the profile card gets no list, no table and no export', async ({ page }) => {
  await page.goto('/#profile')
  await expect(page.getByRole('heading', { name: 'Elena Rivera' })).toBeVisible()
  expect(await partsLoaded(page)).toEqual([])
})

test("a column of the company's own is in the list, its settings, its files and on a card", async ({ page }) => {
  await page.goto('/#french')
  await expectOwnColumn(page)
})
