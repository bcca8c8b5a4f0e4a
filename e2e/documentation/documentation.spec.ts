import { expect, test } from '../support/test.js'
import { expectPath } from '../support/expect-path.js'
import { haveSession } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

test('a producer opens the Column Settings FAQ from its screen, whose contents lead to each answer', async ({
  page,
}) => {
  const problems = watchProblems(page)
  await haveSession(page, 'rivera')
  await page.goto('/new-business/column-settings/issued')
  await page.getByRole('link', { name: 'Column Settings FAQ' }).click()
  await expectPath(page, '/documentation/column-settings-faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Column Settings FAQ' })).toBeFocused()
  await expect(page).toHaveTitle(/^Column Settings FAQ/)

  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const [part, question] of [
    ['locking', 'What does locking a column do?'],
    ['reordering', 'How do I reorder columns?'],
    ['hiding', 'How do I hide columns, and find them again?'],
  ] as const) {
    await contents.getByRole('link', { name: question }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#${part}$`))
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused()
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeInViewport()
  }

  // Its pictures have the colors of the page
  const picture = page.getByRole('img', { name: /^The column settings: two locked columns/ })
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', new RegExp(`columns-${mode}`))
    await expect(picture).toHaveJSProperty('naturalWidth', 1350)
  }

  await page.setViewportSize({ width: 375, height: 500 })
  await page.reload()
  const hiding = page.getByRole('heading', { name: 'How do I hide columns, and find them again?' })
  await expect(hiding).toBeFocused()
  await expect(hiding).toBeInViewport()
  expect(problems).toEqual([])
})

test('a guest searches help by keyboard, and Back finds the results again', async ({ page }) => {
  await haveSession(page, 'guest')
  await page.goto('/documentation')
  await page.getByRole('searchbox', { name: 'Search help' }).focus()
  await page.keyboard.type('How do I lock a column?')
  await expect(page.getByRole('status').filter({ hasText: /results? for “How do I lock a column\?”/ })).toBeVisible()
  await expect(page).toHaveURL(/\?search=/)
  await page.getByRole('link', { name: 'What does locking a column do?' }).press('Enter')
  await expectPath(page, '/documentation/column-settings-faq')
  const answer = page.getByRole('heading', { level: 2, name: 'What does locking a column do?' })
  await expect(answer).toBeFocused()
  await expect(answer).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('How do I lock a column?')
  await expect(page.getByRole('link', { name: 'What does locking a column do?' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search help' })).toHaveValue('')
  await expect(page.getByRole('region', { name: 'Manage Access' })).toBeVisible()
})

test('a producer prints a help page: its answers in black on white, without what is only for the screen', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/documentation/share-agency-info')
  const steps = page.getByText('On the Agency Info tab, switch on each application')
  const screenOnly = [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'On this page' }),
    page.getByRole('region', { name: 'Was this helpful?' }),
    page.getByRole('contentinfo'),
  ]
  for (const part of screenOnly) await expect(part).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const part of screenOnly) await expect(part).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(steps).toBeVisible()
  await expect(steps).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(page.getByText(/^Only agency managers can share/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toBeVisible()
})
