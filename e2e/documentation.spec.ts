import { failUntilRetry } from './support/fail-until-retry.js'
import { expect, test } from './support/test.js'
import { expectPath } from './support/expect-path.js'
import { haveSession } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

const sections = {
  'New Business': ['column-settings-faq', 'upload-faq'],
  'Manage Access': [
    'share-agency-info',
    'share-agent-info',
    'assign-managers',
    'suspend-reactivate-office-staff',
    'manage-access-faq',
  ],
  'General Information': ['quicklinks-faq', 'transition-communication', 'phase-out-classic-pw-faq'],
}

test('every link of the index leads to its page, and every link of each page leads somewhere', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'okafor')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Documentation' }).click()
  await expectPath(page, '/documentation')
  await expect(page.getByRole('heading', { level: 1, name: 'Documentation' })).toBeFocused()
  await expect(page.getByText('Updated March 8, 2024')).toBeVisible()

  for (const [section, pages] of Object.entries(sections)) {
    for (const [place, id] of pages.entries()) {
      const links = page.getByRole('region', { name: section }).getByRole('link')
      await expect(links).toHaveCount(pages.length)
      await links.nth(place).click()
      await expectPath(page, `/documentation/${id}`)
      const title = page.getByRole('heading', { level: 1 })
      await expect(title).toBeFocused()
      // The tab has the end of the title before the name of the portal
      const [tabTitle = ''] = (await page.title()).split(' · ')
      expect(await title.innerText()).toMatch(new RegExp(`${tabTitle}$`))

      const anchors = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
      for (const link of await anchors.all()) {
        await link.click()
        await expect(page.getByRole('heading', { level: 2, name: await link.innerText() })).toBeFocused()
      }
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:/)
      await expect(main.getByRole('link', { name: /^Email / })).toHaveAttribute('href', /^mailto:/)
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Documentation' }).click()
      await expectPath(page, '/documentation')
    }
  }
  expect(problems).toEqual([])
})

test('pictures show the screens in the colors of the page', async ({ page }) => {
  const problems = watchProblems(page)
  await haveSession(page, 'rivera')
  for (const mode of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: mode })
    await page.goto('/documentation/column-settings-faq')
    const picture = page.getByRole('img', { name: /^The column settings: two locked columns/ })
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('src', new RegExp(`columns-${mode}`))
    await expect(picture).toHaveJSProperty('naturalWidth', 1350)
  }
  expect(problems).toEqual([])
})

test('help is searched by keyboard, and Back finds the results again', async ({ page }) => {
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

test('the notice about the classic workbench leads to the dashboard, or to the classic site in a new tab', async ({
  page,
  context,
}) => {
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'Another site', contentType: 'text/html' }))
  await haveSession(page, 'brandt')
  await page.goto('/documentation/transition-communication')
  await expect(page.getByText('Updated Sept 22, 2023')).toBeVisible()
  const classic = page.getByRole('button', { name: 'Try it Later, Take Me Back to Classic (opens in a new tab)' })
  const [tab] = await Promise.all([context.waitForEvent('page'), classic.click()])
  await expect(tab).toHaveURL(/^https:\/\/content\.[\w.]+\/classic$/)
  await tab.close()
  await page.getByRole('button', { name: 'Try Out the New Dashboard' }).click()
  await expectPath(page, '/dashboard')
})

test('an answer and a comment are kept, survive a reload, and can be changed', async ({ page, context }) => {
  await haveSession(page, 'rivera')
  await page.goto('/documentation/upload-faq')
  const feedback = page.getByRole('region', { name: 'Was this helpful?' })
  await feedback.getByRole('button', { name: 'No' }).click()
  await expect(feedback.getByText('Thank you. You can change your answer at any time.')).toBeVisible()

  const comment = feedback.getByRole('textbox', { name: 'What could be better? (optional)' })
  await comment.fill('Say how to scan.')
  await page.reload()
  await expect(feedback.getByRole('button', { name: 'No', pressed: true })).toBeVisible()
  await expect(comment).toHaveValue('Say how to scan.')

  await context.setOffline(true)
  await feedback.getByRole('button', { name: 'Send Comment' }).click()
  await expect(feedback.getByRole('alert')).toContainText('Check your internet connection and try again.')
  await expect(comment).toHaveValue('Say how to scan.')
  await context.setOffline(false)
  await feedback.getByRole('button', { name: 'Send Comment' }).click()
  await expect(feedback.getByText('Thank you. Your comment was sent.')).toBeVisible()
  await feedback.getByRole('button', { name: 'Yes' }).click()
  await expect(feedback.getByRole('button', { name: 'Yes', pressed: true })).toBeFocused()

  await page.goto('/documentation/column-settings-faq')
  await expect(feedback.getByRole('button', { pressed: false })).toHaveCount(2)
  await page.goto('/documentation/upload-faq')
  await expect(feedback.getByRole('textbox', { name: 'What was helpful? (optional)' })).toHaveValue('Say how to scan.')
})

test('an answer that the service fails to load or to save is told, and tried again', async ({ page }) => {
  const call = '**/api/documentation/*/feedback'
  await failUntilRetry(page, call, (route) => route.fulfill({ status: 500, json: {} }))
  await haveSession(page, 'brandt')
  await page.goto('/documentation/manage-access-faq')
  const feedback = page.getByRole('region', { name: 'Was this helpful?' })
  await expect(feedback.getByRole('alert')).toContainText("We couldn't load your earlier answer.")
  await feedback.getByRole('button', { name: 'Retry' }).click()
  await expect(feedback.getByRole('button', { name: 'Yes' })).toBeVisible()
  await page.route(call, (route) => route.fulfill({ status: 500, json: {} }))
  await feedback.getByRole('button', { name: 'Yes' }).click()
  await expect(feedback.getByRole('alert')).toContainText("We couldn't save your answer.")
  await expect(feedback.getByRole('button', { pressed: false })).toHaveCount(2)
  await page.unrouteAll()
  await feedback.getByRole('button', { name: 'Yes' }).click()
  await expect(feedback.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible()
})

test('a help page prints its answers in black on white, without what is only for the screen', async ({ page }) => {
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
