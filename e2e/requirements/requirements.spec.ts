import { expect, test } from '../support/test.js'
import type { Browser, Locator, Page } from '@playwright/test'
import { openFilters } from '../support/case-table.js'
import { escapeFrom } from '../support/escape-from.js'
import { pdfFile, picked } from '../support/pdf-file.js'
import { haveSession, submitCredentials } from '../support/sign-in.js'
import { watchProblems } from '../support/watch-problems.js'

const volkov = 'Dmitri A. Volkov'
const statement = 'Attending physician statement'
const requirementsOf = (page: Page) => page.getByRole('dialog', { name: 'Case Requirements' })
const upload = (page: Page) => page.getByRole('dialog', { name: 'Send Requirement Document(s)' })
const response = (page: Page) => page.getByRole('dialog', { name: 'Respond to Requirement' })
const statusDetails = (page: Page) => page.getByRole('dialog', { name: 'Status Details' })
const send = (page: Page) => upload(page).getByRole('button', { name: 'Upload', exact: true })
const files = (page: Page) => upload(page).getByRole('listitem')
const actionsOf = (page: Page, name: string) => page.getByRole('button', { name: `Actions for ${name}`, exact: true })
const uploadCalls = '**/api/contracts/**/upload'
const detailCalls = /\/api\/contracts\/01\/LIF\/\d+\/\d+$/
const hour = 3_600_000

async function openPending(page: Page, name: string) {
  await haveSession(page, 'rivera')
  await page.goto('/new-business/pending')
  await find(page, name)
}

async function find(page: Page, name: string) {
  await openFilters(page)
  await page.getByRole('searchbox', { name: 'Name or contract number' }).fill(name)
  await expect(actionsOf(page, name)).toBeVisible()
}

async function chooseInRow(page: Page, name: string, item: string) {
  await actionsOf(page, name).click()
  await page.getByRole('menuitem', { name: item, exact: true }).first().click()
}

const choose = (page: Page, chosen: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  upload(page).getByLabel('PDF files').setInputFiles(chosen)

/** The answers that Status Details shows as sent, in a browser that has sent nothing itself. */
async function openSentAnswers(browser: Browser, name: string, item: string): Promise<Locator> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await openPending(page, name)
  await chooseInRow(page, name, 'Case Requirements')
  await requirementsOf(page)
    .getByRole('button', { name: `Status Details of ${item}` })
    .click()
  return page.getByRole('list', { name: 'Comments and documents sent' })
}

test('a producer reads a case and its requirements, and comes back by reload, Back and Escape to where they were', async ({
  page,
}) => {
  await openPending(page, volkov)
  const problems = watchProblems(page)
  await chooseInRow(page, volkov, 'Case details')
  const detail = page.getByRole('dialog', { name: volkov })
  await expect(detail.getByText('Program Type')).toBeVisible()
  await detail.getByRole('button', { name: 'Case Requirements' }).click()
  await requirementsOf(page).getByRole('tab', { name: 'Received (3)' }).click()
  expect(decodeURIComponent(page.url())).not.toContain('Volkov')
  await page.reload()
  await expect(requirementsOf(page).getByRole('tab', { name: 'Received (3)' })).toHaveAttribute('aria-selected', 'true')
  await expect(requirementsOf(page).getByRole('article').first()).toContainText('Teleunderwriting')
  await requirementsOf(page)
    .getByRole('button', { name: /^Status Details of Teleunderwriting/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'Status Details' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog', { name: 'Status Details' })).toBeHidden()
  await escapeFrom(requirementsOf(page))
  await expect(detail).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await find(page, volkov)
  await chooseInRow(page, volkov, 'Case Requirements')
  await escapeFrom(requirementsOf(page))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(actionsOf(page, volkov)).toBeFocused()
  expect(problems).toEqual([])
})

test('a producer sends documents in their order, again after a lost connection, and sees the receipt on every device', async ({
  page,
  browser,
}) => {
  const name = 'Martha Ellison'
  await openPending(page, name)
  await chooseInRow(page, name, 'Case Requirements')
  await requirementsOf(page).getByRole('button', { name: 'Upload documents for APS authorization' }).click()
  await choose(page, [pdfFile('first.pdf'), pdfFile('second.pdf'), picked('scan.pdf', 'PNG picture')])
  await expect(upload(page)).toContainText('Invalid Format: Your file must be in PDF format.')
  await expect(send(page)).toHaveAttribute('aria-disabled', 'true')
  await upload(page).getByRole('button', { name: 'Remove scan.pdf' }).click()
  await upload(page).getByRole('button', { name: 'Move second.pdf up' }).click()

  await page.route(uploadCalls, (route) => route.abort('connectionreset'))
  await send(page).click()
  await expect(upload(page).getByRole('alert')).toContainText('Upload Unsuccessful')
  await expect(upload(page).getByRole('alert')).toContainText(
    'There was an issue connecting to our system. Please try uploading again.',
  )
  await expect(files(page)).toHaveText([/second\.pdf/, /first\.pdf/])

  await page.unroute(uploadCalls)
  await send(page).click()
  await expect(upload(page).getByText('Success! We have your requirement document(s).')).toBeVisible()
  await expect(files(page)).toHaveText([/second\.pdf/, /first\.pdf/])
  await upload(page).getByRole('button', { name: 'Done' }).click()
  const uploaded = requirementsOf(page).getByRole('tab', { name: 'Uploaded (1)' })
  await expect(uploaded).toBeVisible()
  await expect(requirementsOf(page)).toBeFocused()
  // The address of the form shows what was sent, and takes nothing a second time
  await page.goForward()
  await expect(statusDetails(page)).toContainText('2 documents')
  await page.reload()
  await expect(statusDetails(page)).toContainText('2 documents')
  await expect(upload(page)).toBeHidden()
  await escapeFrom(statusDetails(page))
  await expect(statusDetails(page)).toBeHidden()
  await page.reload()
  await expect(requirementsOf(page).getByRole('tab', { selected: true })).not.toHaveText(/\(0\)/)
  await uploaded.click()
  const receipt = requirementsOf(page).getByRole('article').getByRole('note')
  await expect(receipt).toContainText('status may take up to 30 minutes')
  await expect(receipt.getByRole('listitem')).toHaveText([/second\.pdf/, /first\.pdf/])

  const sent = await openSentAnswers(browser, name, 'APS authorization')
  await expect(sent).toContainText('2 documents')
  await expect(sent.getByRole('listitem').getByRole('listitem')).toHaveText([/second\.pdf/, /first\.pdf/])
})

test('a producer answers with a comment and sees it on every device', async ({ page, browser }) => {
  const [name, item, comment] = ['Kwame Osei', 'Amendment to the application', 'Signed copy is on its way.']
  await openPending(page, name)
  await chooseInRow(page, name, 'Case Requirements')
  await requirementsOf(page)
    .getByRole('button', { name: `Comment on ${item}` })
    .click()
  await response(page).getByRole('textbox', { name: 'Your response' }).fill(comment)
  await response(page).getByRole('button', { name: 'Respond', exact: true }).click()
  await expect(response(page).getByRole('status')).toContainText('Success!')
  await page.reload()
  await expect(statusDetails(page)).toContainText(comment)
  await escapeFrom(statusDetails(page))
  await requirementsOf(page)
    .getByRole('tab', { name: /^Uploaded \([1-9]\)$/ })
    .click()
  const again = requirementsOf(page).getByRole('button', { name: `Comment on ${item}` })
  await expect(again).toHaveAttribute('aria-disabled', 'true')

  const sent = await openSentAnswers(browser, name, item)
  await expect(sent).toContainText(comment)
  await expect(sent).toContainText('Sent by Elena Rivera')
})

test('a producer is asked before leaving unsent documents, and finds their names after the session ran out', async ({
  page,
}) => {
  await openPending(page, volkov)
  await chooseInRow(page, volkov, statement)
  await choose(page, [pdfFile('statement.pdf'), pdfFile('results.pdf')])
  await expect(files(page)).toHaveCount(2)
  await escapeFrom(upload(page))
  await page.getByRole('link', { name: 'Issued', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' })
  await question.getByRole('button', { name: 'Stay on this page' }).click()
  // The details stay away: an answer that came beside the refusal would bring the right time back
  await page.route(detailCalls, () => undefined)
  await chooseInRow(page, volkov, statement)
  await expect(files(page)).toHaveCount(2)

  const date = new Date(Date.now() + 2 * hour).toUTCString()
  await page.route(uploadCalls, (route) => route.fulfill({ status: 401, headers: { date }, json: {} }))
  await send(page).click()
  await expect(page).toHaveURL(/\/expired$/)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await submitCredentials(page, 'rivera')
  await expect(upload(page).getByRole('note')).toContainText("These documents weren't sent.")
  await expect(upload(page).getByRole('note').getByRole('listitem')).toHaveText([/statement\.pdf/, /results\.pdf/])
  await choose(page, [pdfFile('results.pdf')])
  await expect(upload(page).getByRole('note').getByRole('listitem')).toHaveText([/statement\.pdf/])

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  expect((await asked).type()).toBe('beforeunload')
})
