import { getInforceContracts } from '@producer-portal/domain/inforce'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const atAll = { as: 'brandt', at: '/inforce-business/all' }
const findCount = (list: string) => screen.findByText(new RegExp(`^Showing \\d+ in ${list}$`))
const getSelect = (name: string) => screen.getByRole('combobox', { name })
const lists = [
  ['all', 'All', ['Effective Date', 'Type']],
  ['pending-lapse', 'Pending Lapse', ['Lapse Date', 'Alert Date', 'Policy Details']],
  ['terminated', 'Terminated', ['Policy Status', 'Transaction Date']],
  ['contract-changes', 'Contract Changes', ['Type', 'Policy Details', 'Effective Date']],
  ['disbursements', 'Disbursements', ['Type', 'Policy Status', 'Transaction Date']],
  ['service', 'Service', ['Type', 'Policy Status', 'Effective Date']],
  ['missed-payments', 'Missed Payments', ['Payor Name', 'Due Date', 'NFO Date', 'APL Option', 'Billing Group']],
] as const

test('while a list loads, it says so and cannot be exported', async () => {
  await openPortal({ ...atAll, before: ({ neverAnswers }) => neverAnswers(getInforceContracts) })
  expect(await screen.findAllByText('Loading alerts')).not.toHaveLength(0)
  expect(screen.getByRole('button', { name: 'Export' })).toHaveProperty('disabled', true)
})

test('a list that fails to load says so without the reason of the service, and Retry loads it', async () => {
  const { user, recover } = await openPortal({
    ...atAll,
    before: ({ fails }) => fails(getInforceContracts, { status: 409, body: { message: 'no such table' } }),
  })
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to get contracts.')
  expect(screen.queryByText(/no such table/)).toBeNull()
  expect(screen.queryByText('There are no results.')).toBeNull()
  recover()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByText(/^Showing [1-9]\d* in All$/)
})

test('a list without alerts says that there are no results', async () => {
  await openPortal({ ...atAll, before: ({ changesAnswer }) => changesAnswer(getInforceContracts, () => []) })
  await screen.findByText('There are no results.')
  expect(screen.getByText('Showing 0 in All')).toBeDefined()
})

test('/inforce-business opens All with the alerts of the past 7 days', async () => {
  const { address, sentTo } = await openPortal({ as: 'brandt', at: '/inforce-business' })
  await findCount('All')
  expect(address()).toBe('/inforce-business/all')
  expect(getSelect('Time')).toHaveProperty('value', 'past-7')
  expect(sentTo(getInforceContracts).map(({ path }) => path)).toEqual(['/inforce-contracts?type=all'])
})

test('Activity Type leads to each of the seven lists, which have columns of their own', async () => {
  const { user, address } = await openPortal(atAll)
  await findCount('All')
  for (const [segment, label, headers] of lists.toReversed()) {
    await user.selectOptions(getSelect('Activity Type'), label)
    await findCount(label)
    expect(address()).toBe(`/inforce-business/${segment}`)
    expect(document.activeElement).toBe(getSelect('Activity Type'))
    const shown = [...document.querySelectorAll('[role="columnheader"]')].map(({ textContent }) => textContent)
    expect(shown).toEqual(expect.arrayContaining([...headers]))
  }
})

test('what is seen of a list is in the address, and is found again after another list', async () => {
  const { user, address, goBack } = await openPortal(atAll)
  const week = (await findCount('All')).textContent
  await user.selectOptions(getSelect('Time'), 'All')
  await user.selectOptions(getSelect('Rows per page'), '10')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(address()).toBe('/inforce-business/all?time=all&rows=10&page=2')
  expect(screen.queryByText(week)).toBeNull()
  await user.selectOptions(getSelect('Activity Type'), 'Service')
  await findCount('Service')
  expect(address()).toBe('/inforce-business/service')
  await user.selectOptions(getSelect('Activity Type'), 'All')
  await findCount('All')
  expect(address()).toBe('/inforce-business/all?time=all&rows=10&page=2')
  await user.click(screen.getByRole('button', { name: 'Owner Name' }))
  await waitFor(() => expect(address()).toBe('/inforce-business/all?time=all&rows=10&sort=owner-name&dir=ascending'))
  await goBack()
  expect(address()).toBe('/inforce-business/all?time=all&rows=10&page=2')
})

test('home office chooses first, and its choice goes along to every list', async () => {
  const { user, address, sentTo, goTo } = await openPortal({ ...atAll, as: 'hale' })
  await screen.findByText('You have not searched for any cases yet.')
  expect(sentTo(getInforceContracts)).toEqual([])
  await goTo('/inforce-business/all?number=AG1001')
  await findCount('All')
  await user.selectOptions(getSelect('Activity Type'), 'Service')
  await findCount('Service')
  expect(address()).toBe('/inforce-business/service?number=AG1001')
  expect(sentTo(getInforceContracts).every(({ path }) => path.endsWith('&number=AG1001'))).toBe(true)
  await screen.findByText('Showing cases for Lakeshore Financial Group (AG1001)')
  await user.click(screen.getByRole('button', { name: 'View in Agent Dashboard' }))
  expect(address()).toBe('/dashboard?number=AG1001')
})

test('office staff without in-force access is told so', async () => {
  const { sentTo } = await openPortal({ ...atAll, as: 'lin' })
  await screen.findByRole('heading', { level: 1, name: 'Nothing here.' })
  expect(sentTo(getInforceContracts)).toEqual([])
})
