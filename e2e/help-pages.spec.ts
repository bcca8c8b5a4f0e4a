import { expect, test } from './support/test.js'
import { expectPath } from './support/expect-path.js'
import { haveSession } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

test('the Column Settings FAQ is opened from its screen, and its contents lead to each answer', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'rivera')
  await page.goto('/new-business/column-settings/issued')
  await page.getByRole('link', { name: 'Column Settings FAQ' }).click()
  await expectPath(page, '/documentation/column-settings-faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Column Settings FAQ' })).toBeFocused()
  await expect(page.getByText('Updated March 29, 2024')).toBeVisible()

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
  await page.setViewportSize({ width: 375, height: 500 })
  await page.reload()
  const hiding = page.getByRole('heading', { name: 'How do I hide columns, and find them again?' })
  await expect(hiding).toBeFocused()
  await expect(hiding).toBeInViewport()
  expect(problems).toEqual([])
})

test('the Requirements Upload FAQ is there for every user', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/documentation/upload-faq')
  await expect(page.getByRole('heading', { level: 1, name: 'Requirements Upload FAQ' })).toBeVisible()
  await expect(page.getByText('Up to 25 MB per file.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
  await expect(page.getByText('Updated Nov 20, 2026')).toBeVisible()
})
