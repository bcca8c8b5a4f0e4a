import { getInforceContractDetail, getInforceContracts } from '@producer-portal/domain/inforce'
import type { InforceAlert, InforceContractDetail } from '@producer-portal/domain/inforce'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../testing/open-portal.js'

const ellison = { as: 'okafor', at: '/inforce-business/service?contract=01%7CLIF%7C7100100401&alert=service' }
const ipnOf = ({ clients }: InforceAlert) => clients[0]?.ipn
const findPanel = () => screen.findByRole('dialog', { name: 'Martha Ellison' })

test('while the details load, the panel says so under the name of the owner', async () => {
  await openPortal({ ...ellison, before: ({ neverAnswers }) => neverAnswers(getInforceContractDetail) })
  expect(await within(await findPanel()).findByText('Loading contract details')).toBeDefined()
})

test('details that fail to load say so, and Retry loads them', async () => {
  const { user, recover } = await openPortal({
    ...ellison,
    before: ({ fails }) => fails(getInforceContractDetail, { status: 400 }),
  })
  const panel = await findPanel()
  await within(panel).findByText('Error loading contract details')
  recover()
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  await within(panel).findByText('Amount / Benefit')
  expect(within(panel).queryByText('Error loading contract details')).toBeNull()
})

test('a link to a contract that is gone says so, and leaves the list', async () => {
  const { address } = await openPortal({ ...ellison, at: ellison.at.replace('7100100401', '7100999999') })
  const notifications = await screen.findByRole('region', { name: 'Notifications' })
  await within(notifications).findByText("We can't find this contract. It may have moved to another agent or agency.")
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/inforce-business/service')
})

test('the name of a row is a link to the same details, alone in a tab too', async () => {
  const { load } = await openPortal({ ...ellison, at: '/inforce-business/service?time=all' })
  const [link] = await screen.findAllByRole('link', { name: 'Martha Ellison' })
  const href = link?.getAttribute('href') ?? ''
  expect(href).toBe('/inforce-business/service?contract=01%7CLIF%7C7100100401&alert=service')
  load(href)
  await within(await findPanel()).findByText('Amount / Benefit')
})

test('the details begin with the list of the alert, and lead to the policy system', async () => {
  const { user, address } = await openPortal(ellison)
  const panel = await findPanel()
  const service = await within(panel).findByRole('button', { name: /^Service Alerts/ })
  expect(service.getAttribute('aria-expanded')).toBe('true')
  await user.click(within(panel).getByRole('button', { name: 'More' }))
  within(panel).getByText('N/A')
  const link = within(panel).getByRole('link', { name: /^7100100401/ })
  expect(link.getAttribute('href')).toMatch(/\?Value=7100100401&CoCode=01&CoType=LIF&Type=CO&AuthLevel=AG$/)
  expect(link.getAttribute('target')).toBe('_blank')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/inforce-business/service')
})

test('the details name the payor and the owner, each as such', async () => {
  const { user } = await openPortal({
    ...ellison,
    before: ({ changesAnswer }) =>
      changesAnswer(getInforceContractDetail, (detail: InforceContractDetail) => ({
        ...detail,
        clients: [{ ipn: '1', fullName: 'Olive Owner' }],
        payors: [{ ipn: '2', fullName: 'Peter Payor' }],
      })),
  })
  const panel = within(await screen.findByRole('dialog'))
  await user.click(await panel.findByRole('button', { name: 'More' }))
  const valueOf = (term: string) => panel.getByText(term).parentElement?.textContent
  expect(valueOf('Payor Name')).toBe('Payor NamePeter Payor')
  expect(valueOf('Owner Name')).toBe('Owner NameOlive Owner')
})

test('a row opens its contract, Back closes it, and Escape returns the focus to the row', async () => {
  const { user, address, goBack } = await openPortal({ as: 'okafor', at: '/inforce-business/service' })
  const [row] = await screen.findAllByRole('button', { name: 'Contract details of Martha Ellison' })
  await user.click(row as HTMLElement)
  await findPanel()
  expect(address()).toBe(ellison.at)
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(row as HTMLElement)
  await findPanel()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(row))
})

test.each([
  ['in force', 'Service', true],
  ['that has been terminated', 'Term', false],
])('an illustration of a contract %s is offered accordingly', async (_, alertType, isOffered) => {
  await openPortal({
    ...ellison,
    before: ({ changesAnswer }) =>
      changesAnswer(getInforceContractDetail, (detail: InforceContractDetail) => ({
        ...detail,
        alerts: detail.alerts.slice(0, 1).map((alert) => ({ ...alert, alertType })),
      })),
  })
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByText('Amount / Benefit')
  expect(panel.queryByRole('link', { name: 'Request an illustration' }) !== null).toBe(isOffered)
})

test('home office requests an illustration for the agency that it views', async () => {
  await openPortal({ as: 'hale', at: `${ellison.at}&number=AG1001` })
  const panel = within(await screen.findByRole('dialog'))
  const link = await panel.findByRole('link', { name: 'Request an illustration' })
  expect(link.getAttribute('href')).toContain('?number=AG1001&')
})

test('another contract of the owner takes the place of the first, and Back returns to that', async () => {
  const { user, goTo, goBack, service } = await openPortal({ as: 'okafor', at: '/inforce-business/all' })
  const { body } = await service.call(`/api${getInforceContracts.path}?type=all`, { as: 'okafor' })
  const alerts = body as readonly InforceAlert[]
  const first = alerts.find((alert) =>
    alerts.some(
      (other) =>
        ipnOf(other) && ipnOf(other) === ipnOf(alert) && other.contract.contractNo !== alert.contract.contractNo,
    ),
  )
  const { coCode = '', coType = '', contractNo = '' } = first?.contract ?? {}
  await goTo(`/inforce-business/all?contract=${coCode}|${coType}|${contractNo}`)
  const panel = await screen.findByRole('dialog')
  await user.click(await within(panel).findByRole('button', { name: /^Other Contracts [1-9]/ }))
  const [other] = within(panel).getAllByRole('button', { name: /^View details of contract/ })
  await user.click(other as HTMLElement)
  const isFirst = () => within(screen.getByRole('dialog')).queryByRole('link', { name: new RegExp(`^${contractNo}`) })
  await waitFor(() => expect(isFirst()).toBeNull())
  await goBack()
  await waitFor(() => expect(isFirst()).not.toBeNull())
})

test('the details show the illustrations that were requested of the contract, and lead to them', async () => {
  const { user, address } = await openPortal({ ...ellison, as: 'rivera' })
  const section = within(await within(await findPanel()).findByRole('region', { name: 'Illustration requests' }))
  section.getByText('In preparation')
  expect(section.getAllByRole('listitem')).toHaveLength(1)
  await user.click(section.getByRole('link', { name: /^IR-/ }))
  expect(address()).toBe('/sales-support/illustrations/in-force-illustration-requests')
})
