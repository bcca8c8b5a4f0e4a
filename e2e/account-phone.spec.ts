import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { expectPath } from './support/expect-path.js'
import { changeProfileAnswer } from './support/change-answer.js'
import { sentCode, wrongCode } from './support/sent-code.js'
import { haveSession, submitCredentials } from './support/sign-in.js'
import { tabTo } from './support/tab-to.js'
import { watchProblems } from './support/watch-problems.js'

const numberField = (page: Page) => page.getByLabel('New mobile phone')
const codeField = (page: Page) => page.getByLabel('One-time passcode')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => page.getByRole('main').getByRole('alert')
const saved = 'Your mobile phone was changed. Please allow two business days for changes.'

test('a new mobile phone is set by keyboard, with the code that was sent to it', async ({ page }) => {
  await page.clock.install()
  await haveSession(page, 'okafor')
  const problems = watchProblems(page)
  await page.goto('/change-mfa-phone')
  await expect(page).toHaveTitle('Change Mobile Phone · Meridian Producer Portal')
  await expect(heading(page, 'Change Mobile Phone')).toBeVisible()
  await expect(page.getByText(/^\(773\) 555-01\d\d$/)).toBeVisible()

  await tabTo(page, numberField(page))
  await page.keyboard.type('773 555')
  await page.keyboard.press('Enter')
  await expect(numberField(page)).toHaveAccessibleDescription(/Enter a phone number of 10 to 15 digits\./)
  await page.keyboard.type(' 0170')
  await page.keyboard.press('Enter')
  await expectPath(page, '/change-mfa-phone-verify')
  await expect(page.getByText('Code sent to phone')).toBeVisible()
  await expect(codeField(page)).toBeFocused()
  const first = await sentCode(page, 'okafor', 'sms')

  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription('Codes are at least 6 characters and include a number.')
  await codeField(page).fill('')
  await page.keyboard.type(wrongCode(first))
  await page.keyboard.press('Enter')
  await expect(codeField(page)).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
  await expect(codeField(page)).toBeFocused()

  await tabTo(page, button(page, 'Send another code'))
  await expect(button(page, 'Send another code')).toHaveAccessibleDescription(
    'You can ask again 30 seconds after the last code.',
  )
  await page.clock.runFor(31_000)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Code resent to phone')).toBeVisible()
  await expect(codeField(page)).toHaveValue('')
  const second = await sentCode(page, 'okafor', 'sms')
  expect(second).not.toBe(first)

  // A phone that drops the page for its messages brings it back.
  await page.reload()
  await expect(page.getByText('(773) 555-0170')).toBeVisible()
  await tabTo(page, codeField(page))
  await page.keyboard.type(second)
  await page.keyboard.press('Enter')
  await expectPath(page, '/profile')
  await expect(page.getByText(saved)).toBeVisible()

  await page.goto('/change-mfa-phone-verify')
  await expectPath(page, '/change-mfa-phone')
  await expect(page.getByText('(773) 555-0170')).toBeVisible()
  await expect(numberField(page)).toHaveValue('')
  // The browser notes the wrong code by itself.
  expect(problems.filter((problem) => !problem.includes('status of 400'))).toEqual([])
})

test('what fails on the way says so, and nothing that was typed is lost', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto('/change-mfa-phone')
  await numberField(page).fill('+1 (773) 555-0178')
  for (const [answer, words] of [
    [{ status: 500, body: '' }, 'Unknown error occurred while sending OTP Code.'],
    [{ status: 403, json: { errors: ['This number takes no text messages.'] } }, 'This number takes no text messages.'],
    [null, 'Check your internet connection and try again.'],
  ] as const) {
    await page.route('**/api/profile/update/contact/initiate', (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    )
    await button(page, 'Send code').click()
    await expect(failure(page)).toContainText(words)
    await expect(failure(page)).toBeFocused()
    await expect(numberField(page)).toHaveValue('(773) 555-0178')
  }
  await page.unroute('**/api/profile/update/contact/initiate')
  await page.reload()
  await expect(numberField(page)).toHaveValue('(773) 555-0178')
  await button(page, 'Send code').click()
  await expectPath(page, '/change-mfa-phone-verify')

  const verify = '**/api/profile/update/contact/verify'
  const code = await sentCode(page, 'brandt', 'sms')
  await codeField(page).fill(code)
  await page.route(verify, (route) => route.fulfill({ status: 503, body: '' }))
  await button(page, 'Verify').click()
  await expect(failure(page)).toContainText('Unknown error validating OTP Code')
  await expect(codeField(page)).toHaveValue(code)
  await page.route(verify, (route) =>
    route.fulfill({ status: 403, json: { errors: ['This code has expired. Ask for another one.'] } }),
  )
  await button(page, 'Verify').click()
  await expect(failure(page)).toContainText('This code has expired. Ask for another one.')
  await page.unroute(verify)

  await codeField(page).fill(wrongCode(code))
  for (const _ of [1, 2, 3, 4]) {
    await button(page, 'Verify').click()
    await expect(codeField(page)).toHaveAccessibleDescription('The code you entered is incorrect. Try again.')
  }
  await button(page, 'Verify').click()
  await expect(failure(page)).toContainText('Too many incorrect codes.')
  await button(page, 'Enter the number again').click()
  await expectPath(page, '/change-mfa-phone')
  await expect(numberField(page)).toHaveValue('(773) 555-0178')
})

test('leaving with a number that was typed is asked about first, and then it is gone', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/change-mfa-phone')
  await numberField(page).fill('773 555 01')
  await button(page, 'Cancel').click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(numberField(page)).toHaveValue('77355501')
  await button(page, 'Cancel').click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expectPath(page, '/profile')
  await page.goto('/change-mfa-phone')
  await expect(numberField(page)).toHaveValue('')
})

test('while contact data is verified the way leads back to it, and to no other account page', async ({ page }) => {
  await changeProfileAnswer(page, { verificationExpirationInDays: 0 })
  await page.goto('/login')
  await submitCredentials(page, 'lin')
  await expectPath(page, '/verify-contact')
  await tabTo(page, page.getByRole('link', { name: 'Change Mobile Phone' }))
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify/mobile')
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')
  await tabTo(page, numberField(page))
  await page.keyboard.type('773 555 0180')
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify/mobile-otp')
  await expect(page.getByRole('link', { name: 'Preferences' })).toHaveAttribute('aria-disabled', 'true')
  await expect(codeField(page)).toBeFocused()
  await page.keyboard.type(await sentCode(page, 'lin', 'sms'))
  await page.keyboard.press('Enter')
  await expectPath(page, '/verify-contact')
  await expect(page.getByText(saved)).toBeVisible()
  await expect(page.getByText('(773) 555-0180')).toBeVisible()

  await page.getByRole('link', { name: 'Change Mobile Phone' }).click()
  await button(page, 'Cancel').click()
  await expectPath(page, '/verify-contact')
})

test('home office sees the mobile phone and cannot change it, in the portal or past it', async ({ page, context }) => {
  await haveSession(page, 'hale')
  await page.goto('/change-mfa-phone')
  await expect(page.getByText("You can't change this here.")).toBeVisible()
  await expect(numberField(page)).toHaveCount(0)
  await page.goto('/change-mfa-phone-verify')
  await expectPath(page, '/change-mfa-phone')
  await page.goto('/security-question')
  await expect(page.getByText("You can't change this here.")).toBeVisible()

  const token = (await context.cookies()).find(({ name }) => name === 'authpw_jwt')?.value ?? ''
  const headers = { authorization: `Bearer ${token}` }
  for (const [path, data] of [
    ['contact/initiate', { phoneNumber: '7735550199', otpMethod: 'sms-mobile' }],
    ['contact/verify', { sessionId: 'x', otpCode: '123456', otpMethod: 'sms-mobile' }],
    ['question', { question: 'A?', answer: 'b', answerVerified: 'b' }],
  ] as const) {
    const answer = await page.request.post(`/api/profile/update/${path}`, { data, headers })
    expect(answer.status()).toBe(403)
  }
})

test('a security question is chosen by keyboard, and nothing is lost when saving fails', async ({ page }) => {
  await page.route('**/api/profile/update/question', (route) => route.fulfill({ status: 500, body: '' }))
  await haveSession(page, 'rivera')
  await page.goto('/security-question')
  await expect(heading(page, 'Security Question')).toBeVisible()
  const question = page.getByRole('combobox', { name: 'Question' })
  await expect(question.getByRole('option')).toHaveCount(9)
  await tabTo(page, question)
  await page.keyboard.press('End')
  await expect(question).toHaveValue('Write my own question')
  await tabTo(page, page.getByLabel('Your own question'))
  await page.keyboard.type('Where did we spend our summers?')
  await tabTo(page, page.getByRole('textbox', { name: 'Answer', exact: true }))
  await page.keyboard.type('Lake Ripley')
  await tabTo(page, page.getByRole('textbox', { name: 'Confirm answer' }))
  await page.keyboard.type('Lake Ripley')

  await page.keyboard.press('Enter')
  await expect(failure(page)).toContainText('Unknown error saving security question')
  await expect(failure(page)).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Confirm answer' })).toHaveValue('Lake Ripley')
  await page.unroute('**/api/profile/update/question')

  // The question is kept over a reload, its answer never is.
  await page.reload()
  await expect(page.getByLabel('Your own question')).toHaveValue('Where did we spend our summers?')
  await expect(page.getByRole('textbox', { name: 'Answer', exact: true })).toHaveValue('')
  await page.getByRole('textbox', { name: 'Answer', exact: true }).fill('Lake Ripley')
  await page.getByRole('textbox', { name: 'Confirm answer' }).fill('Lake Ripley')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Security Question Saved')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change Security Question' })).toBeFocused()
  await page.reload()
  await expect(page.getByText('Where did we spend our summers?')).toBeVisible()
})
