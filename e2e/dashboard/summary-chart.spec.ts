import { expect, test } from '../support/test.js'
import { openDashboard } from '../support/sign-in.js'

test('a producer narrows the dashboard by the bars of its summary, by keyboard and by mouse', async ({ page }) => {
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
