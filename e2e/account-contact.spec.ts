import { expect, test } from './support/test.js'
import type { Locator, Page } from '@playwright/test'
import { expectPath } from './support/expect-path.js'
import { changeProfileAnswer } from './support/change-answer.js'
import { haveSession, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'
import { watchProblems } from './support/watch-problems.js'

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const change = (page: Page, name: string) => page.getByRole('link', { name: `Change ${name}` })

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** The summary has the focus and says all of this. */
async function expectProblems(page: Page, texts: readonly string[]): Promise<void> {
  await expect(failure(page)).toBeFocused()
  await expect(failure(page).getByRole('link')).toHaveText(texts)
}

test('a new email is typed twice and saved by keyboard', async ({ page }) => {
  const email = 'jonas@brandt.example'
  await haveSession(page, 'brandt')
  const problems = watchProblems(page)
  await page.goto('/change-email')
  await expect(page).toHaveTitle('Change Email · Meridian Producer Portal')
  const present = await page
    .getByRole('main')
    .getByText(/^\S+@\S+$/)
    .innerText()

  await typeInto(page, field(page, 'New email'), 'jonas')
  await page.keyboard.press('Enter')
  await expectProblems(page, ['Enter an email in the form name@example.com.', 'Enter your new email again.'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'New email')).toBeFocused()
  await typeInto(page, field(page, 'New email'), present.toUpperCase())
  await typeInto(page, field(page, 'Confirm new email'), email)
  await page.keyboard.press('Enter')
  await expectProblems(page, ['This is your current email. Enter a different one.', "The emails don't match."])

  await tabTo(page, field(page, 'New email'), 'Shift+Tab')
  await typeInto(page, field(page, 'New email'), email)
  await page.keyboard.press('Enter')
  await expectPath(page, '/profile')
  await expect(page.getByText('Your email was changed. Please allow two business days for changes.')).toBeVisible()
  await expect(change(page, 'Email')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  expect(problems).toEqual([])
})

test('a name is changed by keyboard, and the portal calls the user by it', async ({ page }) => {
  const firstName = 'Jon'
  await haveSession(page, 'brandt')
  await page.goto('/change-name')
  await expect(field(page, 'Last name')).toHaveValue('Brandt')
  await expect(button(page, 'Save')).toBeDisabled()

  await typeInto(page, field(page, 'First name'), ' ')
  await page.keyboard.press('Enter')
  await expect(field(page, 'First name')).toBeFocused()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter your first name.')
  await expect(failure(page)).toHaveCount(0)
  await typeInto(page, field(page, 'First name'), firstName)
  await typeInto(page, field(page, 'Suffix'), 'Jr.')
  await tabTo(page, button(page, 'Save'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name saved')).toBeVisible()
  await expect(change(page, 'Name')).toBeFocused()
  await page.reload()
  await expect(page.getByText(`${firstName} Brandt Jr.`).first()).toBeVisible()
})

test('a business phone and its extension are changed by keyboard', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/business-phone')
  await expect(button(page, 'Save')).toBeDisabled()

  await typeInto(page, field(page, 'Business phone'), '312 555')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Business phone')).toBeFocused()
  await expect(field(page, 'Business phone')).toHaveAccessibleDescription(/Enter a phone number of 10 to 15 digits\./)
  await typeInto(page, field(page, 'Business phone'), '312.555.0177')
  await typeInto(page, field(page, 'Extension'), '1234567')
  await expect(field(page, 'Extension')).toHaveValue('12345')
  const sent = page.waitForRequest('**/api/profile/update/business-phone')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ phone: '3125550177', phoneExt: '12345' })
  await expect(change(page, 'Business Phone')).toBeFocused()
  await page.reload()
  await expect(page.getByText('(312) 555-0177 ext. 12345').first()).toBeVisible()
})

test('a change that is not saved says so and keeps what was typed', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-name')
  await field(page, 'Suffix').fill('III')
  const call = '**/api/profile/update/name'
  const errors = ['This was changed by the home office.', 'Call the help desk.']

  await page.route(call, (route) => route.fulfill({ status: 500, body: '' }))
  await button(page, 'Save').click()
  await expect(failure(page)).toContainText('Unknown error saving your Name')
  await page.route(call, (route) => route.fulfill({ status: 403, json: { errors } }))
  await button(page, 'Save').click()
  await expect(failure(page).getByRole('listitem')).toHaveText(errors)
  await expect(failure(page)).toBeFocused()
  await page.route(call, (route) => route.abort())
  await button(page, 'Save').click()
  await expect(failure(page)).toContainText('Check your internet connection and try again.')
  await expectPath(page, '/change-name')
  await expect(field(page, 'Suffix')).toHaveValue('III')
})

test('what was typed survives a reload, and is lost only after a confirmation', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-name')
  await field(page, 'Suffix').fill('III')
  await page.reload()
  await expect(field(page, 'Suffix')).toHaveValue('III')

  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await button(page, 'Cancel').click()
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(field(page, 'Suffix')).toHaveValue('III')
  await button(page, 'Cancel').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectPath(page, '/profile')
  await page.goto('/change-name')
  await expect(field(page, 'Suffix')).toHaveValue('')
})

test('contact data that is due is changed by keyboard on the way to confirming it', async ({ page }) => {
  const email = 'okafor@office.example'
  const extension = '40'
  await changeProfileAnswer(page, { verificationExpirationInDays: 0 })
  await page.goto('/login')
  await submitCredentials(page, 'okafor')
  await expectPath(page, '/verify-contact')

  await tabTo(page, page.getByRole('link', { name: 'Change Email' }))
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify/email')
  await expect(page.getByRole('heading', { level: 1, name: 'Change Email' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, button(page, 'Cancel'))
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify-contact')

  await tabTo(page, page.getByRole('link', { name: 'Change Email' }))
  await page.keyboard.press('Enter')
  await typeInto(page, field(page, 'New email'), email)
  await typeInto(page, field(page, 'Confirm new email'), email)
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify-contact')
  await expect(page.getByText('Your email was changed. Please allow two business days for changes.')).toBeVisible()
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change Email' })).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: 'Change Business Phone' }))
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify/phone')
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')
  await typeInto(page, field(page, 'Extension'), extension)
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify-contact')
  await expect(
    page.getByText('Your business phone was changed. Please allow two business days for changes.'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText(`ext. ${extension}`)).toBeVisible()
})

test('home office sees what is on file, without a form', async ({ page }) => {
  await haveSession(page, 'hale')
  for (const path of ['/change-email', '/change-name', '/business-phone']) {
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('note')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'Back' }).click()
  await expectPath(page, '/dashboard')
})

test('while nothing is due, the pages on the way to confirming lead to the dashboard', async ({ page }) => {
  await haveSession(page, 'rivera')
  for (const path of ['/verify/email', '/verify/phone']) {
    await page.goto(path)
    await expectPath(page, '/dashboard')
  }
})
