import { failUntilRetry } from './support/fail-until-retry.js'
import { expect, test } from './support/test.js'
import {
  confirmField,
  newField,
  newPassword,
  saveButton,
  savesPassword,
  typePasswords,
} from './support/password-form.js'
import { demoPassword, haveSession, openDashboard } from './support/sign-in.js'
import { sessionCookies } from './support/session-cookies.js'

test('a change of the password that is refused or fails keeps what was typed', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-password')
  const summary = page.getByRole('main').getByRole('alert')

  await typePasswords(page, 'Wrong#2026')
  await saveButton(page).click()
  await expect(summary).toContainText('The current password is incorrect.')
  await expect(summary).toBeFocused()
  await expect(newField(page)).toHaveValue(newPassword)

  await page.route(savesPassword, (route) => route.fulfill({ status: 503, body: '' }))
  await saveButton(page).click()
  await expect(summary).toContainText('An unexpected error occurred.')
  await page.unroute(savesPassword)
  await page.route(savesPassword, (route) => route.abort())
  await saveButton(page).click()
  await expect(summary).toContainText('Check your internet connection and try again.')
  await expect(confirmField(page)).toHaveValue(newPassword)

  // Nothing of it is kept anywhere but in the page.
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain(newPassword)
  await page.reload()
  await expect(newField(page)).toHaveValue('')
})

test('leaving with something typed is asked about first; signing out is not', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-password')
  await newField(page).fill('Half')
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  const dashboard = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' })

  await dashboard.click()
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page).toHaveURL(/\/change-password$/)
  await expect(newField(page)).toHaveValue('Half')
  await dashboard.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/change-password')
  await newField(page).fill('Half')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a change of the password that is refused without a reason signs the user out', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-password')
  await page.route(savesPassword, (route) => route.fulfill({ status: 400, json: { message: 'No.' } }))
  await typePasswords(page, demoPassword)
  await saveButton(page).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await sessionCookies(page.context())).toEqual([])
})

test('a profile that fails to load locks nobody out', async ({ page }) => {
  await failUntilRetry(page, '**/api/profile', (route) => route.fulfill({ status: 500, body: '' }))
  await openDashboard(page, 'rivera')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/change-password')
  await expect(page.getByText('An error occurred while loading the profile information.')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
  await expect(newField(page)).toBeVisible()
})
