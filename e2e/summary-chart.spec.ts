import { expect, test } from './support/test.js'
import { openDashboard } from './support/sign-in.js'

test('a bar of the dashboard narrows the list to as many cases as it counts, and lets go again', async ({ page }) => {
  await openDashboard(page, 'rivera')
  const widget = page.getByRole('region', { name: 'New Business Activity' })
  const bar = widget.getByRole('group', { name: 'Cases by status' }).getByRole('button').first()
  const [, status = '', count = ''] = /^(.*?)\s+(\d+)$/s.exec(await bar.innerText()) ?? []
  await bar.focus()
  await page.keyboard.press('Enter')
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await expect(page).toHaveURL(new RegExp(`status=${status.split(' ')[0] ?? ''}`))
  await expect(widget.getByText(new RegExp(`^Showing 1 - ${Math.min(5, Number(count))} of ${count}$`))).toBeVisible()

  await page.reload()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')
  await bar.click()
  await expect(page).toHaveURL(/\/dashboard$/)

  const old = widget.getByRole('group', { name: 'Cases by age' }).getByRole('button', { name: /^Over 90 days/ })
  await old.click()
  await expect(page).toHaveURL(/age=over-90/)
  await expect(old).toHaveAttribute('aria-pressed', 'true')
})

test('a bar of the in-force picture narrows the list to what it counts, and survives a reload but not another list', async ({
  page,
}) => {
  await openDashboard(page, 'brandt')
  const widget = page.getByRole('region', { name: 'In-Force Activity' })
  const bar = widget.getByRole('group', { name: 'Policies by lapse date' }).getByRole('button', { name: /^In 8 to 30/ })
  const count = Number(/\d+$/.exec(await bar.innerText())?.[0])
  await bar.click()
  await expect(page).toHaveURL(/alerts-reach=next-30/)
  await expect(widget.getByText(`Showing 1 - ${Math.min(5, count)} of ${count}`)).toBeVisible()
  await page.reload()
  await expect(bar).toHaveAttribute('aria-pressed', 'true')

  await widget.getByRole('tab', { name: /^All/ }).click()
  await expect(widget.getByRole('button', { pressed: true })).toHaveCount(0)
  await widget
    .getByRole('group', { name: 'Alerts by type' })
    .getByRole('button', { name: /^Service/ })
    .click()
  await expect(widget.getByRole('tab', { name: /^Service/ })).toHaveAttribute('aria-selected', 'true')
})
