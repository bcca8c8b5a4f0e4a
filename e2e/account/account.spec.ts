import { expect, test } from '../support/test.js'
import type { Locator, Page } from '@playwright/test'
import { expectPath } from '../support/expect-path.js'
import { sentCode, wrongCode } from '../support/sent-code.js'
import { haveSession, signIn } from '../support/sign-in.js'
import { tabTo } from '../support/tab-to.js'
import { watchProblems } from '../support/watch-problems.js'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const change = (page: Page, name: string) => page.getByRole('link', { name: `Change ${name}` })

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

/** Turns a switch by keyboard and waits for the announcement. */
async function flip(page: Page, target: Locator, said: { readonly on: string; readonly off: string }): Promise<void> {
  const wasOn = await target.isChecked()
  await tabTo(page, target)
  await page.keyboard.press('Space')
  await expect(page.getByText(wasOn ? said.off : said.on)).toBeVisible()
}

test('a producer reads their profile and reaches all of its parts by keyboard alone', async ({ page }) => {
  const problems = watchProblems(page)
  await signIn(page, 'rivera')
  await tabTo(page, page.getByRole('button', { name: /profile of/i }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Full Profile' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(heading(page, 'Elena Rivera')).toBeFocused()
  await expect(page).toHaveTitle(/^Profile/)
  await expect(main(page).getByRole('definition').first()).toHaveText('rivera')
  for (const [name, address] of [
    ['Change Password', '/change-password'],
    ['Change Security Question', '/security-question'],
    ['Change Name', '/change-name'],
    ['Change Email', '/change-email'],
    ['Change Mobile Phone', '/change-mfa-phone'],
    ['Change Text alerts', '/preferences'],
    ['Change Business Phone', '/business-phone'],
  ] as const) {
    await tabTo(page, main(page).getByRole('link', { name }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByText('Error: 404')).toHaveCount(0)
    await page.goBack()
    await expect(heading(page, 'Elena Rivera')).toBeFocused()
  }
  expect(problems).toEqual([])
})

test('a producer makes their choices by keyboard, and they are still made the next time', async ({ page }) => {
  const problems = watchProblems(page)
  const directory = page.getByRole('switch', { name: 'Include me in the Field Directory' })
  const followUp = page.getByRole('switch', { name: 'New Business follow-up' })
  const listed = {
    on: 'You are now included in the Field Directory.',
    off: 'You have been removed from the Field Directory.',
  }
  await haveSession(page, 'brandt')
  await page.goto('/preferences')
  const wasListed = await directory.isChecked()
  await flip(page, directory, listed)
  await page.reload()
  await expect(directory).toBeChecked({ checked: !wasListed })

  await tabTo(page, main(page).getByRole('link', { name: 'Notifications' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Notifications')).toBeFocused()
  const wasSent = await followUp.isChecked()
  await tabTo(page, followUp)
  const saved = page.waitForResponse('**/api/notification-preferences')
  await page.keyboard.press('Space')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(followUp).toBeChecked({ checked: !wasSent })
  expect(problems).toEqual([])
})

test('a producer changes their email by keyboard', async ({ page }) => {
  const email = 'jonas@brandt.example'
  await haveSession(page, 'brandt')
  const problems = watchProblems(page)
  await page.goto('/change-email')
  await expect(page).toHaveTitle('Change Email · Meridian Producer Portal')
  await typeInto(page, field(page, 'New email'), 'jonas')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(field(page, 'New email')).toBeFocused()
  await typeInto(page, field(page, 'New email'), email)
  await typeInto(page, field(page, 'Confirm new email'), email)
  await page.keyboard.press('Enter')
  await expectPath(page, '/profile')
  await expect(page.getByText('Your email was changed. Please allow two business days for changes.')).toBeVisible()
  await expect(change(page, 'Email')).toBeFocused()
  await page.reload()
  await expect(main(page).getByText(email)).toBeVisible()
  expect(problems).toEqual([])
})

test('a producer changes their name; a reload on the way loses nothing, and the tab asks before it closes', async ({
  page,
}) => {
  await haveSession(page, 'brandt')
  await page.goto('/change-name')
  await expect(field(page, 'Last name')).toHaveValue('Brandt')
  await typeInto(page, field(page, 'Suffix'), 'Jr.')
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.accept()
    return dialog.type()
  })
  await page.reload()
  expect(await asked).toBe('beforeunload')
  await expect(field(page, 'Suffix')).toHaveValue('Jr.')
  await tabTo(page, button(page, 'Save'))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name saved')).toBeVisible()
  await expect(change(page, 'Name')).toBeFocused()
  await page.reload()
  await expect(page.getByText('Jonas Brandt Jr.').first()).toBeVisible()
})

test('a manager sets a new mobile phone by keyboard, with the code that was sent to it', async ({ page }) => {
  const numberField = page.getByLabel('New mobile phone')
  const codeField = page.getByLabel('One-time passcode')
  await haveSession(page, 'okafor')
  const problems = watchProblems(page)
  await page.goto('/change-mfa-phone')
  await tabTo(page, numberField)
  await page.keyboard.type('773 555 0170')
  await page.keyboard.press('Enter')
  await expectPath(page, '/change-mfa-phone-verify')
  await expect(codeField).toBeFocused()
  const code = await sentCode(page, 'okafor', 'sms')
  await page.keyboard.type(wrongCode(code))
  await page.keyboard.press('Enter')
  await expect(codeField).toHaveAttribute('aria-invalid', 'true')
  await expect(codeField).toBeFocused()

  // A phone that drops the page for its messages brings it back.
  await page.reload()
  await tabTo(page, codeField)
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expectPath(page, '/profile')
  await expect(
    page.getByText('Your mobile phone was changed. Please allow two business days for changes.'),
  ).toBeVisible()
  await expect(main(page).getByText('(773) 555-0170')).toBeVisible()
  // The browser notes the wrong code by itself.
  expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([])
})

test('a producer writes a security question of their own by keyboard', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/security-question')
  const question = page.getByRole('combobox', { name: 'Question' })
  await tabTo(page, question)
  await page.keyboard.press('End')
  await expect(question).toHaveValue('Write my own question')
  await tabTo(page, page.getByLabel('Your own question'))
  await page.keyboard.type('Where did we spend our summers?')
  for (const name of ['Answer', 'Confirm answer']) {
    await tabTo(page, field(page, name))
    await page.keyboard.type('Lake Ripley')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText('Security Question Saved')).toBeVisible()
  await expect(change(page, 'Security Question')).toBeFocused()
})
