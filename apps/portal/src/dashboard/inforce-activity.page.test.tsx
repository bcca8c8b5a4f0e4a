import { getInforceContracts } from '@producer-portal/domain/inforce'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const findWidget = () => screen.findByRole('region', { name: 'In-Force Activity' })

test('a producer with in-force business alone sees its seven lists, each with its count', async () => {
  const { user, address, goBack } = await openPortal({ as: 'brandt' })
  const widget = await findWidget()
  await waitFor(() => expect(within(widget).queryByRole('tab', { name: /…/ })).toBeNull())
  const tabs = within(widget).getAllByRole('tab')
  expect(tabs.map(({ textContent }) => textContent.replace(/\d+/, 'n'))).toEqual([
    'Pending Lapse (n)',
    'Disbursements (n)',
    'Missed Payments (n)',
    'Terminated (n)',
    'Service (n)',
    'Contract Changes (n)',
    'All (n)',
  ])
  expect(screen.queryByRole('region', { name: 'New Business Activity' })).toBeNull()

  const tab = within(widget).getByRole('tab', { name: /^Contract Changes/ })
  const count = /\d+/.exec(tab.textContent)?.[0]
  await user.click(tab)
  expect(address()).toBe('/dashboard?alerts-list=contract-changes')
  await user.click(within(widget).getByRole('link', { name: /^view all/ }))
  await screen.findByText(`Showing ${count} in Contract Changes`)
  expect(address()).toBe('/inforce-business/contract-changes?time=all')
  await goBack()
  const link = await screen.findByRole('link', { name: 'View In-Force Spreadsheet' })
  expect(link.getAttribute('href')).toBe('/inforce-business/contract-changes?time=all')
})

test('when the in-force lists fail to load, Refresh loads the page again', async () => {
  const { user, leftTo } = await openPortal({
    as: 'brandt',
    before: ({ fails }) => fails(getInforceContracts, { status: 409, body: { message: 'no such table' } }),
  })
  const widget = await findWidget()
  const alert = await within(widget).findByRole('alert')
  expect(alert.textContent).toContain('Oops! Something went wrong.')
  expect(alert.textContent).not.toContain('no such table')
  expect(leftTo()).toBeUndefined()
  await user.click(within(widget).getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(leftTo()).toMatch(/\/dashboard$/))
})

test('while the in-force lists load, none is counted', async () => {
  await openPortal({ as: 'brandt', before: ({ neverAnswers }) => neverAnswers(getInforceContracts) })
  expect(within(await findWidget()).getByRole('tab', { name: 'Pending Lapse (…)' })).toBeDefined()
})

test('contracts that lapse soon are listed, whatever the week their alerts came', async () => {
  const { user, address } = await openPortal({ as: 'brandt' })
  const link = await screen.findByRole('link', { name: /^\d+ lapses? within 7 days$/ })
  const count = Number.parseInt(link.textContent, 10)
  await user.click(link)
  await screen.findByText(`Showing ${count} in Pending Lapse`)
  expect(address()).toBe('/inforce-business/pending-lapse?time=all&lapse=next-7')
})

test('a bar of the summary narrows the list to as many contracts as it counts, until another list is chosen', async () => {
  const { user, address } = await openPortal({ as: 'brandt', at: '/dashboard?alerts-reach=next-30' })
  const widget = await findWidget()
  const bars = await within(widget).findByRole('group', { name: 'Policies by lapse date' })
  const bar = await within(bars).findByRole('button', { name: /^In 8 to 30/ })
  expect(bar.getAttribute('aria-pressed')).toBe('true')
  const count = Number(/\d+$/.exec(bar.textContent)?.[0])
  within(widget).getByText(`Showing 1 - ${Math.min(5, count)} of ${count}`)
  await user.click(within(widget).getByRole('tab', { name: /^All/ }))
  expect(address()).toBe('/dashboard?alerts-list=all')
  expect(within(widget).queryByRole('button', { pressed: true })).toBeNull()
  const types = await within(widget).findByRole('group', { name: 'Alerts by type' })
  await user.click(await within(types).findByRole('button', { name: /^Service/ }))
  expect(
    within(widget)
      .getByRole('tab', { name: /^Service/ })
      .getAttribute('aria-selected'),
  ).toBe('true')
})

test('another list opens without the type that was chosen in the last one', async () => {
  const { user, address } = await openPortal({ as: 'brandt', at: '/dashboard?alerts-kind=Lapse+Pending' })
  await user.click(within(await findWidget()).getByRole('tab', { name: /^Service/ }))
  expect(address()).toBe('/dashboard?alerts-list=service')
})

test('a row opens its contract, which the address keeps, and Escape closes it', async () => {
  const { user, address } = await openPortal({ as: 'brandt' })
  const widget = await findWidget()
  const [row] = await within(widget).findAllByRole('rowheader')
  const name = within(row as HTMLElement).getByRole('link')
  expect(name.getAttribute('href')).toMatch(
    /^\/inforce-business\/pending-lapse\?time=all&contract=[^&]+&alert=pending-lapse$/,
  )
  await user.click(name)
  const panel = await screen.findByRole('dialog', { name: name.textContent })
  expect(address()).toMatch(/^\/dashboard\?contract=/)
  await within(panel).findByText('Amount / Benefit')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/dashboard')
})
