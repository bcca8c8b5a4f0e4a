import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.js'
import { pdfFile } from '../support/pdf-file.js'
import { openDashboard } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

const work = (page: Page) => page.getByRole('region', { name: 'Needs you' })
const step = (page: Page, name: RegExp) => work(page).getByRole('link', { name })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (part: Page | Locator, name: string | RegExp) => part.getByRole('button', { name, exact: true })

/** In the window as it is, under nothing: a person reaches it without a scroll. */
async function expectAtHand(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  const isAtHand = () =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(hit)
    })
  await expect.poll(isAtHand, `at hand: ${String(part)}`).toBe(true)
}

async function press(part: Locator): Promise<void> {
  await expectAtHand(part)
  await part.click()
}

async function backToDashboard(page: Page): Promise<void> {
  await press(page.getByRole('main').getByRole('link', { name: 'Dashboard', exact: true }))
  await expect(page).toHaveURL(/\/dashboard$/)
}

async function closePanel(panel: Locator): Promise<void> {
  await press(button(panel, /^Close/).first())
  await expect(panel).toHaveCount(0)
}

// Brands whose services no other journey answers requirements of: the one document that is asked for can be sent once
for (const { device, brand, viewport, hasTouch } of [
  { device: 'a laptop', brand: 'harbor-life', viewport: { width: 1280, height: 800 }, hasTouch: false },
  { device: 'a phone', brand: 'alpine-assurance', viewport: { width: 375, height: 812 }, hasTouch: true },
] as const) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, hasTouch, brand })

    test("a producer's morning takes no scroll to find the next act", { tag: '@full' }, async ({ page }) => {
      const problems = watchProblems(page)
      await openDashboard(page, 'rivera')

      // What waits is in view, a step of each kind
      for (const name of [/^View Pending lapse/, /^Comment /, /^Upload /, /^Review /]) {
        await expectAtHand(step(page, name).first())
      }

      // Answers a requirement with a comment
      const comment = step(page, /^Comment /).first()
      const answered = (await comment.textContent()) ?? ''
      await press(comment)
      const response = dialog(page, 'Respond to Requirement')
      await expectAtHand(response.getByRole('textbox'))
      await expect(response.getByRole('textbox')).toBeFocused()
      await page.keyboard.type('The client signs on Thursday.')
      await press(button(response, 'Respond'))
      await press(button(response, 'Done'))
      await closePanel(dialog(page, 'Case Requirements'))
      await backToDashboard(page)
      await expect(work(page).getByRole('listitem').first()).toBeVisible()
      await expect(step(page, /^Comment /).filter({ hasText: answered })).toHaveCount(0)

      // Answers another one with a document
      await press(step(page, /^Upload /).first())
      const upload = dialog(page, 'Send Requirement Document(s)')
      await expectAtHand(upload.getByLabel('PDF files'))
      await upload.getByLabel('PDF files').setInputFiles(pdfFile('authorization.pdf'))
      await press(button(upload, 'Upload'))
      await press(button(upload, 'Done'))
      await closePanel(dialog(page, 'Case Requirements'))
      await backToDashboard(page)

      // Looks after the lapse that comes soonest, and asks for an illustration of what would keep the contract
      await press(step(page, /^View Pending lapse/))
      const contract = page.getByRole('dialog')
      await expectAtHand(contract.getByText(/^Lapses .* \(in 1 day\)/))
      await press(contract.getByRole('link', { name: 'Request an illustration' }))
      await expect(page.getByRole('region', { name: 'Selected policy' })).toBeVisible()
      await press(button(page, 'Reduced paid-up'))
      const numbers = page.getByRole('group', { name: 'Reduced paid-up' })
      for (const [label, value] of [
        ['Date', '01/01/2027'],
        ['Ages', '65 and 75'],
      ] as const) {
        const field = numbers.getByLabel(label)
        await expect(field).toBeFocused()
        await expectAtHand(field)
        await field.fill(value)
        await field.press('Enter')
      }
      await press(button(page, 'Submit In-Force Illustration Request'))
      await expectAtHand(page.getByText('In-Force Illustration Request Submitted'))
      expect(problems).toEqual([])
    })
  })
}
