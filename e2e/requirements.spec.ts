import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { pdfFile, picked } from './support/pdf-file.js'
import { submitCredentials } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

const volkov = 'Dmitri A. Volkov'
const requirementsOf = (page: Page) => page.getByRole('dialog', { name: 'Case Requirements' })
const upload = (page: Page) => page.getByRole('dialog', { name: 'Send Requirement Document(s)' })
const response = (page: Page) => page.getByRole('dialog', { name: 'Respond to Requirement' })
const uploadCalls = '**/api/contracts/**/upload'
const commentCalls = '**/api/contracts/**/upload-comment'

async function openPending(page: Page) {
  await page.goto('/new-business/pending')
  await submitCredentials(page, 'rivera')
  await expect(page.getByText(/^Showing \d+ Pending Cases$/)).toBeVisible()
}

async function chooseInRow(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).first().click()
}

test('the requirements of a case and their tab survive a reload, and Back closes them', async ({ page }) => {
  await openPending(page)
  const problems = watchProblems(page)
  await chooseInRow(page, volkov, 'Case Requirements')
  await requirementsOf(page).getByRole('tab', { name: 'Received (3)' }).click()
  expect(page.url()).not.toContain('Volkov')
  await page.reload()
  await expect(requirementsOf(page).getByRole('tab', { name: 'Received (3)' })).toHaveAttribute('aria-selected', 'true')
  await expect(requirementsOf(page).getByRole('article').first()).toContainText('Teleunderwriting')
  await page.goBack()
  await expect(requirementsOf(page)).toBeHidden()
  expect(problems).toEqual([])
})

test('documents are checked, put in order, sent again after a lost connection, and receipted', async ({ page }) => {
  await openPending(page)
  await chooseInRow(page, 'Martha Ellison', 'Case Requirements')
  await requirementsOf(page).getByRole('button', { name: 'Upload documents for APS authorization' }).click()
  await upload(page)
    .getByLabel('PDF files')
    .setInputFiles([pdfFile('first.pdf'), pdfFile('second.pdf'), picked('scan.pdf', 'PNG picture')])
  await expect(upload(page)).toContainText('Invalid Format: Your file must be in PDF format.')
  const send = upload(page).getByRole('button', { name: 'Upload', exact: true })
  await expect(send).toBeDisabled()
  await upload(page).getByRole('button', { name: 'Remove scan.pdf' }).click()
  await upload(page).getByRole('button', { name: 'Move second.pdf up' }).click()

  await page.route(uploadCalls, (route) => route.abort('connectionreset'))
  await send.click()
  await expect(upload(page).getByRole('alert')).toContainText('Upload Unsuccessful')
  await expect(upload(page).getByRole('alert')).toContainText(
    'There was an issue connecting to our system. Please try uploading again.',
  )
  await expect(upload(page).getByRole('listitem')).toHaveText([/second\.pdf/, /first\.pdf/])

  await page.unroute(uploadCalls)
  await send.click()
  await expect(upload(page).getByRole('status')).toContainText('Success! We have your requirement document(s).')
  await expect(upload(page).getByRole('listitem')).toHaveText([/second\.pdf/, /first\.pdf/])
  await upload(page).getByRole('button', { name: 'Done' }).click()
  await expect(requirementsOf(page).getByRole('tab', { name: 'Uploaded (1)' })).toBeVisible()
  await page.reload()
  await expect(requirementsOf(page).getByRole('tab', { name: 'Uploaded (1)' })).toBeVisible()
})

test('a damaged document is told in the words of the service, and the files stay', async ({ page }) => {
  await openPending(page)
  await chooseInRow(page, volkov, 'Attending physician statement')
  await upload(page)
    .getByLabel('PDF files')
    .setInputFiles([pdfFile('whole.pdf'), picked('torn.pdf', '%PDF-1.7\nnothing more')])
  await upload(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(upload(page).getByRole('alert')).toContainText('torn.pdf')
  await expect(upload(page).getByRole('listitem')).toHaveText([/whole\.pdf/, /torn\.pdf/])
})

test('an upload can be cancelled and the files are still there', async ({ page }) => {
  await openPending(page)
  await chooseInRow(page, volkov, 'Attending physician statement')
  await upload(page)
    .getByLabel('PDF files')
    .setInputFiles([pdfFile('whole.pdf')])
  // Never answered: it is on its way until somebody ends it
  await page.route(uploadCalls, () => undefined)
  await upload(page).getByRole('button', { name: 'Upload', exact: true }).click()
  await upload(page).getByRole('button', { name: 'Cancel upload' }).click()
  await expect(upload(page)).toContainText('The upload was cancelled. Your files are still here.')
  await expect(upload(page).getByRole('listitem')).toHaveText([/whole\.pdf/])
})

test('a comment is kept while it is typed, and after a failure, until it is sent', async ({ page }) => {
  await openPending(page)
  await chooseInRow(page, volkov, 'Case Requirements')
  const open = requirementsOf(page).getByRole('button', { name: 'Comment on Attending physician statement' })
  await open.click()
  const field = response(page).getByRole('textbox', { name: 'Your response' })
  await field.fill('Records come on 3/20. <ok>')
  await expect(field).toHaveValue('Records come on 3/20. ok')
  await page.reload()
  await open.click()
  await expect(field).toHaveValue('Records come on 3/20. ok')

  await page.route(commentCalls, (route) => route.abort('connectionreset'))
  await response(page).getByRole('button', { name: 'Respond', exact: true }).click()
  await expect(response(page).getByRole('alert')).toContainText(
    'There was an issue connecting to our system. Please try sending your response again.',
  )
  await page.unroute(commentCalls)
  await response(page).getByRole('button', { name: 'Respond', exact: true }).click()
  await expect(response(page).getByRole('status')).toContainText('Success! We have your requirement response.')
  await response(page).getByRole('button', { name: 'Done' }).click()
  await open.click()
  await expect(field).toHaveValue('')
})

test('details that cannot be had are told, and Retry brings them', async ({ page }) => {
  await openPending(page)
  await page.route('**/api/contracts/01/**', (route) => route.fulfill({ status: 500, body: '' }))
  await chooseInRow(page, volkov, 'Case details')
  const detail = page.getByRole('dialog', { name: volkov })
  await expect(detail.getByRole('alert')).toContainText('An error occurred while loading the details.', {
    timeout: 20_000,
  })
  await page.unroute('**/api/contracts/01/**')
  await detail.getByRole('button', { name: 'Retry' }).click()
  await expect(detail.getByText('Program Type')).toBeVisible()
})

test('a message goes to an agent of the case in a new tab', async ({ page, context }) => {
  await openPending(page)
  const problems = watchProblems(page)
  const posts: string[] = []
  await context.route('https://service.*.example.com/**', (route) => {
    posts.push(route.request().postData() ?? '')
    return route.fulfill({ contentType: 'text/html', body: '<title>Message</title>' })
  })
  await chooseInRow(page, volkov, 'Send a message')
  const popup = context.waitForEvent('page')
  await page.getByRole('dialog', { name: 'Send a Message' }).getByRole('button', { name: 'Continue' }).click()
  await expect(await popup).toHaveTitle('Message')
  const fields = new URLSearchParams(posts[0])
  expect(fields.get('subject')).toBe(`New Business - 0100100102 - ${volkov}`)
  expect([...fields.keys()]).toEqual(['sendto', 'subject', 'message'])
  expect(problems).toEqual([])
})
