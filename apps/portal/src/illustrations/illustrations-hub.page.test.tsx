import { getQuickLinks } from '@producer-portal/domain/quick-links'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const hub = '/sales-support/illustrations/illustrations-hub'
const tools = async () => within(await screen.findByRole('list', { name: 'Illustration tools' }))
const launchLinks = async () => (await tools()).getAllByRole('link', { name: /^Launch/ })

test('the hub shows the tools among the quick links: others open a new tab, our own page the same one', async () => {
  const { user, address } = await openPortal({ as: 'rivera', at: hub })
  expect((await tools()).getAllByRole('listitem')).toHaveLength(5)
  const other = (await tools()).getByRole('link', { name: /^Launch Fixed Annuities/ })
  expect(other.getAttribute('target')).toBe('_blank')
  await user.click((await tools()).getByRole('link', { name: 'Launch Request In-force Illustrations' }))
  await screen.findByRole('heading', { level: 1, name: 'In-Force Illustration Requests' })
  expect(address()).toBe('/sales-support/illustrations/in-force-illustration-requests')
})

test('the help leads to a secure message of this environment', async () => {
  const { user } = await openPortal({ as: 'rivera', at: hub })
  await user.click(await screen.findByRole('button', { name: 'Need Illustrations Help?' }))
  const panel = await screen.findByRole('dialog', { name: 'In-Force Illustration Help & FAQ' })
  expect(panel.dataset.side).toBe('end')
  const help = within(panel)
  const message = help.getByRole('link', { name: /^Send a secure message/ })
  expect([message.getAttribute('target'), message.getAttribute('href')]).toEqual([
    '_blank',
    'https://service.test.example.com/SMS/SMSControllerServlet?action=NEW&ad=policy&template=policy',
  ])
})

test('people with fewer quick links see fewer cards', async () => {
  await openPortal({ as: 'brandt', at: hub })
  expect(await launchLinks()).toHaveLength(3)
})

test('guests have no illustration tools', async () => {
  await openPortal({ as: 'guest', at: hub })
  await screen.findByText('You have no illustration tools.')
  expect(screen.queryByRole('link', { name: /^Launch/ })).toBeNull()
})

test('tools that fail to load say so, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    as: 'rivera',
    at: hub,
    before: ({ fails }) => fails(getQuickLinks, { status: 409 }),
  })
  await screen.findByText("We couldn't load your illustration tools. Try again.")
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await launchLinks()).toHaveLength(5)
})
