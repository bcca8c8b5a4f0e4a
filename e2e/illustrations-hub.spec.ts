import { expect, test } from './support/test.js'
import { haveSession } from './support/sign-in.js'

const hub = '/sales-support/illustrations/illustrations-hub'
const requests = '/sales-support/illustrations/in-force-illustration-requests'

test('the hub shows the tools among the quick links: others open a new tab, the own page the same one', async ({
  page,
}) => {
  await haveSession(page, 'rivera')
  await page.goto(hub)
  await expect(page).toHaveTitle(/^Illustrations Hub/)
  const cards = page.getByRole('list', { name: 'Illustration tools' }).getByRole('listitem')
  await expect(cards).toHaveCount(5)
  await expect(cards.getByRole('link', { name: /^Launch Fixed Annuities/ })).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: 'Need Illustrations Help?' }).click()
  const help = page.getByRole('dialog', { name: 'In-Force Illustration Help & FAQ' })
  const message = help.getByRole('link', { name: /^Send a secure message/ })
  await expect(message).toHaveAttribute(
    'href',
    'https://service.test.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
  )
  await expect(message).toHaveAttribute('target', '_blank')
  await page.keyboard.press('Escape')
  await cards.getByRole('link', { name: 'Launch Request In-force Illustrations' }).click()
  await expect(page).toHaveURL(new RegExp(`${requests}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('In-Force Illustration Requests')
})

test('people with fewer quick links see fewer cards, and guests none', async ({ page }) => {
  await haveSession(page, 'brandt')
  await page.goto(hub)
  await expect(page.getByRole('link', { name: /^Launch/ })).toHaveCount(3)
  await haveSession(page, 'guest')
  await page.goto(hub)
  await expect(page.getByText('You have no illustration tools.')).toBeVisible()
  await page.goto(requests)
  await expect(
    page.getByText('It looks like you don’t have any in-force business or access to an agent who does.'),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Requesting agent' })).toHaveText('No agent available')
})
