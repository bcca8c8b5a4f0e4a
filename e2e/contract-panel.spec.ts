import { expect, test } from './support/test.js'
import type { Page } from '@playwright/test'
import { escapeFrom } from './support/escape-from.js'
import { haveSession } from './support/sign-in.js'
import { watchProblems } from './support/watch-problems.js'

interface Alert {
  readonly contract: { readonly coCode: string; readonly coType: string; readonly contractNo: string }
  readonly clients: readonly { readonly ipn: string | null }[]
}

const panel = (page: Page) => page.getByRole('dialog')
const details = '**/api/inforce-contracts/**'
const rowOf = (page: Page, name: string) => page.getByRole('button', { name: `Contract details of ${name}` }).first()

test('the details of a contract: a failure, all facts, the policy system, reload, and the focus finds its way back', async ({
  page,
}) => {
  await haveSession(page, 'okafor')
  await page.goto('/inforce-business/service')
  await page.route(details, (route) => route.fulfill({ status: 400, json: {} }))
  await rowOf(page, 'Martha Ellison').click()
  await expect(panel(page).getByRole('alert')).toContainText('Error loading contract details')
  await page.unroute(details)
  const problems = watchProblems(page)
  await panel(page).getByRole('button', { name: 'Retry' }).click()
  await expect(panel(page)).toHaveAccessibleDescription(/Keystone Whole Life$/)
  await panel(page).getByRole('button', { name: 'More' }).click()
  await expect(panel(page).getByText('N/A')).toBeVisible()
  const link = panel(page).getByRole('link', { name: /^7100100401/ })
  await expect(link).toHaveAttribute('href', /\?Value=7100100401&CoCode=01&CoType=LIF&Type=CO&AuthLevel=AG$/)
  await expect(link).toHaveAttribute('target', '_blank')

  await page.reload()
  await expect(panel(page)).toHaveAccessibleName('Martha Ellison')
  await expect(panel(page).getByRole('button', { name: /^Service Alerts/, expanded: true })).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Pending Lapse & Missed Payments/ })
    .click()
  await expect(panel(page).getByRole('region', { name: /^Pending Lapse & Missed Payments/ })).toContainText(
    'in 21 days',
  )
  await escapeFrom(panel(page))
  await expect(panel(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await rowOf(page, 'Martha Ellison').click()
  await expect(panel(page)).toBeVisible()
  await page.goBack()
  await expect(panel(page)).toHaveCount(0)
  await rowOf(page, 'Martha Ellison').click()
  await escapeFrom(panel(page))
  await expect(panel(page)).toHaveCount(0)
  await expect(rowOf(page, 'Martha Ellison')).toBeFocused()
  expect(problems).toEqual([])
})

test('another contract of the owner takes the place of the first, and Back returns to that', async ({ page }) => {
  await haveSession(page, 'okafor')
  const loaded = page.waitForResponse('**/api/inforce-contracts?type=all')
  await page.goto('/inforce-business/all')
  const alerts = (await (await loaded).json()) as readonly Alert[]
  const first = alerts.find(({ contract, clients }) =>
    alerts.some(
      (other) =>
        other.clients[0]?.ipn &&
        other.clients[0].ipn === clients[0]?.ipn &&
        other.contract.contractNo !== contract.contractNo,
    ),
  )
  const { coCode = '', coType = '', contractNo = '' } = first?.contract ?? {}
  await page.goto(`/inforce-business/all?contract=${coCode}|${coType}|${contractNo}`)
  await expect(panel(page)).toHaveAccessibleDescription(new RegExp(`^${contractNo}`))
  await panel(page)
    .getByRole('button', { name: /^Other Contracts [1-9]/ })
    .click()
  await panel(page)
    .getByRole('button', { name: /^View details of contract/ })
    .first()
    .click()
  await expect(panel(page)).not.toHaveAccessibleDescription(new RegExp(`^${contractNo}`))
  await expect(panel(page)).toBeFocused()
  await page.goBack()
  await expect(panel(page)).toHaveAccessibleDescription(new RegExp(`^${contractNo}`))
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
})
