import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.js'
import { haveSession } from '../support/sign-in.js'

async function openSearch(page: Page) {
  await page.getByRole('button', { name: 'Search Clients & Contracts' }).click()
  const panel = page.getByRole('dialog', { name: 'Searching Clients and Contracts' })
  await expect(panel.getByText('No Search Returns')).toBeVisible()
  const box = panel.getByRole('searchbox')
  await expect(box).toBeFocused()
  return { panel, box }
}

test('a producer looks up the owner of a lapse alert, with contracts that lead on', async ({ page }) => {
  await haveSession(page, 'rivera')
  await page.goto('/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Client Lookup' }).click()
  await expect(page).toHaveTitle(/^Client & Contract Lookup/)
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Dashboard' }),
  ).toBeVisible()

  const { panel, box } = await openSearch(page)
  await box.fill('mar')
  await box.press('Enter')
  await expect(panel.getByText(/^Your search is too short\. Type at least 4 characters\./)).toBeVisible()
  await box.fill('martha ellison')
  await box.press('Enter')
  await expect(panel.getByText('4 results for “martha ellison”').last()).toBeVisible()
  await box.fill('7100100401')
  await panel.getByRole('button', { name: 'Search', exact: true }).click()
  const found = panel.getByRole('list', { name: 'Clients and contracts' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await found.click()

  const client = page.getByRole('region', { name: 'Martha Ellison' })
  await expect(client.getByRole('link', { name: 'martha.ellison@example.com' })).toBeVisible()
  await expect(client).toBeFocused()
  const active = client.getByRole('region', { name: 'Active Contracts (2)', exact: true })
  await expect(active.getByRole('row', { name: /7100100401/ })).toContainText('Past Due')
  await expect(client.getByRole('region', { name: 'Inactive Contracts (2)' })).toContainText('Terminated')
  expect(page.url()).toMatch(/client_policy_lookup$/)
  await expect(page).not.toHaveTitle(/Ellison/)

  await active.getByRole('link', { name: 'View details of contract 7100100401' }).click()
  await expect(page.getByRole('dialog', { name: 'Martha Ellison' })).toBeVisible()
  await page.goBack()
  await client.getByRole('link', { name: 'View case 0100100101' }).click()
  await expect(page).toHaveURL(/\/new-business\/pending\?case=.*panel=detail$/)
  await expect(page.getByRole('dialog')).toContainText('0100100101')
  await page.goBack()
  await page.reload()
  await expect(client).toBeVisible()

  await page.getByRole('button', { name: 'Close client' }).click()
  await expect(page.getByRole('searchbox', { name: 'Client name or contract number' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Search Clients & Contracts' })).toBeFocused()
  await page.getByRole('button', { name: /^Martha Ellison/ }).click()
  await expect(client).toBeFocused()
})

test('on a small screen a producer searches in a panel that fills the window, from 800 px on beside the page', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.setViewportSize({ width: 799, height: 900 })
  await page.goto('/dashboard/client_policy_lookup')
  const { panel, box } = await openSearch(page)
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(799)
  const isButtonBelow = async () => {
    const [button, field] = [
      await panel.getByRole('button', { name: 'Search', exact: true }).boundingBox(),
      await box.boundingBox(),
    ]
    return (button?.y ?? 0) >= (field?.y ?? 0) + (field?.height ?? 0)
  }
  expect(await isButtonBelow()).toBe(true)
  await page.setViewportSize({ width: 800, height: 900 })
  await expect.poll(async () => (await panel.boundingBox())?.width).toBe(480)
  expect(await isButtonBelow()).toBe(false)
})
